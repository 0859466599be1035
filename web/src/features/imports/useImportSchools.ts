import type { School } from "@domain/school/school";
import * as text from "@text/tracker/importTable";
import { usePlan } from "../../stores/usePlan.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { useAddInParts } from "./useAddInParts.ts";

/** Adds schools. One Undo takes all of them back. */
export function useImportSchools(onDone: () => void) {
  const { schools } = usePlan();
  const showToast = useToast();
  const { add: addInParts, takeBack, progress } = useAddInParts();

  async function add(imported: readonly School[]): Promise<void> {
    const ids = new Set<string>();
    const writes = imported.map((school) => () => {
      const added = schools.add(school);
      if (added) ids.add(added.id);
    });
    if (!(await addInParts(writes))) return;
    showToast(text.importedSchools(ids.size), () => {
      const rows = schools.rows.filter(({ id }) => ids.has(id));
      void takeBack(rows.map((row) => () => void schools.remove(row)));
    });
    onDone();
  }

  return { add, progress };
}
