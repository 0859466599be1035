import * as text from "@text/layout/quickLog";
import { useToast } from "../../components/Toast.tsx";
import { useStores } from "../../stores/useStores.ts";
import { hoursInWords, NEW_EXPERIENCE, newExperienceOf, type QuickLog, shiftOf } from "./quickLogForm.ts";

/** Logs what was typed and says so with a way back. It waits for no server, so it works offline. */
export function useQuickLog(onClose: () => void): (typed: QuickLog) => void {
  const { experiences, user } = useStores();
  const toast = useToast();

  function logTo(id: string, typed: QuickLog) {
    const shiftId = experiences.newId();
    void experiences.putShift(id, shiftId, shiftOf(typed)).then((isSaved) => {
      if (!isSaved && experiences.saveError !== null) toast(experiences.saveError);
    });
    return () => void experiences.removeShift(id, shiftId);
  }

  /** Null when the account holds no more experiences. */
  function begin(typed: QuickLog) {
    const fields = newExperienceOf(typed, user.user?.dashboard_item ?? "HS");
    const added = experiences.add(fields, { [experiences.newId()]: shiftOf(typed) });
    return added && (() => void experiences.remove(added.id));
  }

  return (typed) => {
    const isNew = typed.experience === NEW_EXPERIENCE;
    const undo = isNew ? begin(typed) : logTo(typed.experience, typed);
    if (undo === null) throw new Error(experiences.saveError ?? "");
    onClose();
    const total = experiences.entries.find(({ id }) => id === typed.experience)?.completedHours ?? null;
    const hours = hoursInWords(typed.hours);
    toast(total === null ? text.logged(hours) : text.loggedUnderTotal(hours, hoursInWords(total)), undo);
  };
}
