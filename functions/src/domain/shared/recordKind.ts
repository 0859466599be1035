import * as z from "zod/mini";

/** Values for fields that are missing or unreadable, by field name. */
type Defaults<Stored> = { readonly [Name in keyof Stored]?: Stored[Name] };

/** The defaults of each registered record kind, also used when it is nested in another. */
const DEFAULTS = z.registry<{ readonly defaults: Readonly<Record<string, unknown>> }>();

/** One kind of stored record: its schema for writes, and how stored documents are read. */
export interface RecordKind<Stored extends object> {
  /** Validates a new record and every changed field. */
  readonly schema: z.ZodMiniType;
  /** The names of all fields. A test compares them with the security rules. */
  readonly fields: readonly string[];
  /** Fields that the rules require in a new record. So a late edit of a deleted row cannot create a partial one. */
  readonly needed: readonly string[];
  /**
   * Reads a document stored by any release. Leaves out fields this release does not know. A missing or invalid field
   * gets its default. Returns null if a field without a default cannot be read.
   */
  read(stored: unknown): Stored | null;
}

/**
 * Defines a record kind. A field added in a later release needs a default here, because stored records lack it. See
 * "Add a field" in docs/CONTRIBUTING.md.
 *
 * @param schema The fields with their bounds.
 * @param needed The fields that every new record must have.
 * @param defaults For each field that may be missing. A record without a field that has no default is unreadable.
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

/**
 * The stored value with the defaults of all kinds in it, for what an earlier release has written: a field that is missing
 * and has a default gets it. Invalid values stay, so the schema rejects them as everywhere.
 */
export function completed(schema: z.core.$ZodType, stored: unknown): unknown {
  if (
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault
  ) {
    return completed(schema.def.innerType, stored);
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(stored)) {
    return stored.map((item) => completed(schema.def.element, item));
  }
  if (!isFields(stored)) return stored;
  if (schema instanceof z.ZodMiniRecord) {
    const { valueType } = schema.def;
    return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, completed(valueType, value)]));
  }
  return schema instanceof z.ZodMiniObject ? completedFields(schema, stored) : stored;
}

function completedFields(schema: z.ZodMiniObject, stored: Readonly<Record<string, unknown>>): unknown {
  const defaults = DEFAULTS.get(schema)?.defaults ?? {};
  const known = Object.entries(schema.shape).flatMap(([name, field]) => {
    if (stored[name] !== undefined) return [[name, completed(field, stored[name])] as const];
    // A default that only readers may get, such as an empty name, is not a value to write.
    const isUsable = defaults[name] !== undefined && z.safeParse(field, defaults[name]).success;
    return isUsable ? [[name, defaults[name]] as const] : [];
  });
  return { ...stored, ...Object.fromEntries(known) };
}

/** The stored value as far as the schema can read it. Undefined if it cannot. */
function readAs<Value>(schema: z.ZodMiniType, stored: unknown): Value | undefined {
  const parsed = schema.safeParse(stored);
  // The schema's output has its type. The parts below are read with their own schemas.
  return (parsed.success ? parsed.data : readParts(schema, stored)) as Value | undefined;
}

/** Reads part by part what the schema rejects as a whole. */
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
