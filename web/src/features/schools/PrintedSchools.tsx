import type { StudentNumbers } from "@domain/fit/schoolFit";
import { openDeadlines } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import { outcomes } from "@text/tracker/schools";
import * as text from "@text/tracker/sheets";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { RecordTable } from "../../ui/components/RecordTable.tsx";
import { dayText } from "../../views/dayText.ts";
import { placeOf, statusWord } from "../../views/schoolWords.ts";
import { SchoolFitTag } from "./SchoolFitTag.tsx";

interface PrintedSchoolsProps {
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
}

/** The schools in print, in this order: each school's fit, status and open deadlines. */
export function PrintedSchools({ track, rows, numbers }: PrintedSchoolsProps) {
  return (
    <>
      <RecordTable
        className="print-table"
        columns={[
          { heading: text.school, cell: (row) => [row.name, placeOf(row)].filter(Boolean).join(", ") },
          {
            heading: text.fit,
            className: "print-table__words",
            cell: (row) => <SchoolFitTag row={row} numbers={numbers} />,
          },
          {
            heading: text.status,
            className: "print-table__words",
            cell: ({ status, outcome }) => (
              <>
                {statusWord(track, status)}
                {outcome && <div>{outcomes[outcome]}</div>}
              </>
            ),
          },
          {
            heading: text.deadlines,
            cell: (row) =>
              openDeadlines(row).map(({ id, day, label }) => <div key={id}>{text.deadline(dayText(day), label)}</div>),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
      <p>{text.fitsAreOurs}</p>
    </>
  );
}
