import type { FieldTransform, Value, Write } from "@cairn/firestore-emulator/operations";

/** A document's fields as the SDK gives them to the app. */
export type Fields = Readonly<Record<string, unknown>>;

/** A timestamp as the SDK gives it to the app. */
class Moment extends Date {
  toMillis(): number {
    return this.getTime();
  }
}

/** What a field is to become, where it is not a plain value. */
export class Sentinel {
  readonly kind: "delete" | "serverTimestamp" | "union" | "remove";
  readonly items: readonly unknown[];

  constructor(kind: Sentinel["kind"], items: readonly unknown[] = []) {
    this.kind = kind;
    this.items = items;
  }
}

/** A write as the app has asked for it. */
export type Mutation =
  | { readonly kind: "delete"; readonly path: string }
  | { readonly kind: "replace"; readonly path: string; readonly fields: Fields }
  /** `mustExist`: an update. Otherwise, a set with `mergeFields`. */
  | { readonly kind: "edit"; readonly path: string; readonly edits: readonly Edit[]; readonly mustExist: boolean };

export interface Edit {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The document with the mutation in it, as a device shows it before the server has answered. */
export function applied(document: Fields | null, mutation: Mutation, now: Date): Fields | null {
  if (mutation.kind === "delete") return null;
  if (mutation.kind === "replace") return plain(mutation.fields, now) as Fields;
  if (mutation.mustExist && document === null) return null;
  return mutation.edits.reduce<Fields>(
    (fields, { path, value }) => withField(fields, path, value, now),
    document ?? {},
  );
}

function withField(fields: Fields, [name = "", ...rest]: readonly string[], value: unknown, now: Date): Fields {
  const old = fields[name];
  if (rest.length > 0) return { ...fields, [name]: withField(isFields(old) ? old : {}, rest, value, now) };
  if (value instanceof Sentinel && value.kind === "delete") {
    const { [name]: _, ...others } = fields;
    return others;
  }
  const list = Array.isArray(old) ? old : [];
  const isIn = (items: readonly unknown[], item: unknown) =>
    items.some((other) => JSON.stringify(other) === JSON.stringify(item));
  if (value instanceof Sentinel && value.kind === "union")
    return { ...fields, [name]: [...list, ...value.items.filter((item) => !isIn(list, item))] };
  if (value instanceof Sentinel && value.kind === "remove")
    return { ...fields, [name]: list.filter((item) => !isIn(value.items, item)) };
  return { ...fields, [name]: plain(value, now) };
}

function plain(value: unknown, now: Date): unknown {
  if (value instanceof Sentinel) return new Moment(now);
  if (Array.isArray(value)) return value.map((item) => plain(item, now));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, now)]));
}

/** The mutation as the server takes it. `root`: the prefix of document names. */
export function toWrite(root: string, mutation: Mutation): Write {
  const name = `${root}/${mutation.path}`;
  if (mutation.kind === "delete") return { kind: "delete", name, precondition: null };
  if (mutation.kind === "replace") {
    const all = Object.entries(mutation.fields).map(([field, value]): Edit => ({ path: [field], value }));
    const whole = Object.fromEntries(
      all.flatMap(({ path, value }) => (value instanceof Sentinel ? [] : [[path[0], value]])),
    );
    const transforms = all.flatMap(transformOf);
    return { kind: "update", name, fields: mapOf(whole), mask: null, transforms, precondition: null };
  }
  const { edits, mustExist } = mutation;
  const transforms = edits.flatMap(transformOf);
  const others = edits.filter((edit) => transformOf(edit).length === 0);
  const now = new Date(0);
  const fields = others.reduce<Fields>((all, { path, value }) => withField(all, path, value, now), {});
  // A set with `mergeFields` names its transforms' fields, too: the server removes their old values first.
  const mask = (mustExist ? others : edits).map(({ path }) => path);
  return {
    kind: "update",
    name,
    fields: mapOf(fields),
    mask,
    transforms,
    precondition: mustExist ? { exists: true } : null,
  };
}

function transformOf({ path, value }: Edit): readonly FieldTransform[] {
  if (!(value instanceof Sentinel) || value.kind === "delete") return [];
  if (value.kind === "serverTimestamp") return [{ path, kind: "serverTimestamp" }];
  const elements = value.items.map(toValue);
  return [{ path, kind: value.kind === "union" ? "appendMissingElements" : "removeAllFromArray", elements }];
}

export function mapOf(fields: Fields): ReadonlyMap<string, Value> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: unknown): Value {
  if (value === null) return { type: "null" };
  if (typeof value === "boolean") return { type: "boolean", value };
  if (typeof value === "string") return { type: "string", value };
  if (typeof value === "number") {
    return Number.isSafeInteger(value) ? { type: "integer", value: BigInt(value) } : { type: "double", value };
  }
  if (value instanceof Date) return { type: "timestamp", value: BigInt(value.getTime()) * 1_000n };
  if (value instanceof Uint8Array) return { type: "bytes", value };
  if (Array.isArray(value)) return { type: "array", values: value.map(toValue) };
  if (isFields(value)) return { type: "map", fields: mapOf(value) };
  throw new Error(`No student's record has such a value: ${String(value)}`);
}

export function fromMap(fields: ReadonlyMap<string, Value>): Fields {
  return Object.fromEntries([...fields].map(([name, value]) => [name, fromValue(value)]));
}

function fromValue(value: Value): unknown {
  switch (value.type) {
    case "null":
      return null;
    case "integer":
      return Number(value.value);
    case "timestamp":
      return new Moment(Number(value.value / 1_000n));
    case "array":
      return value.values.map(fromValue);
    case "map":
      return fromMap(value.fields);
    case "boolean":
    case "double":
    case "string":
    case "bytes":
      return value.value;
    case "reference":
    case "geoPoint":
      throw new Error(`No student's record has a ${value.type}.`);
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.getPrototypeOf({});
}
