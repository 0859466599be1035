import type { SharedCourses } from "@domain/share/sharedPlan";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/shared/page";
import { RecordTable } from "../../ui/components/RecordTable.tsx";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";

export function CoursesPart({ averages, terms }: SharedCourses) {
  return (
    <>
      {averages.length > 0 && (
        <div className="shared__group">
          <h3>{text.averages}</h3>
          <div className="shared__wide">
            <RecordTable
              className="shared__table"
              columns={[
                { heading: text.rules, cell: ([, { rulebook }]) => rulebook },
                { heading: text.average, cell: ([, { label }]) => label },
                {
                  heading: text.gpa,
                  className: "shared__number",
                  cell: ([, { gpa }]) => <span className="shared__name">{gpa}</span>,
                },
                {
                  heading: text.credits,
                  className: "shared__number",
                  cell: ([, { credits }]) => formatNumber(credits),
                },
              ]}
              rows={keyed(averages, ({ rulebook, label }) => rulebook + label)}
              keyOf={([key]) => key}
            />
          </div>
        </div>
      )}
      <FoldedRows of="terms" count={terms.length}>
        {keyed(terms, ({ name }) => name).map(([key, term]) => (
          <div key={key} className="shared__group">
            <h3>{term.name}</h3>
            <div className="shared__wide">
              <TermTable term={term} />
            </div>
          </div>
        ))}
      </FoldedRows>
    </>
  );
}

function TermTable({ term: { name, courses } }: { term: SharedCourses["terms"][number] }) {
  return (
    <RecordTable
      className="shared__table"
      label={name}
      columns={[
        { heading: text.course, cell: ([, course]) => <CourseName {...course} /> },
        { heading: text.credits, className: "shared__number", cell: ([, { credits }]) => formatNumber(credits) },
        { heading: text.grade, className: "shared__number", cell: ([, { grade }]) => grade },
      ]}
      rows={keyed(courses, ({ code, name: course }) => code + course)}
      keyOf={([key]) => key}
    />
  );
}

function CourseName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span className="shared__name">{name || code}</span>
      {name !== "" && code !== "" && <span className="shared__meta"> {code}</span>}
    </>
  );
}
