import { type Changes, changesBack } from "@domain/records/recordChanges";
import type { School } from "@domain/school/school";
import { useStores } from "../../../stores/useStores.ts";
import type { SchoolRecord } from "./schoolRecord.ts";

interface Changed {
  readonly written: Promise<boolean>;
  /** Takes back what still stands as it was written. */
  readonly undo: () => void;
}

/** Changes parts of a school, with a way back. */
export function useUndoableChange(row: SchoolRecord): (changes: Changes<School>) => Changed {
  const { schools } = useStores();

  return (changes) => ({
    written: schools.change(row.id, changes),
    undo() {
      const now = schools.rows.find(({ id }) => id === row.id);
      if (now) void schools.change(row.id, changesBack<School>(changes, row, now));
    },
  });
}
