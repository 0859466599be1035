import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/shifts";
import { Button } from "../../ui/components/Button.tsx";
import { dayText } from "../../views/dayText.ts";

interface ForgottenTimerProps {
  /** In milliseconds since 1970. */
  startedAt: number;
  onEnter: () => void;
  onDiscard: () => void;
}

/** Asks for the hours of a timer that ran for more than a day. It stays until they are logged or it is discarded. */
export function ForgottenTimer({ startedAt, onEnter, onDiscard }: ForgottenTimerProps) {
  return (
    <div className="shifts__forgotten">
      <p>{text.ranTooLong(dayText(localDayOf(new Date(startedAt))))}</p>
      <Button variant="quiet" onClick={onEnter}>
        {text.enterHours}
      </Button>
      <Button variant="text" onClick={onDiscard}>
        {text.discardTimer}
      </Button>
    </div>
  );
}
