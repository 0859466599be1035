import * as text from "@text/tracker/shifts";
import { type RefObject, useState } from "react";
import { useToast } from "../../ui/components/Toast.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";
import { useTimer } from "../../ui/forms/useTimer.ts";
import { dayText } from "../../views/dayText.ts";
import { hoursText } from "./hoursText.ts";
import { isForgotten, timedShift } from "./shifts.ts";

export interface ShiftTimer {
  /** In milliseconds since 1970; null while it is not running. */
  readonly startedAt: number | null;
  /** It ran for more than a day, so the student is asked for the hours. */
  readonly isForgotten: boolean;
  readonly start: () => void;
  /** Writes day and hours into the form. A forgotten timer stays until a shift of its day is logged. */
  readonly stop: () => void;
  readonly discard: () => void;
  /** To call when a shift of this day has been logged. */
  readonly onLogged: (day: string) => void;
}

/** The timer of an experience. `card` contains the form that gets what it has measured. */
export function useShiftTimer(uid: string, experienceId: string, card: RefObject<HTMLElement | null>): ShiftTimer {
  const { startedAt, start, stop: end } = useTimer(uid, "experiences", experienceId);
  const [asks, setAsks] = useState(() => startedAt !== null && isForgotten(startedAt, Date.now()));
  const showToast = useToast();
  const field = (name: string) => card.current?.querySelector<HTMLInputElement>(`.shift-form [name="${name}"]`) ?? null;

  function discard() {
    end();
    setAsks(false);
  }

  function stop() {
    if (startedAt === null) return;
    const { day, hours } = timedShift(startedAt, Date.now());
    if (hours === 0) showToast(text.ranTooShort);
    else fillIn(day, hours);
    if (hours === null) setAsks(true);
    else discard();
    const hoursField = field("hours");
    hoursField?.focus();
    // The toast that asks to check it is at the lower edge.
    hoursField?.scrollIntoView({ block: "center" });
  }

  function fillIn(day: string, hours: number | null) {
    const dayField = field("day");
    const hoursField = field("hours");
    if (dayField) typeInto(dayField, day);
    if (hours === null || !hoursField) return;
    typeInto(hoursField, String(hours));
    showToast(text.timed(hoursText(hours), dayText(day)));
  }

  function onLogged(day: string) {
    if (asks && startedAt !== null && timedShift(startedAt, Date.now()).day === day) discard();
  }

  return { startedAt, isForgotten: startedAt !== null && asks, start, stop, discard, onLogged };
}
