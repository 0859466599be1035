import { compareStrings } from "../../model/stringOrder.ts";
import type { RulesValue } from "./RulesValue.ts";

/**
 * Compares two values like `<`: negative, zero or positive. Null if the language does not order them. Numbers have
 * Firestore's order, with NaN before every other number. A rule then allows the values that a range filter of the same
 * form matches. Ints and floats compare exactly, even beyond 2^53.
 */
export function compare(left: RulesValue, right: RulesValue): number | null {
  if (left.type === "int" || left.type === "float") {
    return right.type === "int" || right.type === "float" ? compareNumbers(left.value, right.value) : null;
  }
  if (left.type === "string" && right.type === "string") return compareStrings(left.value, right.value);
  if (left.type === "timestamp" && right.type === "timestamp") return sign(left.nanos, right.nanos);
  if (left.type === "duration" && right.type === "duration") return sign(left.nanos, right.nanos);
  if (left.type === "bytes" && right.type === "bytes") return Buffer.compare(left.value, right.value);
  return null;
}

function compareNumbers(left: bigint | number, right: bigint | number): number {
  const leftIsNaN = Number.isNaN(left);
  const rightIsNaN = Number.isNaN(right);
  if (leftIsNaN || rightIsNaN) return Number(rightIsNaN) - Number(leftIsNaN);
  // JavaScript compares a bigint with a number exactly.
  return sign(left, right);
}

function sign<T extends bigint | number>(left: T, right: T): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
