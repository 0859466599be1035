/** A value of the rules language. Ints are 64 bits wide; times are counted in nanoseconds. */
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
  /** For false: the offset of the sub-expression that made it so. It is no part of the value. */
  readonly at?: number;
}

export interface PathValue {
  readonly type: "path";
  readonly segments: readonly string[];
  /** What `bind()` put into the placeholders, by their names. */
  readonly bound?: ReadonlyMap<string, string>;
}

/** Members by their identity (see `identityOf`), in the order of insertion. */
export interface SetValue {
  readonly type: "set";
  readonly members: ReadonlyMap<string, RulesValue>;
}

/** A `Map`, so that a field called `constructor` is just a field. */
export interface MapValue {
  readonly type: "map";
  readonly entries: ReadonlyMap<string, RulesValue>;
}

export type TypeName = RulesValue["type"];

/** The value type of a type name: `ValueOf<"int">`. */
export type ValueOf<T extends TypeName> = Extract<RulesValue, { readonly type: T }>;

/** An expression that failed: the third outcome beside true and false. */
export interface Failure {
  readonly type: "failure";
  readonly message: string;
  /** Offset of the failing operation; null until the evaluator knows it. */
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

/** The language does not say what an int does beyond 64 bits; wrapping round would grant by accident, so it fails. */
export function int(value: bigint | number): ValueOf<"int"> | Failure {
  if (typeof value === "number" && !Number.isInteger(value)) return failure(`There is no int for ${value}.`);
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
