import type { Json } from "../../src/model/Caller.ts";
import type { Filter, Order, StructuredQuery } from "../../src/model/StructuredQuery.ts";
import type { Fields, Value } from "../../src/model/Value.ts";
import { compileRules } from "../../src/rules/compileRules.ts";
import type { Ruleset } from "../../src/rules/Ruleset.ts";
import type { RulesRequest, Verdict } from "../../src/rules/RulesRequest.ts";

export const database = "projects/demo/databases/(default)";
export const documents = `${database}/documents`;

/** 2026-11-20T09:30:15.123456Z */
export const now = 1_795_167_015_123_456n;

/** Short forms of a stored value: plain JavaScript, or a `Value` for types that JavaScript lacks. */
export type Plain = null | boolean | number | bigint | string | Uint8Array | readonly Plain[] | PlainMap | Value;
export interface PlainMap {
  readonly [key: string]: Plain;
}

/** Numbers without a fraction become integers. Use `{ type: "double", value: 1 }` for a double. */
export function stored(plain: Plain): Value {
  if (plain === null) return { type: "null" };
  if (typeof plain === "boolean") return { type: "boolean", value: plain };
  if (typeof plain === "string") return { type: "string", value: plain };
  if (typeof plain === "bigint") return { type: "integer", value: plain };
  if (typeof plain === "number") {
    return Number.isSafeInteger(plain) ? { type: "integer", value: BigInt(plain) } : { type: "double", value: plain };
  }
  if (plain instanceof Uint8Array) return { type: "bytes", value: plain };
  if (Array.isArray(plain)) return { type: "array", values: plain.map(stored) };
  if (isValue(plain)) return plain;
  return { type: "map", fields: fields(plain as PlainMap) };
}

export function fields(plain: PlainMap): Fields {
  return new Map(Object.entries(plain).map(([key, value]) => [key, stored(value)]));
}

const valueTypes = "null boolean integer double timestamp string bytes reference geoPoint array map".split(" ");

function isValue(plain: object): plain is Value {
  return "type" in plain && valueTypes.includes(String(plain.type));
}

export function timestamp(value: bigint): Value {
  return { type: "timestamp", value };
}

/** Compiles rules. Throws if they do not compile. */
export function compiled(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source, "firestore.rules");
  if (!ruleset)
    throw new Error(issues.map(({ line, column, description }) => `${line}:${column} ${description}`).join("\n"));
  return ruleset;
}

/** Version-2 rules with these statements under `/databases/{database}/documents`. */
export function inDocuments(statements: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${statements}
  }
}`;
}

export interface Situation {
  readonly uid?: string | null;
  readonly token?: { readonly [claim: string]: Json };
  readonly path?: string;
  /** The stored document. Null if it does not exist. */
  readonly before?: PlainMap | null;
  readonly after?: PlainMap;
  /** Other documents, by their paths. */
  readonly others?: { readonly [path: string]: PlainMap };
  /** Other documents after the commit. */
  readonly othersAfter?: { readonly [path: string]: PlainMap };
}

type Base = Pick<RulesRequest, "database" | "caller" | "time" | "read" | "readAfter">;

function baseOf({ uid = "ann", token = {}, others = {}, othersAfter = others }: Situation): Base {
  const reader = (all: { readonly [path: string]: PlainMap }) => (name: string) => {
    const found = all[name.slice(documents.length + 1)];
    return found ? { name, fields: fields(found) } : null;
  };
  return {
    database,
    caller: uid === null ? { kind: "anonymous" } : { kind: "user", uid, token: { sub: uid, ...token } },
    time: now,
    read: reader(others),
    readAfter: reader(othersAfter),
  };
}

export function requestFor(method: Exclude<RulesRequest["method"], "list">, situation: Situation = {}): RulesRequest {
  const { path = "things/one", before = null, after = {} } = situation;
  const base = { ...baseOf(situation), name: `${documents}/${path}`, before: before && fields(before) };
  return method === "create" || method === "update" ? { ...base, method, after: fields(after) } : { ...base, method };
}

export type QueryShape = Partial<Omit<StructuredQuery, "from" | "parent">> & { readonly group?: boolean };

/** A query of the collection at `path`, or of its collection group. */
export function queryOf(path: string, { group = false, ...shape }: QueryShape = {}): StructuredQuery {
  const segments = path.split("/");
  const collectionId = segments.pop() ?? "";
  return {
    parent: [documents, ...segments].join("/"),
    from: { collectionId, allDescendants: group },
    where: null,
    orderBy: [],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
    nearest: null,
    ...shape,
  };
}

export function listRequest(query: StructuredQuery, situation: Situation = {}): RulesRequest {
  return { ...baseOf(situation), method: "list", query };
}

type FieldFilter = Extract<Filter, { kind: "field" }>;

const operators: { readonly [sign: string]: FieldFilter["operator"] } = {
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  in: "IN",
  "not-in": "NOT_IN",
  "array-contains": "ARRAY_CONTAINS",
  "array-contains-any": "ARRAY_CONTAINS_ANY",
};

export function where(path: string, sign: string, value: Plain): Filter {
  const operator = operators[sign];
  if (!operator) throw new Error(`There is no operator ${sign}.`);
  return { kind: "field", path: path.split("."), operator, value: stored(value) };
}

export function and(...filters: readonly Filter[]): Filter {
  return { kind: "composite", operator: "AND", filters };
}

export function or(...filters: readonly Filter[]): Filter {
  return { kind: "composite", operator: "OR", filters };
}

export function ascending(path: string): Order {
  return { path: path.split("."), direction: "ASCENDING" };
}

export function reference(path: string): Value {
  return { type: "reference", name: `${documents}/${path}` };
}

/** The message of a denial. Throws if the request was allowed. */
export function denialOf(verdict: Verdict): string {
  if (verdict.allowed) throw new Error("The request was allowed.");
  return verdict.message;
}
