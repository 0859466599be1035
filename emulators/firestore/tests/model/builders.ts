import type { StoredDocument } from "../../src/model/Document.ts";
import { FirestoreError } from "../../src/model/FirestoreError.ts";
import { parseFieldPath } from "../../src/model/fieldPath.ts";
import type { Fields, Value } from "../../src/model/Value.ts";

export const database = "projects/demo-test/databases/(default)";
export const root = `${database}/documents`;

/** What tests write instead of a `Value`: a bigint is an integer, a number a double, an object a map. */
export type Plain =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly Plain[]
  | { readonly [name: string]: Plain };

export function value(plain: Plain): Value {
  if (plain === null) return { type: "null" };
  if (typeof plain === "boolean") return { type: "boolean", value: plain };
  if (typeof plain === "bigint") return { type: "integer", value: plain };
  if (typeof plain === "number") return { type: "double", value: plain };
  if (typeof plain === "string") return { type: "string", value: plain };
  if (plain instanceof Uint8Array) return { type: "bytes", value: plain };
  if (isList(plain)) return { type: "array", values: plain.map(value) };
  return { type: "map", fields: fields(plain) };
}

export function fields(plain: { readonly [name: string]: Plain }): Fields {
  return new Map(Object.entries(plain).map(([name, field]) => [name, value(field)]));
}

export function nameOf(documentPath: string): string {
  return `${root}/${documentPath}`;
}

export function reference(documentPath: string): Value {
  return { type: "reference", name: nameOf(documentPath) };
}

export function timestamp(microseconds: bigint): Value {
  return { type: "timestamp", value: microseconds };
}

export function storedDocument(documentPath: string, plain: { readonly [name: string]: Plain } = {}): StoredDocument {
  return { name: nameOf(documentPath), fields: fields(plain), createTime: 1n, updateTime: 1n };
}

export const path = parseFieldPath;

/** The code and message a call is refused with. */
export function refusalOf(call: () => unknown): { code: string; message: string } {
  try {
    call();
  } catch (refusal) {
    if (refusal instanceof FirestoreError) return { code: refusal.code, message: refusal.message };
    throw refusal;
  }
  throw new Error("The call was not refused.");
}

function isList(plain: readonly Plain[] | { readonly [name: string]: Plain }): plain is readonly Plain[] {
  return Array.isArray(plain);
}
