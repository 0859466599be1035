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

/** The field path `["__name__"]` means the document's name. */
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

/** A vector search (`findNearest`). Its order replaces `orderBy`. */
export interface Nearest {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";
  readonly limit: number;
  /** The field for each result's distance. Null omits the distance. */
  readonly resultPath: FieldPath | null;
  /** Results that are less similar than this distance are dropped. */
  readonly threshold: number | null;
}

/** A query below `parent` (a document name, or `projects/P/databases/D/documents` for the root). */
export interface StructuredQuery {
  readonly parent: string;
  /** An empty `collectionId` with `allDescendants` means every document below the parent. */
  readonly from: { readonly collectionId: string; readonly allDescendants: boolean };
  readonly where: Filter | null;
  /** As the client sent it. `effectiveOrder` adds the implied orders. */
  readonly orderBy: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Null returns all fields. `[["__name__"]]` returns only names. */
  readonly select: readonly FieldPath[] | null;
  readonly nearest: Nearest | null;
}

export type Aggregation = { readonly alias: string } & (
  | { readonly kind: "count"; readonly upTo: number | null }
  | { readonly kind: "sum" | "avg"; readonly path: FieldPath }
);
