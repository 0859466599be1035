import type { Course } from "@domain/course/course";
import { type GpaResult, gpaText, realCourses } from "@domain/gpa/gpa";
import { formatNumber } from "@domain/shared/language";
import * as words from "@text/tracker/coursework";
import * as text from "@text/tracker/sheets";
import { RecordTable } from "../../ui/components/RecordTable.tsx";
import { groupByTerm, hoursText } from "../../views/courseworkView.ts";

interface PrintedCoursesProps {
  rows: readonly (Course & { readonly id: string })[];
  /** The averages of completed courses, by each rulebook. */
  done: readonly GpaResult[];
  /** The element of a term's heading. */
  TermHeading: "h2" | "h3";
}

/** The averages and their courses in print, term by term, without what-if rows. */
export function PrintedCourses({ rows, done, TermHeading }: PrintedCoursesProps) {
  return (
    <>
      <p>{text.averagesAreOurs}</p>
      <RecordTable
        className="print-table"
        columns={[
          { heading: text.rulebook, cell: ({ rulebook }) => rulebook.name },
          { heading: text.average, cell: ({ label }) => label },
          { heading: text.gpa, className: "print-table__number", cell: ({ gpa }) => gpaText(gpa) },
          { heading: text.gradedCredits, className: "print-table__number", cell: ({ hours }) => hoursText(hours) },
        ]}
        rows={done.flatMap(({ rulebook, averages }) => averages.map((average) => ({ rulebook, ...average })))}
        keyOf={({ rulebook, id }) => `${rulebook.id}-${id}`}
      />
      {groupByTerm(realCourses(rows)).map(({ term, year, rows: courses }) => (
        <section key={`${term}-${year}`}>
          <TermHeading>{words.termOf(words.terms[term], year)}</TermHeading>
          <RecordTable
            className="print-table"
            columns={[
              { heading: text.course, cell: ({ code, name }) => [code, name].filter(Boolean).join(" ") },
              { heading: text.credits, className: "print-table__number", cell: ({ credits }) => formatNumber(credits) },
              {
                heading: text.grade,
                className: "print-table__number",
                cell: ({ grade, status }) => grade ?? words.statuses[status],
              },
            ]}
            rows={courses}
            keyOf={({ id }) => id}
          />
        </section>
      ))}
    </>
  );
}
