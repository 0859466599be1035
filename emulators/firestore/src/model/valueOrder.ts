import { compareNames } from "./resourceName.ts";
import { compareStrings } from "./stringOrder.ts";
import type { Fields, Value } from "./Value.ts";

/** Firestore's total order over values of all types. */
export function compareValues(a: Value, b: Value): number {
  const byType = typeRank(a) - typeRank(b);
  if (byType !== 0) return byType;
  if (a.type === "array" && b.type === "array") return compareArrays(a.values, b.values);
  if (a.type === "map" && b.type === "map") return compareMapsOrVectors(a, b);
  return compareScalars(a, b);
}

/** Compares two values of one rank that hold no other values. */
function compareScalars(a: Value, b: Value): number {
  if (a.type === "boolean" && b.type === "boolean") return Number(a.value) - Number(b.value);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.type === "timestamp" && b.type === "timestamp") return compareNumbers(a.value, b.value);
  if (a.type === "string" && b.type === "string") return compareStrings(a.value, b.value);
  if (a.type === "bytes" && b.type === "bytes") return Buffer.compare(a.value, b.value);
  if (a.type === "reference" && b.type === "reference") return compareNames(a.name, b.name);
  if (a.type === "geoPoint" && b.type === "geoPoint") {
    return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
  }
  return 0;
}

type MapValue = Extract<Value, { type: "map" }>;

/** Compares two maps, or two vectors: the shorter vector comes first. */
function compareMapsOrVectors(a: MapValue, b: MapValue): number {
  const left = vectorOf(a);
  const right = vectorOf(b);
  if (left && right) return left.length - right.length || compareArrays(left, right);
  return compareMaps(a.fields, b.fields);
}

/** Which types are compared with each other: integers and doubles share a rank, vectors have their own. */
export function typeRank(value: Value): number {
  switch (value.type) {
    case "null":
      return 0;
    case "boolean":
      return 1;
    case "integer":
    case "double":
      return 2;
    case "timestamp":
      return 3;
    case "string":
      return 4;
    case "bytes":
      return 5;
    case "reference":
      return 6;
    case "geoPoint":
      return 7;
    case "array":
      return 8;
    case "map":
      return vectorOf(value) ? 9 : 10;
  }
}

export type NumberValue = Extract<Value, { type: "integer" | "double" }>;

export function isNumber(value: Value): value is NumberValue {
  return value.type === "integer" || value.type === "double";
}

export function isNaNValue(value: Value): boolean {
  return value.type === "double" && Number.isNaN(value.value);
}

/** The elements of a vector, the map `{__type__: "__vector__", value: […]}`; null for every other value. */
export function vectorOf(value: Value): readonly Value[] | null {
  if (value.type !== "map" || value.fields.size !== 2) return null;
  const mark = value.fields.get("__type__");
  const elements = value.fields.get("value");
  return mark?.type === "string" && mark.value === "__vector__" && elements?.type === "array" ? elements.values : null;
}

/** The same type and the same bits: `1` and `1.0` are equal in order but not identical. */
export function identicalValues(a: Value, b: Value): boolean {
  if (a.type !== b.type) return false;
  if (a.type === "double" && b.type === "double") return Object.is(a.value, b.value);
  if (a.type === "geoPoint" && b.type === "geoPoint") {
    return Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  if (a.type === "array" && b.type === "array") {
    return (
      a.values.length === b.values.length &&
      a.values.every((value, index) => {
        const other = b.values[index];
        return other !== undefined && identicalValues(value, other);
      })
    );
  }
  if (a.type === "map" && b.type === "map") return identicalFields(a.fields, b.fields);
  return a.type === "reference" && b.type === "reference" ? a.name === b.name : compareValues(a, b) === 0;
}

export function identicalFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}

/** Mixed bigint and number comparison is exact in JavaScript, also beyond 2^53. NaN comes first and equals itself. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = sortedEntries(a);
  const right = sortedEntries(b);
  for (const [index, [name, value]] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareStrings(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return [...fields].sort(([a], [b]) => compareStrings(a, b));
}
