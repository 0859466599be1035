import type { StudentNumbers } from "@domain/fit/schoolFit";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/sheets";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import { dayText } from "../../views/dayText.ts";
import { PrintedSchools } from "./PrintedSchools.tsx";

interface SchoolSheetProps {
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
}

/** The printed list: each school's fit, status and deadlines, in the given order. */
export const SchoolSheet = observer(function SchoolSheet({ track, rows, numbers }: SchoolSheetProps) {
  const { user } = usePlan();
  return (
    <PrintSheet title={text.schoolTitle[track](user.user?.display_name ?? "")}>
      <p>{text.madeOn(dayText(localDayOf(new Date())))}</p>
      <PrintedSchools track={track} rows={rows} numbers={numbers} />
    </PrintSheet>
  );
});
