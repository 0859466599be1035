import type { Experience } from "@domain/experience/experience";
import { type ExperienceSummary, entryOf } from "@domain/experience/experienceSummary";
import { compareStructural } from "mobx";

/**
 * Ids with a summary entry that differs from their record, and ids that are only in the records or only in the summary.
 */
export function mismatchedIds(
  records: readonly (Experience & { readonly id: string })[],
  entries: ExperienceSummary["items"],
): readonly string[] {
  const ids = new Set(records.map(({ id }) => id));
  const wrong = records.filter((record) => !compareStructural(entries[record.id], entryOf(record)));
  return [...wrong.map(({ id }) => id), ...Object.keys(entries).filter((id) => !ids.has(id))];
}
