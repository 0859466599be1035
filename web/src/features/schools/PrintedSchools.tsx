import type { StudentNumbers } from "@domain/fit/schoolFit";
import { openDeadlines } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import { outcomes } from "@text/tracker/schools";
import * as text from "@text/tracker/sheets";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
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
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col">{text.school}</th>
            <th scope="col">{text.fit}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.deadlines}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{[row.name, placeOf(row)].filter(Boolean).join(", ")}</th>
              <td className="print-table__words">
                <SchoolFitTag row={row} numbers={numbers} />
              </td>
              <td className="print-table__words">
                {statusWord(track, row.status)}
                {row.outcome && <div>{outcomes[row.outcome]}</div>}
              </td>
              <td>
                {openDeadlines(row).map(({ id, day, label }) => (
                  <div key={id}>{text.deadline(dayText(day), label)}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.fitsAreOurs}</p>
    </>
  );
}
