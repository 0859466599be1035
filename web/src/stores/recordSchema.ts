import { type Changes, touches, withChanges } from "@domain/records/recordChanges";

/** A schema of the domain, as far as a store asks it: whether it takes a record, and which fields it does not take. */
export interface RecordSchema {
  safeParse(record: unknown): { readonly error?: { readonly issues: readonly Issue[] } | undefined };
}

interface Issue {
  readonly path: readonly PropertyKey[];
}

/** Whether the schema takes the record. */
export function isValid(schema: RecordSchema, record: object): boolean {
  return !schema.safeParse(record).error;
}

/** Whether it takes the changed fields of a record. What is wrong in others was wrong before and hinders nobody. */
export function isValidChange(schema: RecordSchema, before: object | undefined, changes: object): boolean {
  const { error } = schema.safeParse(withChanges<object>(before ?? {}, changes as Changes<object>));
  return !error?.issues.some(({ path }) => path.length > 0 && touches(changes, path));
}
