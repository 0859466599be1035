import { compareStrings } from "../../model/stringOrder.ts";
import type { RulesValue } from "./RulesValue.ts";

/**
 * Orders two values as `<` sees them: negative, zero or positive; null where the language has no order. Numbers keep
 * Firestore's order, with NaN before every other number, so that what a range filter lets through a rule of the same
 * shape lets through too. Ints and floats are compared exactly, also beyond 2^53.
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
  // JavaScript compares a bigint with a number by their exact sizes.
  return sign(left, right);
}

function sign<T extends bigint | number>(left: T, right: T): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
