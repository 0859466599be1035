import * as text from "@text/layout/quickLog";
import { useToast } from "../../components/Toast.tsx";
import { useStores } from "../../stores/useStores.ts";
import { hoursInWords, NEW_EXPERIENCE, newExperienceOf, type QuickLog, shiftOf } from "./quickLogForm.ts";

interface Logged {
  readonly written: Promise<boolean>;
  readonly undo: () => void;
}

/**
 * Logs what was typed and says so with a way back without waiting for the server, so it works offline. Resolves when the server has answered,
 * with whether it took the hours.
 */
export function useQuickLog(): (typed: QuickLog) => Promise<boolean> {
  const { experiences, user } = useStores();
  const toast = useToast();

  function logTo(id: string, typed: QuickLog): Logged {
    const shiftId = experiences.newId();
    const written = experiences.putShift(id, shiftId, shiftOf(typed));
    return { written, undo: () => void experiences.removeShift(id, shiftId) };
  }

  /** Null when the account holds no more experiences. */
  function begin(typed: QuickLog): Logged | null {
    const fields = newExperienceOf(typed, user.user?.dashboard_item ?? "HS");
    const added = experiences.add(fields, { [experiences.newId()]: shiftOf(typed) });
    return added && { written: added.written, undo: () => void experiences.remove(added.id) };
  }

  return (typed) => {
    const isNew = typed.experience === NEW_EXPERIENCE;
    const logged = isNew ? begin(typed) : logTo(typed.experience, typed);
    if (logged === null) throw new Error(experiences.saveError ?? "");
    const total = experiences.entries.find(({ id }) => id === typed.experience)?.completedHours ?? null;
    const hours = hoursInWords(typed.hours);
    toast(total === null ? text.logged(hours) : text.loggedUnderTotal(hours, hoursInWords(total)), logged.undo);
    void logged.written.then((isSaved) => {
      if (!isSaved && experiences.saveError !== null) toast(experiences.saveError);
    });
    return logged.written;
  };
}
