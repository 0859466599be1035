import type { StudentNumbers } from "@domain/fit/schoolFit";
import { openDeadlines } from "@domain/school/school";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/sheets";
import { observer } from "mobx-react-lite";
import { dayText } from "../../../components/dayText.ts";
import { PrintSheet } from "../../../components/PrintSheet.tsx";
import type { SchoolRecord } from "../../../stores/SchoolsStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { SchoolFitTag } from "./SchoolFitTag.tsx";
import { placeOf, statusWord } from "./schoolWords.ts";

interface SchoolSheetProps {
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
}

/** The list on paper: how each school fits, where it stands, and what is due when. */
export const SchoolSheet = observer(function SchoolSheet({ track, rows, numbers }: SchoolSheetProps) {
  const { user } = usePlan();
  return (
    <PrintSheet title={text.schoolTitle[track](user.user?.display_name ?? "")}>
      <p>{text.madeOn(dayText(localDayOf(new Date())))}</p>
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
          {rows
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map((row) => (
              <tr key={row.id}>
                <th scope="row">{[row.name, placeOf(row)].filter(Boolean).join(", ")}</th>
                <td>
                  <SchoolFitTag row={row} numbers={numbers} />
                </td>
                <td>{statusWord(track, row.status)}</td>
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
    </PrintSheet>
  );
});
