import type { Fields, Value } from "../model/Value.ts";

/** Names keep their order, except those that look like array indices. Field order does not matter to Firestore. */
export interface EncodedFields {
  readonly [name: string]: EncodedValue;
}

/** A number is a double. The second letter of a string that begins with `~` is its type, see `encodeValue`. */
export type EncodedValue = null | boolean | number | string | readonly EncodedValue[] | EncodedFields;

const tag = "~";

/** Encodes values as JSON without loss: every integer, NaN, -0, every string. */
export function encodeFields(fields: Fields): EncodedFields {
  // Without a prototype, so that a field named `__proto__` is safe.
  const encoded: Record<string, EncodedValue> = Object.create(null);
  for (const [name, value] of fields) encoded[name] = encodeValue(value);
  return encoded;
}

export function decodeFields(encoded: EncodedFields): Fields {
  const fields = new Map<string, Value>();
  for (const name of Object.keys(encoded)) fields.set(name, decodeValue(encoded[name] ?? null));
  return fields;
}

export function encodeValue(value: Value): EncodedValue {
  switch (value.type) {
    case "null":
      return null;
    case "boolean":
      return value.value;
    case "string":
      return value.value.startsWith(tag) ? `~s${value.value}` : value.value;
    case "integer":
      return `~i${value.value}`;
    case "double":
      return Number.isFinite(value.value) && !Object.is(value.value, -0) ? value.value : `~d${doubleText(value.value)}`;
    case "timestamp":
      return `~t${value.value}`;
    case "bytes":
      return `~b${Buffer.from(value.value).toString("base64")}`;
    case "reference":
      return `~r${value.name}`;
    case "geoPoint":
      return `~g${doubleText(value.latitude)},${doubleText(value.longitude)}`;
    case "array":
      return value.values.map(encodeValue);
    case "map":
      return encodeFields(value.fields);
  }
}

export function decodeValue(encoded: EncodedValue): Value {
  if (encoded === null) return { type: "null" };
  if (typeof encoded === "boolean") return { type: "boolean", value: encoded };
  if (typeof encoded === "number") return { type: "double", value: encoded };
  if (typeof encoded === "string") {
    return encoded.startsWith(tag) ? decodeTagged(encoded[1], encoded.slice(2)) : { type: "string", value: encoded };
  }
  if (isList(encoded)) return { type: "array", values: encoded.map(decodeValue) };
  return { type: "map", fields: decodeFields(encoded) };
}

function decodeTagged(type: string | undefined, text: string): Value {
  switch (type) {
    case "s":
      return { type: "string", value: text };
    case "i":
      return { type: "integer", value: BigInt(text) };
    case "d":
      return { type: "double", value: Number(text) };
    case "t":
      return { type: "timestamp", value: BigInt(text) };
    case "b":
      return { type: "bytes", value: Buffer.from(text, "base64") };
    case "r":
      return { type: "reference", name: text };
    case "g": {
      const [latitude, longitude] = text.split(",");
      return { type: "geoPoint", latitude: Number(latitude), longitude: Number(longitude) };
    }
    default:
      throw new Error(`A stored value has the unknown type ${type}.`);
  }
}

function doubleText(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

function isList(encoded: readonly EncodedValue[] | EncodedFields): encoded is readonly EncodedValue[] {
  return Array.isArray(encoded);
}
