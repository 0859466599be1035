import type { Json } from "../model/Caller.ts";
import type { StoredDocument } from "../model/Document.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { parseDocumentName } from "../model/resourceName.ts";
import type { Fields, Timestamp, Value } from "../model/Value.ts";
import {
  camelCase,
  invalidPayload,
  type JsonObject,
  readArray,
  readBoolean,
  readBytes,
  readDouble,
  readInt64,
  readMessage,
  readObject,
  readString,
  readTimestamp,
} from "./protoJsonReader.ts";

export function readValue(json: Json | undefined): Value {
  const [entry, ...others] = Object.entries(readObject(json));
  if (entry === undefined || others.length > 0) throw invalidPayload();
  const [key, content] = entry;
  switch (camelCase(key)) {
    case "nullValue":
      if (content !== null && content !== "NULL_VALUE") throw invalidPayload();
      return { type: "null" };
    case "booleanValue":
      return { type: "boolean", value: readBoolean(content) };
    case "integerValue":
      return { type: "integer", value: readInt64(content) };
    case "doubleValue":
      return { type: "double", value: readDouble(content) };
    case "timestampValue":
      return { type: "timestamp", value: readTimestamp(content) };
    case "stringValue":
      return { type: "string", value: readString(content) };
    case "bytesValue":
      return { type: "bytes", value: readBytes(content) };
    case "referenceValue":
      return readReference(content);
    case "geoPointValue":
      return readGeoPoint(content);
    case "arrayValue":
      return { type: "array", values: readArrayValue(content) };
    case "mapValue":
      return { type: "map", fields: readFields(readMessage(content, "fields").fields) };
    default:
      throw invalidPayload();
  }
}

export function readArrayValue(json: Json): Value[] {
  return readArray(readMessage(json, "values").values, readValue);
}

/** A map of fields. An absent one is empty. */
export function readFields(json: Json | undefined): Fields {
  if (json === undefined || json === null) return new Map();
  return new Map(Object.entries(readObject(json)).map(([name, value]) => [name, readValue(value)]));
}

/** A `Document` from a client. Its times are ignored, because only the server sets them. */
export function readDocument(json: Json): { readonly name: string; readonly fields: Fields } {
  const { name, fields } = readMessage(json, "name", "fields", "createTime", "updateTime");
  return { name: readString(name), fields: readFields(fields) };
}

/** A reference. The document need not exist, but its name must be valid. */
function readReference(json: Json): Value {
  const name = readString(json);
  parseDocumentName(name);
  return { type: "reference", name };
}

function readGeoPoint(json: Json): Value {
  const message = readMessage(json, "latitude", "longitude");
  const latitude = readDouble(message.latitude ?? 0);
  const longitude = readDouble(message.longitude ?? 0);
  // This form also rejects NaN.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new FirestoreError(
      "INVALID_ARGUMENT",
      `A latitude must be from -90 to 90, a longitude from -180 to 180: ${latitude}, ${longitude}.`,
    );
  }
  return { type: "geoPoint", latitude, longitude };
}

/** A repeated field of a message. ProtoJSON leaves out an empty one. */
export function listed(field: string, elements: readonly Json[]): JsonObject {
  return elements.length > 0 ? { [field]: [...elements] } : {};
}

export function writeValue(value: Value): JsonObject {
  switch (value.type) {
    case "null":
      return { nullValue: null };
    case "boolean":
      return { booleanValue: value.value };
    case "integer":
      return { integerValue: value.value.toString() };
    case "double":
      return { doubleValue: writeDouble(value.value) };
    case "timestamp":
      return { timestampValue: writeTimestamp(value.value) };
    case "string":
      return { stringValue: value.value };
    case "bytes":
      return { bytesValue: writeBytes(value.value) };
    case "reference":
      return { referenceValue: value.name };
    case "geoPoint":
      return { geoPointValue: writeGeoPoint(value.latitude, value.longitude) };
    case "array":
      return { arrayValue: value.values.length > 0 ? { values: value.values.map(writeValue) } : {} };
    case "map":
      return { mapValue: value.fields.size > 0 ? { fields: writeFields(value.fields) } : {} };
  }
}

/** Outside a `oneof`, ProtoJSON leaves out numbers that are 0. */
function writeGeoPoint(latitude: number, longitude: number): JsonObject {
  return {
    ...(latitude !== 0 && { latitude: writeDouble(latitude) }),
    ...(longitude !== 0 && { longitude: writeDouble(longitude) }),
  };
}

export function writeFields(fields: Fields): JsonObject {
  return Object.fromEntries(Array.from(fields, ([name, value]) => [name, writeValue(value)]));
}

export function writeDocument(document: StoredDocument): JsonObject {
  return {
    name: document.name,
    // ProtoJSON leaves out what is empty.
    ...(document.fields.size > 0 && { fields: writeFields(document.fields) }),
    createTime: writeTimestamp(document.createTime),
    updateTime: writeTimestamp(document.updateTime),
  };
}

// JSON has no NaN and no infinities, and JSON.stringify drops the sign of -0.
function writeDouble(value: number): Json {
  return Object.is(value, -0) ? "-0" : Number.isFinite(value) ? value : String(value);
}

export function writeBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

export function writeTimestamp(timestamp: Timestamp): string {
  const fraction = ((timestamp % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = new Date(Number((timestamp - fraction) / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${fraction.toString().padStart(6, "0")}Z`;
}
