/** Short forms of a wire `Value`: a bigint is an integer, a number a double, an object a map. */
export type Plain =
  | null
  | boolean
  | bigint
  | number
  | string
  | Wire
  | readonly Plain[]
  | { readonly [name: string]: Plain };

export type PlainFields = { readonly [name: string]: Plain };

/** A value in ProtoJSON, for types without a JavaScript literal. */
export class Wire {
  readonly json: Json;

  constructor(json: Json) {
    this.json = json;
  }
}

export type Json = { readonly [key: string]: unknown };

/** `$root` and `$database` are replaced with the case's own database when the request is sent. */
export const ref = (path: string) => new Wire({ referenceValue: `$root/${path}` });
export const time = (rfc3339: string) => new Wire({ timestampValue: rfc3339 });
export const bytes = (base64: string) => new Wire({ bytesValue: base64 });
export const geo = (latitude: number, longitude: number) => new Wire({ geoPointValue: { latitude, longitude } });
export const vector = (...values: readonly number[]): Plain => ({ __type__: "__vector__", value: values });

export function toValue(plain: Plain): Json {
  if (plain instanceof Wire) return plain.json;
  if (plain === null) return { nullValue: null };
  switch (typeof plain) {
    case "boolean":
      return { booleanValue: plain };
    case "bigint":
      return { integerValue: String(plain) };
    case "number":
      return { doubleValue: toDouble(plain) };
    case "string":
      return { stringValue: plain };
    default:
      if (isList(plain)) return { arrayValue: { values: plain.map(toValue) } };
      return { mapValue: { fields: toFields(plain) } };
  }
}

export function toFields(plain: PlainFields): Json {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toValue(value)]));
}

/** Normalizes a value, because emulators print the same value in different valid ProtoJSON forms. */
export function normalValue(value: unknown): Json {
  const [[kind, content] = ["", undefined]] = Object.entries(value as Json);
  switch (kind) {
    case "arrayValue":
      return { arrayValue: ((content as { values?: unknown[] }).values ?? []).map(normalValue) };
    case "mapValue":
      return { mapValue: normalFields((content as { fields?: Json }).fields) };
    case "doubleValue":
      return { doubleValue: Number(content) };
    case "integerValue":
      return { integerValue: String(content) };
    case "timestampValue":
      return {
        timestampValue: String(content)
          .replace(/\.0*Z$/, "Z")
          .replace(/(\.\d*[1-9])0+Z$/, "$1Z"),
      };
    case "geoPointValue":
      return { geoPointValue: { latitude: 0, longitude: 0, ...(content as object) } };
    case "nullValue":
      return { nullValue: null };
    default:
      return { [kind]: content };
  }
}

export function normalFields(fields: unknown): Json {
  return Object.fromEntries(Object.entries((fields ?? {}) as Json).map(([name, value]) => [name, normalValue(value)]));
}

/** A short text for a value in a case id. */
export function spell(plain: Plain): string {
  return JSON.stringify(toValue(plain))
    .replace(/"(\w+)Value":/g, "")
    .replaceAll('"', "");
}

/** JSON has no NaN and no infinities, and JSON.stringify drops the sign of -0. */
function toDouble(value: number): number | string {
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? value : String(value);
}

function isList(plain: object): plain is readonly Plain[] {
  return Array.isArray(plain);
}
