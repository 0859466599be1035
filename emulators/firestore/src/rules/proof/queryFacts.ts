import type { DatabaseName, DocumentName, FieldPath } from "../../model/Document.ts";
import type { FieldOperator, Filter, StructuredQuery } from "../../model/StructuredQuery.ts";
import type { Value } from "../../model/Value.ts";
import { compare } from "../values/compare.ts";
import { equal } from "../values/equal.ts";
import { fromValue } from "../values/fromFirestore.ts";
import { type Bound, type Outcome, type Unknown, unknown } from "../values/Outcome.ts";
import { nullValue, type RulesValue, type TypeName } from "../values/RulesValue.ts";
import { representationsOf } from "./representationsOf.ts";

/** What holds for every document that one disjunct of a query can return. */
export interface QueryFacts {
  /** The only document it can return, where a filter names it. */
  readonly name: DocumentName | null;
  readonly data: Unknown;
}

/** Firestore itself stops at 30 disjuncts; numbers count twice here, as ints and as floats. */
const maximumDisjuncts = 1_000;

type FieldFilter = Extract<Filter, { kind: "field" | "unary" }>;

/** What is known of one field; `entries` holds the facts about fields below it. */
interface FieldFacts {
  known: RulesValue | null;
  types: ReadonlySet<TypeName> | null;
  lower: Bound | null;
  upper: Bound | null;
  excluded: RulesValue[];
  contains: RulesValue[];
  entries: Map<string, FieldFacts>;
}

/**
 * Brings a query's filters into disjunctive form, an `in` being an OR of equalities, and collects what each disjunct
 * says of its documents. A disjunct that contradicts itself returns nothing and is left out. Null when there are more
 * disjuncts than any real query has.
 */
export function queryFacts(query: StructuredQuery, database: DatabaseName): readonly QueryFacts[] | null {
  const disjuncts = query.where ? disjunctsOf(query.where) : [[]];
  if (disjuncts === null) return null;
  const facts: QueryFacts[] = [];
  for (const filters of disjuncts) {
    const gathered = gather(filters, query, database);
    if (gathered) facts.push(gathered);
  }
  return facts;
}

function disjunctsOf(filter: Filter): readonly (readonly FieldFilter[])[] | null {
  if (filter.kind === "composite" && filter.operator === "OR") {
    const all = filter.filters.map(disjunctsOf);
    return all.every((each) => each !== null) ? atMost(all.flat()) : null;
  }
  if (filter.kind === "composite") {
    let product: readonly (readonly FieldFilter[])[] = [[]];
    for (const part of filter.filters) {
      const alternatives = disjunctsOf(part);
      if (alternatives === null || product.length * alternatives.length > maximumDisjuncts) return null;
      product = product.flatMap((front) => alternatives.map((back) => [...front, ...back]));
    }
    return product;
  }
  return atMost(alternativesOf(filter).map((alternative) => [alternative]));
}

function atMost<T>(disjuncts: readonly T[]): readonly T[] | null {
  return disjuncts.length > maximumDisjuncts ? null : disjuncts;
}

function alternativesOf(filter: FieldFilter): readonly FieldFilter[] {
  if (filter.kind === "unary") return [filter];
  const { operator, value, path } = filter;
  const members = value.type === "array" ? value.values : [];
  switch (operator) {
    case "EQUAL":
      return equalities(path, value);
    case "IN":
      return members.flatMap((member) => equalities(path, member));
    case "ARRAY_CONTAINS_ANY":
      return members.map((member) => ({ ...filter, operator: "ARRAY_CONTAINS", value: member }));
    default:
      return [filter];
  }
}

/** Values with too many equal forms stay unknown: `NOT_IN []` says that the field is present, and nothing else. */
function equalities(path: FieldPath, value: Value): readonly FieldFilter[] {
  const forms = representationsOf(value);
  if (forms === null) return [{ kind: "field", path, operator: "NOT_IN", value: { type: "array", values: [] } }];
  return forms.map((form) => ({ kind: "field", path, operator: "EQUAL", value: form }));
}

function gather(
  filters: readonly FieldFilter[],
  { orderBy }: StructuredQuery,
  database: DatabaseName,
): QueryFacts | null {
  const root = noFacts();
  let name: DocumentName | null = null;
  for (const filter of filters) {
    if (isDocumentName(filter.path)) {
      const pinned = pinnedName(filter);
      if (pinned === null) continue;
      if (name !== null && name !== pinned) return null;
      name = pinned;
    } else if (!learn(factsAt(root, filter.path), filter, database)) {
      return null;
    }
  }
  for (const { path } of orderBy) if (!isDocumentName(path)) factsAt(root, path);
  return { name, data: { ...presentUnknown(root), types: new Set(["map"]) } };
}

