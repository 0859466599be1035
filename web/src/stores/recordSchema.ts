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
export function isValidChange(schema: RecordSchema, before: object | undefined, fields: object): boolean {
  const { error } = schema.safeParse({ ...before, ...fields });
  return !error?.issues.some(({ path: [field] }) => field !== undefined && field in fields);
}
