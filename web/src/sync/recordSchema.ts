import { type Changes, touches, withChanges } from "@domain/records/recordChanges";

/** What a store needs from a domain schema: whether it accepts a record, and which fields it rejects. */
export interface RecordSchema {
  safeParse(record: unknown): { readonly error?: { readonly issues: readonly Issue[] } | undefined };
}

interface Issue {
  readonly path: readonly PropertyKey[];
}

/** Whether the schema accepts the record. */
export function isValid(schema: RecordSchema, record: object): boolean {
  return !schema.safeParse(record).error;
}

/** Whether the schema accepts the changed fields of a record. Fields that were already invalid do not matter. */
export function isValidChange(schema: RecordSchema, before: object | undefined, changes: object): boolean {
  const { error } = schema.safeParse(withChanges<object>(before ?? {}, changes as Changes<object>));
  return !error?.issues.some(({ path }) => path.length > 0 && touches(changes, path));
}