function isDocumentName(path: FieldPath): boolean {
  return path.length === 1 && path[0] === "__name__";
}

/** The one document that a filter on the name leaves; null when it leaves several. */
function pinnedName(filter: FieldFilter): DocumentName | null {
  if (filter.kind !== "field" || filter.operator !== "EQUAL" || filter.value.type !== "reference") return null;
  return filter.value.name;
}

function noFacts(): FieldFacts {
  return { known: null, types: null, lower: null, upper: null, excluded: [], contains: [], entries: new Map() };
}

/** The facts about a field; to be spoken of makes a field present, and those around it maps. */
function factsAt(root: FieldFacts, path: FieldPath): FieldFacts {
  let here = root;
  for (const key of path) {
    const next = here.entries.get(key) ?? noFacts();
    here.entries.set(key, next);
    here = next;
  }
  return here;
}

/** Adds what a filter says. False when it contradicts what an earlier one said. */
function learn(facts: FieldFacts, filter: FieldFilter, database: DatabaseName): boolean {
  if (filter.kind === "unary") return learnUnary(facts, filter.operator);
  const value = fromValue(filter.value, database);
  const operator: FieldOperator = filter.operator;
  switch (operator) {
    case "EQUAL":
      if (facts.known && !same(facts.known, value)) return false;
      facts.known = value;
      return true;
    case "LESS_THAN":
    case "LESS_THAN_OR_EQUAL":
      facts.upper = tighter(facts.upper, { value, inclusive: operator === "LESS_THAN_OR_EQUAL" }, -1);
      facts.types = typesBeside(value);
      return true;
    case "GREATER_THAN":
    case "GREATER_THAN_OR_EQUAL":
      facts.lower = tighter(facts.lower, { value, inclusive: operator === "GREATER_THAN_OR_EQUAL" }, 1);
      facts.types = typesBeside(value);
      return true;
    case "ARRAY_CONTAINS":
      facts.contains.push(value);
      facts.types = new Set(["list"]);
      return true;
    case "NOT_EQUAL":
      facts.excluded.push(value, nullValue);
      return true;
    case "NOT_IN":
      if (value.type === "list") facts.excluded.push(...value.items, nullValue);
      return true;
    case "IN":
    case "ARRAY_CONTAINS_ANY":
      // Taken apart before.
      return true;
  }
}

function learnUnary(facts: FieldFacts, operator: Extract<Filter, { kind: "unary" }>["operator"]): boolean {
  const value: RulesValue = operator === "IS_NULL" ? nullValue : { type: "float", value: Number.NaN };
  if (operator === "IS_NOT_NULL" || operator === "IS_NOT_NAN") {
    // Firestore's inequalities never return null.
    facts.excluded.push(value, nullValue);
    return true;
  }
  if (facts.known && !same(facts.known, value)) return false;
  facts.known = value;
  return true;
}

function same(left: RulesValue, right: RulesValue): boolean {
  return left.type === right.type && equal(left, right);
}

/** Of two bounds on the same side the one that leaves less: the greater of lower ones (1), the lesser of upper ones (-1). */
function tighter(bound: Bound | null, other: Bound, side: 1 | -1): Bound {
  const order = bound && compare(other.value, bound.value);
  if (bound === null || order === null) return other;
  if (order === 0) return bound.inclusive ? other : bound;
  return order * side > 0 ? other : bound;
}

/** A range filter returns only values of its operand's kind. */
function typesBeside({ type }: RulesValue): ReadonlySet<TypeName> {
  return new Set(type === "int" || type === "float" ? ["int", "float"] : [type]);
}

function outcomeOf(facts: FieldFacts): Outcome {
  return facts.known ?? presentUnknown(facts);
}

function presentUnknown({ types, lower, upper, excluded, contains, entries }: FieldFacts): Unknown {
  return unknown({
    mayFail: false,
    types: entries.size > 0 ? new Set(["map"]) : types,
    lower,
    upper,
    excluded,
    contains,
    entries: new Map([...entries].map(([key, facts]) => [key, outcomeOf(facts)])),
  });
}
