import * as z from "zod/mini";

/** The values that fields take where they are missing or cannot be read, by name. */
type Defaults<Stored> = { readonly [Name in keyof Stored]?: Stored[Name] };

/** The defaults of each record that is registered as a kind, also where it is nested in another. */
const DEFAULTS = z.registry<{ readonly defaults: Readonly<Record<string, unknown>> }>();

/** One kind of stored record: what a write is held against, and how a stored one is read. */
export interface RecordKind<Stored extends object> {
  /** What a new record and every changed field must be. */
  readonly schema: z.ZodMiniType;
  /** The names of all fields. Security rules know them, too; a test compares. */
  readonly fields: readonly string[];
  /** The fields of a new record that rules insist on, so that a change of a deleted row leaves no part of one. */
  readonly needed: readonly string[];
  /**
   * Reads what an older or a newer release has stored: fields this release does not know are left out, and a field that
   * is missing or not what it should be takes its default. Null where a field without a default cannot be read.
   */
  read(stored: unknown): Stored | null;
}

/**
 * Defines a kind of record. A field that comes in a later release needs a default here, since stored records lack it:
 * see "Add a field" in docs/CONTRIBUTING.md.
 *
 * @param schema One field after the other, with bounds.
 * @param needed The fields without which a new record makes no sense.
 * @param defaults For each field that a record can be read without. What is left out here makes it unreadable.
 */
export function recordKind<Schema extends z.ZodMiniObject>(
  schema: Schema,
  needed: readonly (keyof z.infer<Schema> & string)[],
  defaults: Defaults<z.infer<Schema>>,
): RecordKind<z.infer<Schema>> {
  DEFAULTS.add(schema, { defaults });
  return {
    schema,
    fields: Object.keys(schema.shape),
    needed,
    read: (stored) => readAs<z.infer<Schema>>(schema, stored) ?? null,
  };
}

/** What is stored, as far as the schema can read it; undefined where it cannot. */
function readAs<Value>(schema: z.ZodMiniType, stored: unknown): Value | undefined {
  const parsed = schema.safeParse(stored);
  // A schema gives back what it describes, and the parts below are read by the schemas they stand under.
  return (parsed.success ? parsed.data : readParts(schema, stored)) as Value | undefined;
}

/** Reads what the schema as a whole refuses part by part. */
function readParts(schema: z.core.$ZodType, stored: unknown): unknown {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return readPart(schema.def.innerType, stored);
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(stored)) {
    return stored.flatMap((item) => readPart(schema.def.element, item) ?? []);
  }
  if (!isFields(stored)) return undefined;
  if (schema instanceof z.ZodMiniRecord) return readEntries(schema, stored);
  if (schema instanceof z.ZodMiniObject) return readFields(schema, stored);
  return undefined;
}

function readPart(schema: z.core.$ZodType, stored: unknown): unknown {
  const parsed = z.safeParse(schema, stored);
  return parsed.success ? parsed.data : readParts(schema, stored);
}

function readEntries({ def }: z.ZodMiniRecord, stored: Readonly<Record<string, unknown>>): unknown {
  const entries = Object.entries(stored).flatMap(([key, value]) => {
    const read = z.safeParse(def.keyType, key).success ? readPart(def.valueType, value) : undefined;
    return read === undefined ? [] : [[key, read] as const];
  });
  return Object.fromEntries(entries);
}

function readFields(schema: z.ZodMiniObject, stored: Readonly<Record<string, unknown>>): unknown {
  const defaults = DEFAULTS.get(schema)?.defaults ?? {};
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = readPart(field, stored[name]);
    const held = value === undefined ? defaults[name] : value;
    if (held !== undefined) read[name] = held;
    else if (!isOptional(field)) return undefined;
  }
  return read;
}

function isOptional(field: z.core.$ZodType | undefined): boolean {
  return field instanceof z.ZodMiniOptional;
}

function isFields(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null && !Array.isArray(stored);
}
