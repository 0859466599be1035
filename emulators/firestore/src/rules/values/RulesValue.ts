/** A value of the rules language. Ints have 64 bits. Times are in nanoseconds. */
export type RulesValue =
  | { readonly type: "null" }
  | BoolValue
  | { readonly type: "int"; readonly value: bigint }
  | { readonly type: "float"; readonly value: number }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "bytes"; readonly value: Uint8Array }
  | { readonly type: "timestamp"; readonly nanos: bigint }
  | { readonly type: "duration"; readonly nanos: bigint }
  | { readonly type: "latlng"; readonly latitude: number; readonly longitude: number }
  | PathValue
  | { readonly type: "list"; readonly items: readonly RulesValue[] }
  | SetValue
  | MapValue
  | { readonly type: "map_diff"; readonly after: MapValue; readonly before: MapValue };

export interface BoolValue {
  readonly type: "bool";
  readonly value: boolean;
  /** For false: the offset of the sub-expression that caused it. It is not part of the value. */
  readonly at?: number;
}

export interface PathValue {
  readonly type: "path";
  readonly segments: readonly string[];
  /** The values that `bind()` inserted, by placeholder name. */
  readonly bound?: ReadonlyMap<string, string>;
}

/** Members by identity (see `identityOf`), in insertion order. */
export interface SetValue {
  readonly type: "set";
  readonly members: ReadonlyMap<string, RulesValue>;
}

/** A `Map` allows field names such as `constructor`. */
export interface MapValue {
  readonly type: "map";
  readonly entries: ReadonlyMap<string, RulesValue>;
}

export type TypeName = RulesValue["type"];

/** The value type of a type name: `ValueOf<"int">`. */
export type ValueOf<T extends TypeName> = Extract<RulesValue, { readonly type: T }>;

/** An expression that failed: the third outcome, after true and false. */
export interface Failure {
  readonly type: "failure";
  readonly message: string;
  /** The offset of the failing operation. Null until the evaluator sets it. */
  readonly at: number | null;
}

export const nullValue: RulesValue = { type: "null" };

const trueValue: BoolValue = { type: "bool", value: true };
const falseValue: BoolValue = { type: "bool", value: false };

export function bool(value: boolean): BoolValue {
  return value ? trueValue : falseValue;
}

const minimumInt = -(2n ** 63n);
const maximumInt = 2n ** 63n - 1n;

/**
 * The language reference does not define overflow beyond 64 bits. Wrapping around could allow requests by accident, so
 * overflow fails.
 */
export function int(value: bigint | number): ValueOf<"int"> | Failure {
  if (typeof value === "number" && !Number.isInteger(value)) return failure(`${value} is not an int.`);
  const exact = BigInt(value);
  if (exact < minimumInt || exact > maximumInt) return failure("Integer overflow error.");
  return { type: "int", value: exact };
}

export function float(value: number): ValueOf<"float"> {
  return { type: "float", value };
}

export function string(value: string): ValueOf<"string"> {
  return { type: "string", value };
}

export function list(items: readonly RulesValue[]): ValueOf<"list"> {
  return { type: "list", items };
}

export function map(entries: Iterable<readonly [string, RulesValue]>): MapValue {
  return { type: "map", entries: new Map(entries) };
}

export function path(segments: readonly string[]): PathValue {
  return { type: "path", segments };
}

export function failure(message: string): Failure {
  return { type: "failure", message, at: null };
}
