import * as text from "@text/tracker/shifts";
import { Play, Square } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { Elapsed } from "../../ui/forms/Elapsed.tsx";
import type { ShiftTimer } from "./useShiftTimer.ts";

/** Starts and stops the timer of a shift. The student can still correct what it has measured. */
export function ShiftTimerButton({ timer }: { timer: ShiftTimer }) {
  const { startedAt, start, stop } = timer;
  if (startedAt === null) {
    return (
      <Button variant="quiet" onClick={start}>
        <Play className="icon" aria-hidden />
        {text.startTimer}
      </Button>
    );
  }
  return (
    <Button variant="quiet" onClick={stop}>
      <Square className="icon" aria-hidden />
      {text.stopTimer} <Elapsed startedAt={startedAt} />
    </Button>
  );
}
