import { SHIFT_LIMIT, type Shift } from "@domain/experience/experience";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/shifts";
import { Button } from "../../ui/components/Button.tsx";
import { useOneSend } from "../../ui/forms/useOneSend.ts";
import { dayText } from "../../views/dayText.ts";
import { hoursText, shiftText } from "./hoursText.ts";
import { type LoggedShift, sameAgain, usualShifts } from "./shifts.ts";

interface RepeatedShiftsProps {
  /** The newest first. */
  shifts: readonly LoggedShift[];
  today: string;
  onLog: (shifts: readonly Shift[]) => void;
}

/** Logs in one press what the student does every week: the usual shifts since the last one, or the last one again. */
export function RepeatedShifts({ shifts, today, onLog }: RepeatedShiftsProps) {
  const { send } = useOneSend();
  const [latest] = shifts;
  const again = latest ? sameAgain(latest, today) : null;
  const usual = usualShifts(shifts, today);
  const offered = usual.length > 0 ? usual : again && [again];
  const [first] = offered ?? [];
  if (!offered || !first || shifts.length + offered.length > SHIFT_LIMIT) return null;

  function log(logged: readonly Shift[]) {
    onLog(logged);
    return true;
  }

  return (
    <Button variant="quiet" className="shifts__again" onClick={() => send(() => log(offered))}>
      {usual.length > 0
        ? text.usualShifts(formatList(offered.map(shiftText), "conjunction"))
        : text.sameAsLastWeek(hoursText(first.hours), dayText(first.day))}
    </Button>
  );
}
