import type { FieldPath } from "./Document.ts";
import type { Value } from "./Value.ts";

export type FieldOperator =
  | "LESS_THAN"
  | "LESS_THAN_OR_EQUAL"
  | "GREATER_THAN"
  | "GREATER_THAN_OR_EQUAL"
  | "EQUAL"
  | "NOT_EQUAL"
  | "ARRAY_CONTAINS"
  | "IN"
  | "ARRAY_CONTAINS_ANY"
  | "NOT_IN";

export type UnaryOperator = "IS_NAN" | "IS_NULL" | "IS_NOT_NAN" | "IS_NOT_NULL";

/** `["__name__"]` as a field path stands for the document's name. */
export type Filter =
  | { readonly kind: "field"; readonly path: FieldPath; readonly operator: FieldOperator; readonly value: Value }
  | { readonly kind: "unary"; readonly path: FieldPath; readonly operator: UnaryOperator }
  | { readonly kind: "composite"; readonly operator: "AND" | "OR"; readonly filters: readonly Filter[] };

export interface Order {
  readonly path: FieldPath;
  readonly direction: "ASCENDING" | "DESCENDING";
}

export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A search for the most similar vectors; its order takes the place of `orderBy`. */
export interface Nearest {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";
  readonly limit: number;
  /** Where each result tells its distance; null for nowhere. */
  readonly resultPath: FieldPath | null;
  /** The least similar distance that counts. */
  readonly threshold: number | null;
}

/** A query below `parent` (a document name, or `projects/P/databases/D/documents` for the root). */
export interface StructuredQuery {
  readonly parent: string;
  /** An empty `collectionId` with `allDescendants` means every document below the parent. */
  readonly from: { readonly collectionId: string; readonly allDescendants: boolean };
  readonly where: Filter | null;
  /** As the client sent it; the query room adds the implied orders. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Null returns whole documents; `[["__name__"]]` returns names alone. */
  readonly select: readonly FieldPath[] | null;
  readonly nearest: Nearest | null;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: "count"; readonly upTo: number | null }
  | { readonly kind: "sum" | "avg"; readonly path: FieldPath }
);
