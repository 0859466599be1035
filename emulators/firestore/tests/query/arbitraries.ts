import fc from "fast-check";
import type { Filter, StructuredQuery } from "../../src/model/StructuredQuery.ts";
import { value } from "../model/builders.ts";
import type { Simple, SimpleFields, SimpleFilter, SimpleQuery } from "./naiveQuery.ts";
import { and, or, orders, queryOf, where } from "./queries.ts";

const names = ["p", "q", "r"] as const;
const scalar: fc.Arbitrary<Simple> = fc.constantFrom(null, false, true, -1, 0, 1, 2, "", "a", "b");
const simple: fc.Arbitrary<Simple> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);

/** The fields of a document. */
export const simpleFields: fc.Arbitrary<SimpleFields> = fc.dictionary(fc.constantFrom(...names), simple);

const single = fc.record({
  field: fc.constantFrom(...names),
  operator: fc.constantFrom(
    "EQUAL" as const,
    "NOT_EQUAL" as const,
    "LESS_THAN" as const,
    "LESS_THAN_OR_EQUAL" as const,
    "GREATER_THAN" as const,
    "GREATER_THAN_OR_EQUAL" as const,
    "ARRAY_CONTAINS" as const,
  ),
  operand: simple,
});
const listed = fc.record({
  field: fc.constantFrom(...names),
  operator: fc.constantFrom("IN" as const, "NOT_IN" as const, "ARRAY_CONTAINS_ANY" as const),
  operand: fc.array(scalar, { minLength: 1, maxLength: 3 }),
});
const { filter: simpleFilter } = fc.letrec<{ filter: SimpleFilter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: "small" },
    single,
    listed,
    fc.record({ all: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("filter"), { minLength: 1, maxLength: 3 }) }),
  ),
}));
/** A query of any kind over the fields above. */
export const simpleQuery: fc.Arbitrary<SimpleQuery> = fc
  .record({
    filter: simpleFilter,
    orders: fc.uniqueArray(fc.record({ field: fc.constantFrom(...names), descending: fc.boolean() }), {
      selector: ({ field }) => field,
      maxLength: 2,
    }),
    start: fc.option(fc.record({ values: fc.array(scalar, { maxLength: 2 }), inclusive: fc.boolean() })),
    offset: fc.oneof(fc.constant(0), fc.nat({ max: 3 })),
    limit: fc.option(fc.nat({ max: 10 })),
  })
  .map((parts) => ({
    ...parts,
    start: parts.start && { ...parts.start, values: parts.start.values.slice(0, parts.orders.length) },
  }));

function toFilter(filter: SimpleFilter): Filter {
  if ("all" in filter) return and(...filter.all.map(toFilter));
  if ("any" in filter) return or(...filter.any.map(toFilter));
  return where(filter.field, filter.operator, filter.operand);
}

/** The same query as the emulator is asked. */
export function structured({ filter, orders: asked, start, offset, limit }: SimpleQuery): StructuredQuery {
  return queryOf({
    where: toFilter(filter),
    orderBy: orders(...asked.map(({ field, descending }) => (descending ? `-${field}` : field))),
    startAt: start && { values: start.values.map(value), before: start.inclusive },
    offset,
    limit,
  });
}
