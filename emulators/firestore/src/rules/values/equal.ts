import { compare } from "./compare.ts";
import { identityOf } from "./identityOf.ts";
import type { RulesValue } from "./RulesValue.ts";

/**
 * `==`. Values of different types are unequal, which is not an error; only ints and floats compare across types.
 * Numbers have Firestore's equality: an int equals the float of the same value, and NaN equals NaN.
 */
export function equal(left: RulesValue, right: RulesValue): boolean {
  if (left === right) return true;
  if (isNumber(left) && isNumber(right)) return compare(left, right) === 0;
  if (left.type === "string" && right.type === "string") return left.value === right.value;
  if (left.type === "list" && right.type === "list") {
    return (
      left.items.length === right.items.length &&
      left.items.every((item, index) => equalIfAny(item, right.items[index]))
    );
  }
  if (left.type === "map" && right.type === "map") {
    return (
      left.entries.size === right.entries.size &&
      [...left.entries].every(([key, value]) => equalIfAny(value, right.entries.get(key)))
    );
  }
  return left.type === right.type && identityOf(left) === identityOf(right);
}

function equalIfAny(value: RulesValue, other: RulesValue | undefined): boolean {
  return other !== undefined && equal(value, other);
}

function isNumber(value: RulesValue): boolean {
  return value.type === "int" || value.type === "float";
}
