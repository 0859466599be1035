import { FirestoreError } from "../model/FirestoreError.ts";
import { formatFieldPath, isNamePath } from "../model/fieldPath.ts";
import { parseParentName } from "../model/resourceName.ts";
import type { FieldOperator, Filter, StructuredQuery } from "../model/StructuredQuery.ts";
import type { Value } from "../model/Value.ts";
import { inequalityPaths, leavesOf } from "./effectiveOrder.ts";

const maxDisjunctions = 30;
const maxInequalityFields = 10;
const maxComponents = 100;
const maxComparisonValues: Partial<Record<FieldOperator, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

type Leaf = ReturnType<typeof leavesOf>[number];

const negations: ReadonlySet<Leaf["operator"]> = new Set<Leaf["operator"]>([
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NAN",
  "IS_NOT_NULL",
]);

/** Throws Google's error for a filter that Firestore rejects, in the order of Google's checks. */
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
  const most = maxComparisonValues[operator];
  if (most === undefined) return;
  if (value.type !== "array") throw invalid(`'${operator}' requires an ArrayValue.`);
  if (value.values.length === 0) throw invalid(`'${operator}' requires an non-empty ArrayValue.`);
  if (value.values.length > most) throw invalid(`'${operator}' supports up to ${most} comparison values.`);
}

/** A name can only be compared with names. The messages use Datastore's terms, where a name is called a key. */
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

/** Whether the filter has an OR with at least two parts. An OR of one part is just that part. */
function hasOr(filter: Filter): boolean {
  if (filter.kind !== "composite") return false;
  return (filter.operator === "OR" && filter.filters.length > 1) || filter.filters.some(hasOr);
}

/**
 * Equality on the name is only allowed without inequalities on other fields, or if the name is one of the inequalities.
 */
function checkNameComparison(filter: Filter, leaves: readonly Leaf[]): void {
  const paths = inequalityPaths(filter);
  if (hasOr(filter) || paths.length === 0 || paths.some(isNamePath)) return;
  if (leaves.some(({ operator, path }) => operator === "EQUAL" && isNamePath(path))) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

/** Checks the size limits. They apply to the disjunctive normal form of the filter. */
function checkSize(filter: Filter, { parent, orderBy }: StructuredQuery): void {
  const { disjunctions, comparisons } = normalSize(filter);
  if (disjunctions > maxDisjunctions) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions ` +
        `which is more than the maximum of ${maxDisjunctions}`,
    );
  }
  const fields = inequalityPaths(filter).map(formatFieldPath);
  if (fields.length > maxInequalityFields) {
    throw invalid(
      `The query contains ${fields.length} distinct inequality fields: [${fields.join(", ")}]. ` +
        `A query may not have more than ${maxInequalityFields} distinct inequality fields.`,
    );
  }
  const ancestors = parseParentName(parent).segments.length > 0 ? 1 : 0;
  if (comparisons + orderBy.length + ancestors > maxComponents) {
    throw invalid(
      `The query may not have more than ${maxComponents} filters + sort orders + ancestor total. Currently there are ` +
        `${comparisons} filters, ${orderBy.length} sort orders, and ${ancestors === 1 ? "one" : "no"} ancestor filter.`,
    );
  }
}

/** The number of conjunctions in the disjunctive normal form, and the number of comparisons in all of them together. */
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
  // An AND combines each conjunction of one part with each of the others.
  return sizes.reduce(
    (all, size) => ({
      disjunctions: all.disjunctions * size.disjunctions,
      comparisons: all.comparisons * size.disjunctions + size.comparisons * all.disjunctions,
    }),
    { disjunctions: 1, comparisons: 0 },
  );
}

/** The largest number of array-contains clauses in one conjunction of the normal form. */
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
