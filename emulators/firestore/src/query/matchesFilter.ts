import type { FieldPath, StoredDocument } from "../model/Document.ts";
import { fieldAt, isNamePath } from "../model/fieldPath.ts";
import type { FieldOperator, Filter, UnaryOperator } from "../model/StructuredQuery.ts";
import type { Value } from "../model/Value.ts";
import { compareValues, isNaNValue, typeRank } from "../model/valueOrder.ts";

type Comparison = (present: Value, operand: Value) => boolean;

const comparisons: Readonly<Record<FieldOperator, Comparison>> = {
  LESS_THAN: ordered((order) => order < 0),
  LESS_THAN_OR_EQUAL: ordered((order) => order <= 0),
  GREATER_THAN: ordered((order) => order > 0),
  GREATER_THAN_OR_EQUAL: ordered((order) => order >= 0),
  EQUAL: equals,
  NOT_EQUAL: (present, operand) => present.type !== "null" && compareValues(present, operand) !== 0,
  ARRAY_CONTAINS: (present, operand) => elementsOf(present).some((element) => equals(element, operand)),
  IN: (present, operand) => elementsOf(operand).some((candidate) => equals(present, candidate)),
  ARRAY_CONTAINS_ANY: (present, operand) =>
    elementsOf(operand).some((candidate) => elementsOf(present).some((element) => equals(element, candidate))),
  NOT_IN: (present, operand) =>
    present.type !== "null" &&
    !elementsOf(operand).some((excluded) => excluded.type === "null" || compareValues(present, excluded) === 0),
};

const unaries: Readonly<Record<UnaryOperator, (present: Value) => boolean>> = {
  IS_NAN: isNaNValue,
  IS_NULL: (present) => present.type === "null",
  IS_NOT_NAN: (present) => present.type !== "null" && !isNaNValue(present),
  IS_NOT_NULL: (present) => present.type !== "null",
};

/** A document without the field matches no comparison, not even a negated one. */
export function matchesFilter(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === "composite") {
    const matches = (part: Filter) => matchesFilter(part, document);
    return filter.operator === "AND" ? filter.filters.every(matches) : filter.filters.some(matches);
  }
  const present = valueAt(document, filter.path);
  if (!present) return false;
  return filter.kind === "unary"
    ? unaries[filter.operator](present)
    : comparisons[filter.operator](present, filter.value);
}

function valueAt(document: StoredDocument, path: FieldPath): Value | undefined {
  return isNamePath(path) ? { type: "reference", name: document.name } : fieldAt(document.fields, path);
}

/** Null and NaN are never equal here. Clients use the unary operators for them. */
function equals(present: Value, operand: Value): boolean {
  return operand.type !== "null" && !isNaNValue(operand) && compareValues(present, operand) === 0;
}

/** Values of different types are ordered in results, but no inequality between them holds. */
function ordered(holds: (order: number) => boolean): Comparison {
  return (present, operand) =>
    operand.type !== "null" &&
    !isNaNValue(operand) &&
    !isNaNValue(present) &&
    typeRank(present) === typeRank(operand) &&
    holds(compareValues(present, operand));
}

function elementsOf(value: Value): readonly Value[] {
  return value.type === "array" ? value.values : [];
}
