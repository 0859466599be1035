import { FirestoreError } from "../model/FirestoreError.ts";
import { formatFieldPath, isNamePath } from "../model/fieldPath.ts";
import { parseParentName } from "../model/resourceName.ts";
import type { FieldOperator, Filter, StructuredQuery } from "../model/StructuredQuery.ts";
import type { Value } from "../model/Value.ts";
import { inequalityPaths, leavesOf } from "./effectiveOrder.ts";

const mostDisjunctions = 30;
const mostInequalityFields = 10;
const mostComponents = 100;
const mostComparisonValues: Partial<Record<FieldOperator, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

type Leaf = ReturnType<typeof leavesOf>[number];

const negations: ReadonlySet<Leaf["operator"]> = new Set<Leaf["operator"]>([
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NAN",
  "IS_NOT_NULL",
]);

/** Throws the official refusal of a filter that Firestore would not apply, in the order of the official checks. */
export function checkFilter(filter: Filter, query: StructuredQuery): void {
  const leaves = leavesOf(filter);
  checkComposites(filter);
  leaves.forEach(checkLeaf);
  checkNegations(filter, leaves);
  if (countArrayContains(filter) > 1) {
    throw new FirestoreError("FAILED_PRECONDITION", "Only a single array-contains clause is allowed in a query");
  }
  checkNameComparison(filter, leaves);
  checkSize(filter, query);
}

function checkComposites(filter: Filter): void {
  if (filter.kind !== "composite") return;
  if (filter.filters.length === 0) throw invalid("Composite filter must have at least one sub-filter.");
  for (const part of filter.filters) checkComposites(part);
}

function checkLeaf(leaf: Leaf): void {
  if (leaf.kind === "field") checkOperand(leaf);
  if (isNamePath(leaf.path)) checkNameOperand(leaf);
}

function checkOperand({ operator, value }: Extract<Leaf, { kind: "field" }>): void {
  const most = mostComparisonValues[operator];
  if (most === undefined) return;
  if (value.type !== "array") throw invalid(`'${operator}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  if (value.values.length > most) throw invalid(`'${operator}' supports up to ${most} comparison values.`);
}

/** The name is compared with names alone. The words are those of Datastore, where a name is called a key. */
function checkNameOperand(leaf: Leaf): void {
  if (leaf.operator === "ARRAY_CONTAINS" || leaf.operator === "ARRAY_CONTAINS_ANY") {
    throw invalid("the name __key__ is reserved");
  }
  const isList = leaf.operator === "IN" || leaf.operator === "NOT_IN";
  const operands = leaf.kind === "unary" ? [{ type: "null" } as const] : isList ? elementsOf(leaf.value) : [leaf.value];
  for (const operand of operands) {
    if (operand.type !== "reference") throw invalid("__key__ filter value must be a Key");
    parseParentName(operand.name);
  }
}

function checkNegations(filter: Filter, leaves: readonly Leaf[]): void {
  const operators = leaves.map(({ operator }) => operator);
  if (operators.filter((operator) => negations.has(operator)).length > 1) {
    throw invalid("Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.");
  }
  const isDisjunctive = hasOr(filter) || operators.includes("IN") || operators.includes("ARRAY_CONTAINS_ANY");
  if (operators.includes("NOT_IN") && isDisjunctive) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
}

/** Whether anything is left to choose: an OR of one is that one. */
function hasOr(filter: Filter): boolean {
  if (filter.kind !== "composite") return false;
  return (filter.operator === "OR" && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/** Which document it may be is asked for alone, or among the inequalities, but not beside those of other fields. */
function checkNameComparison(filter: Filter, leaves: readonly Leaf[]): void {
  const paths = inequalityPaths(filter);
  if (hasOr(filter) || paths.length === 0 || paths.some(isNamePath)) return;
  if (leaves.some(({ operator, path }) => operator === "EQUAL" && isNamePath(path))) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

/** What of a query is limited, counted in the disjunctive normal form of its filter. */
function checkSize(filter: Filter, { parent, orderBy }: StructuredQuery): void {
  const { disjunctions, comparisons } = normalSize(filter);
  if (disjunctions > mostDisjunctions) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions ` +
        `which is more than the maximum of ${mostDisjunctions}`,
    );
  }
  const fields = inequalityPaths(filter).map(formatFieldPath);
  if (fields.length > mostInequalityFields) {
    throw invalid(
      `The query contains ${fields.length} distinct inequality fields: [${fields.join(", ")}]. ` +
        `A query may not have more than ${mostInequalityFields} distinct inequality fields.`,
    );
  }
  const ancestors = parseParentName(parent).segments.length > 0 ? 1 : 0;
  if (comparisons + orderBy.length + ancestors > mostComponents) {
    throw invalid(
      `The query may not have more than ${mostComponents} filters + sort orders + ancestor total. Currently there are ` +
        `${comparisons} filters, ${orderBy.length} sort orders, and ${ancestors === 1 ? "one" : "no"} ancestor filter.`,
    );
  }
}

/** How many conjunctions the disjunctive normal form has, and how many comparisons in all of them together. */
function normalSize(filter: Filter): { readonly disjunctions: number; readonly comparisons: number } {
  if (filter.kind !== "composite") {
    const isList = filter.operator === "IN" || filter.operator === "ARRAY_CONTAINS_ANY";
    const count = isList ? elementsOf(filter.value).length : 1;
    return { disjunctions: count, comparisons: count };
  }
  const sizes = filter.filters.map(normalSize);
  if (filter.operator === "OR") {
    return {
      disjunctions: sizes.reduce((sum, size) => sum + size.disjunctions, 0),
      comparisons: sizes.reduce((sum, size) => sum + size.comparisons, 0),
    };
  }
  // Each conjunction of one side meets each of the other.
  return sizes.reduce(
    (all, size) => ({
      disjunctions: all.disjunctions * size.disjunctions,
      comparisons: all.comparisons * size.disjunctions + size.comparisons * all.disjunctions,
    }),
    { disjunctions: 1, comparisons: 0 },
  );
}

/** The most array-contains clauses that one conjunction of the normal form has. */
function countArrayContains(filter: Filter): number {
  if (filter.kind === "composite") {
    const counts = filter.filters.map(countArrayContains);
    return filter.operator === "OR" ? Math.max(...counts) : counts.reduce((a, b) => a + b, 0);
  }
  return filter.operator === "ARRAY_CONTAINS" || filter.operator === "ARRAY_CONTAINS_ANY" ? 1 : 0;
}

function elementsOf(value: Value): readonly Value[] {
  return value.type === "array" ? value.values : [];
}

function invalid(message: string): FirestoreError {
  return new FirestoreError("INVALID_ARGUMENT", message);
}
