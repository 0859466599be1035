import type { Fields, Value } from "../model/Value.ts";

/** Pairs of name and value. A JSON object would reorder numeric names. */
export type EncodedFields = readonly (readonly [name: string, value: EncodedValue])[];

/** What JSON says exactly stands as itself (a number is a double); the rest is tagged with its type. */
export type EncodedValue =
  | null
  | boolean
  | string
  | number
  | readonly [tag: "integer" | "double" | "timestamp" | "bytes" | "reference", text: string]
  | readonly [tag: "geoPoint", latitude: string, longitude: string]
  | readonly [tag: "array", values: readonly EncodedValue[]]
  | readonly [tag: "map", fields: EncodedFields];

/** Values as JSON without loss: every integer, NaN, -0, every string. */
export function encodeFields(fields: Fields): EncodedFields {
  return Array.from(fields, ([name, value]) => [name, encodeValue(value)] as const);
}

export function decodeFields(fields: EncodedFields): Fields {
  const decoded = new Map<string, Value>();
  for (const [name, value] of fields) decoded.set(name, decodeValue(value));
  return decoded;
}

export function encodeValue(value: Value): EncodedValue {
  switch (value.type) {
    case "null":
      return null;
    case "boolean":
    case "string":
      return value.value;
    case "integer":
    case "timestamp":
      return [value.type, String(value.value)];
    case "double":
      return isPlainInJson(value.value) ? value.value : ["double", doubleText(value.value)];
    case "bytes":
      return ["bytes", Buffer.from(value.value).toString("base64")];
    case "reference":
      return ["reference", value.name];
    case "geoPoint":
      return ["geoPoint", doubleText(value.latitude), doubleText(value.longitude)];
    case "array":
      return ["array", value.values.map(encodeValue)];
    case "map":
      return ["map", encodeFields(value.fields)];
  }
}

export function decodeValue(encoded: EncodedValue): Value {
  if (encoded === null) return { type: "null" };
  if (typeof encoded === "boolean") return { type: "boolean", value: encoded };
  if (typeof encoded === "string") return { type: "string", value: encoded };
  if (typeof encoded === "number") return { type: "double", value: encoded };
  switch (encoded[0]) {
    case "integer":
    case "timestamp":
      return { type: encoded[0], value: BigInt(encoded[1]) };
    case "double":
      return { type: "double", value: Number(encoded[1]) };
    case "bytes":
      return { type: "bytes", value: Buffer.from(encoded[1], "base64") };
    case "reference":
      return { type: "reference", name: encoded[1] };
    case "geoPoint":
      return { type: "geoPoint", latitude: Number(encoded[1]), longitude: Number(encoded[2]) };
    case "array":
      return { type: "array", values: encoded[1].map(decodeValue) };
    case "map":
      return { type: "map", fields: decodeFields(encoded[1]) };
  }
}

function isPlainInJson(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

function doubleText(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}
