import { SHIFTS_A_WRITE, type Shift } from "@domain/experience/experience";
import { type DocumentReference, fieldPath, type SetOptions } from "../../sync/firestoreSdk.ts";

export interface EntryChange {
  /** The experience's id. */
  readonly id: string;
  /** A whole entry, the parts named by `paths`, or the value that deletes it. */
  readonly entry: object;
  /** The parts of the entry to write. The empty path means all of it. */
  readonly paths: readonly (readonly string[])[];
  /** The shifts in this write, for the rules to check. */
  readonly shiftIds: readonly string[];
}

/** The arguments for `set` of a batch or a transaction that change one summary entry in the form the rules require. */
export function entryWrite(
  summary: DocumentReference,
  { id, entry, paths, shiftIds }: EntryChange,
): [DocumentReference, object, SetOptions] {
  const touched = paths.map((path) => fieldPath("items", id, ...path));
  return [
    summary,
    { items: { [id]: entry }, changed_item: id, changed_shift: namesOf(shiftIds) },
    { mergeFields: [...touched, "changed_item", "changed_shift"] },
  ];
}

/** How a write names the shifts it changes. */
export function namesOf(shiftIds: readonly string[]): string | null {
  return shiftIds.length > 0 ? shiftIds.join(" ") : null;
}

/** Splits shifts into parts that fit into one write. */
export function inWrites<Change extends Shift | null>(
  shifts: Readonly<Record<string, Change>>,
): readonly Readonly<Record<string, Change>>[] {
  const rows = Object.entries(shifts);
  const count = Math.ceil(rows.length / SHIFTS_A_WRITE);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(rows.slice(index * SHIFTS_A_WRITE, (index + 1) * SHIFTS_A_WRITE)),
  );
}
