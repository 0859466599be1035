import { type Changes, changesBack } from "@domain/records/recordChanges";
import type { School } from "@domain/school/school";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";

interface Changed {
  readonly written: Promise<boolean>;
  /** Reverts those values that have not changed since. */
  readonly undo: () => void;
}

/** Changes fields of a school, with Undo. */
export function useUndoableChange(row: SchoolRecord): (changes: Changes<School>) => Changed {
  const { schools } = usePlan();

  return (changes) => ({
    written: schools.change(row.id, changes),
    undo() {
      const now = schools.rows.find(({ id }) => id === row.id);
      if (now) void schools.change(row.id, changesBack<School>(changes, row, now));
    },
  });
}
