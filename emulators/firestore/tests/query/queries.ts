import type { FieldOperator, Filter, Order, StructuredQuery } from "../../src/model/StructuredQuery.ts";
import { type Plain, path, root, value } from "../model/builders.ts";

/** A query over the root collection `c`, with the given parts replaced. */
export function queryOf(parts: Partial<StructuredQuery> = {}): StructuredQuery {
  return {
    parent: root,
    from: { collectionId: "c", allDescendants: false },
    where: null,
    orderBy: [],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
    nearest: null,
    ...parts,
  };
}

export function where(field: string, operator: FieldOperator, operand: Plain): Filter {
  return { kind: "field", path: path(field), operator, value: value(operand) };
}

export function and(...filters: readonly Filter[]): Filter {
  return { kind: "composite", operator: "AND", filters };
}

export function or(...filters: readonly Filter[]): Filter {
  return { kind: "composite", operator: "OR", filters };
}

/** `orders("a", "-b")`: a ascending, b descending. */
export function orders(...fields: readonly string[]): readonly Order[] {
  return fields.map((field) =>
    field.startsWith("-")
      ? { path: path(field.slice(1)), direction: "DESCENDING" }
      : { path: path(field), direction: "ASCENDING" },
  );
}
