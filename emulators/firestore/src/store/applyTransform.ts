import type { Timestamp, Value } from "../model/Value.ts";
import { compareValues, isNumber, type NumberValue } from "../model/valueOrder.ts";
import type { FieldTransform } from "../model/Write.ts";

const maxInt64 = 2n ** 63n - 1n;
const minInt64 = -(2n ** 63n);

/**
 * Applies a transform to a field's current value (undefined if it is missing). Returns the new value and the result
 * that the client gets.
 */
export function applyTransform(
  transform: FieldTransform,
  current: Value | undefined,
  requestTime: Timestamp,
): { readonly value: Value; readonly result: Value } {
  const value = transformed(transform, current, requestTime);
  const isArrayTransform = transform.kind === "appendMissingElements" || transform.kind === "removeAllFromArray";
  return { value, result: isArrayTransform ? { type: "null" } : value };
}

function transformed(transform: FieldTransform, current: Value | undefined, requestTime: Timestamp): Value {
  switch (transform.kind) {
    case "serverTimestamp":
      return { type: "timestamp", value: requestTime };
    case "appendMissingElements":
      return { type: "array", values: appended(elementsOf(current), transform.elements) };
    case "removeAllFromArray":
      return {
        type: "array",
        values: elementsOf(current).filter((element) => !contains(transform.elements, element)),
      };
    default:
      // `checkWrites` has rejected every other operand.
      if (!isNumber(transform.operand)) throw new Error("The operand of a numeric transform is a number.");
      if (!current || !isNumber(current)) return transform.operand;
      if (transform.kind === "increment") return sum(current, transform.operand);
      return extreme(transform.kind, current, transform.operand);
  }
}

function sum(a: NumberValue, b: NumberValue): NumberValue {
  if (a.type === "double" || b.type === "double") return { type: "double", value: Number(a.value) + Number(b.value) };
  const exact = a.value + b.value;
  if (exact > maxInt64) return { type: "integer", value: maxInt64 };
  return { type: "integer", value: exact < minInt64 ? minInt64 : exact };
}

/**
 * If both numbers are equal, the stored one stays, even if one is an integer and the other a double. NaN wins over
 * everything.
 */
function extreme(kind: "maximum" | "minimum", current: NumberValue, operand: NumberValue): NumberValue {
  if (Number.isNaN(current.value)) return current;
  if (Number.isNaN(operand.value)) return operand;
  const order = compareValues(operand, current);
  return (kind === "maximum" ? order > 0 : order < 0) ? operand : current;
}

function appended(present: readonly Value[], added: readonly Value[]): readonly Value[] {
  const values = [...present];
  for (const element of added) if (!contains(values, element)) values.push(element);
  return values;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.type === "array" ? value.values : [];
}

function contains(values: readonly Value[], element: Value): boolean {
  return values.some((value) => compareValues(value, element) === 0);
}
