import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/layout/quickLog";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { hoursInWords, NEW_EXPERIENCE, newExperienceOf, type QuickLog, shiftOf } from "./quickLogForm.ts";

interface Logged {
  readonly experienceName: string;
  /** The total that the student has entered instead of shifts, in hours. */
  readonly total: number | null;
  readonly written: Promise<boolean>;
  readonly undo: () => void;
}

/**
 * Logs what was typed and shows a toast with the experience and Undo. Works offline. Resolves with whether the server
 * accepted the hours.
 */
export function useQuickLog(): (typed: QuickLog) => Promise<boolean> {
  const { experiences, user } = usePlan();
  const toast = useToast();

  function logTo(id: string, typed: QuickLog): Logged {
    const entry = experiences.entries.find((other) => other.id === id);
    const shiftId = experiences.newId();
    const written = experiences.putShift(id, shiftId, shiftOf(typed));
    return {
      experienceName: entry?.experienceName ?? "",
      total: entry?.completedHours ?? null,
      written,
      undo: () => void experiences.removeShift(id, shiftId),
    };
  }

  /** Null if the account cannot hold more experiences. */
  function begin(typed: QuickLog): Logged | null {
    const fields = newExperienceOf(typed, user.user?.dashboard_item ?? "HS");
    const added = experiences.add(fields, { [experiences.newId()]: shiftOf(typed) });
    if (added === null) return null;
    const { experienceName } = fields;
    return { experienceName, total: null, written: added.written, undo: () => void experiences.remove(added.id) };
  }

  return (typed) => {
    const begun = typed.experience === NEW_EXPERIENCE ? begin(typed) : logTo(typed.experience, typed);
    if (begun === null) throw new Error(experiences.saveError ?? "");
    const { experienceName, total, written, undo } = begun;
    const hours = hoursInWords(typed.hours);
    const isPlanned = typed.day > localDayOf(new Date());
    const logged = isPlanned ? text.planned : text.logged;
    toast(
      total === null || isPlanned
        ? logged(hours, experienceName)
        : text.loggedUnderTotal(hours, experienceName, hoursInWords(total)),
      undo,
    );
    void written.then((isSaved) => {
      if (!isSaved && experiences.saveError !== null) toast(experiences.saveError);
    });
    return written;
  };
}
