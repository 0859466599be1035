import * as text from "@text/tracker/shifts";
import { Play, Square } from "lucide-react";
import type { RefObject } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { Elapsed } from "../../ui/forms/Elapsed.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";
import { useTimer } from "../../ui/forms/useTimer.ts";
import { hoursText } from "./hoursText.ts";
import { timedHours } from "./shifts.ts";

interface ShiftTimerProps {
  uid: string;
  experienceId: string;
  /** Contains the form that gets the hours when the timer stops. */
  card: RefObject<HTMLElement | null>;
}

/** Times a shift. Stopping writes the hours into the form, where the student can still correct them. */
export function ShiftTimer({ uid, experienceId, card }: ShiftTimerProps) {
  const { startedAt, start, stop } = useTimer(uid, "experiences", experienceId);
  const showToast = useToast();

  function handleStop() {
    if (startedAt === null) return;
    const hours = timedHours(startedAt, Date.now());
    const field = card.current?.querySelector<HTMLInputElement>('[name="hours"]');
    stop();
    if (hours === null) showToast(text.ranTooLong);
    else if (field) {
      typeInto(field, String(hours));
      showToast(text.timed(hoursText(hours)));
    }
    field?.focus();
  }

  if (startedAt === null) {
    return (
      <Button variant="quiet" onClick={start}>
        <Play className="icon" aria-hidden />
        {text.startTimer}
      </Button>
    );
  }
  return (
    <Button variant="quiet" onClick={handleStop}>
      <Square className="icon" aria-hidden />
      {text.stopTimer} <Elapsed startedAt={startedAt} />
    </Button>
  );
}
