import type { Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import type { Timestamp } from "../model/Value.ts";

/** The error for every unknown field, wrong type or invalid JSON. */
export function invalidPayload(): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", "Payload isn't valid for request.");
}

export type JsonObject = { [key: string]: Json };

/** The fields of a message. Absent and `null` mean the same, as in all ProtoJSON. */
export type Message<Field extends string> = { readonly [F in Field]?: Json };

/** Reads a message. Field names may be camelCase or snake_case. Rejects unknown fields. */
export function readMessage<Field extends string>(json: Json | undefined, ...fields: readonly Field[]): Message<Field> {
  const message: { [F in Field]?: Json } = {};
  for (const [key, value] of Object.entries(readObject(json))) {
    const camel = camelCase(key);
    const field = fields.find((known) => known === camel);
    if (field === undefined) throw invalidPayload();
    if (value !== null) message[field] = value;
  }
  return message;
}

/** Rejects a message with more than one field of a oneof. */
export function checkOneof<Field extends string>(message: Message<Field>, ...fields: readonly Field[]): void {
  if (fields.filter((field) => message[field] !== undefined).length > 1) throw invalidPayload();
}

export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function readObject(json: Json | undefined): JsonObject {
  if (json === undefined || json === null || typeof json !== "object" || Array.isArray(json)) throw invalidPayload();
  return json;
}

/** Null for an absent field, otherwise the result of `read`. */
export function optional<T>(json: Json | undefined, read: (json: Json) => T): T | null {
  return json === undefined || json === null ? null : read(json);
}

/** A repeated field. An absent one is empty. */
export function readArray<T>(json: Json | undefined, read: (json: Json) => T): T[] {
  if (json === undefined || json === null) return [];
  if (!Array.isArray(json)) throw invalidPayload();
  return json.map((element) => read(element));
}

export function readString(json: Json | undefined): string {
  if (json === undefined) return "";
  if (typeof json !== "string") throw invalidPayload();
  return json;
}

export function readBoolean(json: Json | undefined): boolean {
  if (json === undefined) return false;
  if (typeof json !== "boolean") throw invalidPayload();
  return json;
}

/** An enum by its name. */
export function readEnum<Name extends string>(json: Json | undefined, ...names: readonly Name[]): Name {
  const name = names.find((known) => known === json);
  if (name === undefined) throw invalidPayload();
  return name;
}

const int64Min = -(2n ** 63n);
const int64Max = 2n ** 63n - 1n;

export function readInt64(json: Json | undefined): bigint {
  const integer = typeof json === "string" ? parseInteger(json) : null;
  if (integer !== null && integer >= int64Min && integer <= int64Max) return integer;
  if (typeof json === "number" && Number.isSafeInteger(json)) return BigInt(json);
  throw invalidPayload();
}

function parseInteger(text: string): bigint | null {
  return /^-?\d{1,19}$/.test(text) ? BigInt(text) : null;
}

export function readInt32(json: Json | undefined): number {
  if (json === undefined) return 0;
  const integer = Number(readInt64(json));
  if (integer !== (integer | 0)) throw invalidPayload();
  return integer;
}

export function readDouble(json: Json | undefined): number {
  if (typeof json === "number") return json;
  if (json === "NaN" || json === "Infinity" || json === "-Infinity") return Number(json);
  if (typeof json === "string" && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(json)) return Number(json);
  throw invalidPayload();
}

/** Base64 in either alphabet, padded or not. An absent field is empty. */
export function readBytes(json: Json | undefined): Uint8Array {
  const text = readString(json);
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalidPayload();
  return Buffer.from(text, "base64");
}

const rfc3339 = /^(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;
const firstSecond = -62_135_596_800n;
const lastSecond = 253_402_300_799n;

/** An RFC 3339 time from year 1 to 9999, truncated to microseconds. */
export function readTimestamp(json: Json | undefined): Timestamp {
  const [, date, time, fraction = "", zone = ""] = rfc3339.exec(readString(json)) ?? [];
  const milliseconds = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(milliseconds)) throw invalidPayload();
  const seconds = BigInt(milliseconds) / 1000n;
  if (seconds < firstSecond || seconds > lastSecond) throw invalidPayload();
  return seconds * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, "0"));
}
