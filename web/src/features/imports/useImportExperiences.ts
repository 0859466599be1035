import type { Shift } from "@domain/experience/experience";
import type { ExperiencePlan } from "@domain/imports/experienceImport";
import * as text from "@text/tracker/importTable";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { useAddInParts } from "./useAddInParts.ts";

export type ExperienceAddition = Pick<ExperiencePlan, "added" | "extended">;

/** Adds planned experiences and shifts. One Undo takes all of them back. */
export function useImportExperiences(onDone: () => void) {
  const { experiences } = usePlan();
  const showToast = useToast();
  const { add: addInParts, takeBack, progress } = useAddInParts();

  async function add({ added, extended }: ExperienceAddition): Promise<void> {
    const ids = added.map(() => experiences.newId());
    const grown = extended.map(({ id, shifts }) => ({ id, shifts: withIds(shifts) }));
    const writes = [
      ...added.map(
        ({ fields, shifts }, at) =>
          () =>
            void experiences.add(fields, withIds(shifts), ids[at]),
      ),
      ...grown.map(
        ({ id, shifts }) =>
          () =>
            void experiences.changeShifts(id, shifts),
      ),
    ];
    if (!(await addInParts(writes))) return;
    const count = [...added, ...extended].reduce((sum, { shifts }) => sum + shifts.length, 0);
    showToast(text.importedExperiences(added.length, count), () => void undo());
    onDone();

    function undo() {
      const removals = [
        ...ids.map((id) => () => void experiences.remove(id)),
        ...grown.map(
          ({ id, shifts }) =>
            () =>
              void experiences.changeShifts(id, withoutShifts(shifts)),
        ),
      ];
      return takeBack(removals);
    }
  }

  function withIds(shifts: readonly Shift[]): Readonly<Record<string, Shift>> {
    return Object.fromEntries(shifts.map((shift) => [experiences.newId(), shift]));
  }

  return { add, progress };
}

function withoutShifts(shifts: Readonly<Record<string, Shift>>): Readonly<Record<string, null>> {
  return Object.fromEntries(Object.keys(shifts).map((id) => [id, null]));
}
