import type { Json } from "../model/Caller.ts";
import { FirestoreError } from "../model/FirestoreError.ts";
import { parseFieldPath } from "../model/fieldPath.ts";
import type { Aggregation, Cursor, Filter, Nearest, Order, StructuredQuery } from "../model/StructuredQuery.ts";
import { vectorOf } from "../model/valueOrder.ts";
import { readFieldReference } from "./protoJsonFieldPath.ts";
import {
  checkOneof,
  invalidPayload,
  type JsonObject,
  type Message,
  optional,
  readArray,
  readBoolean,
  readDouble,
  readEnum,
  readInt32,
  readInt64,
  readMessage,
  readString,
} from "./protoJsonReader.ts";
import { listed, readValue, writeValue } from "./protoJsonValue.ts";

export function readStructuredQuery(parent: string, json: Json | undefined): StructuredQuery {
  const query = readMessage(
    json,
    "select",
    "from",
    "where",
    "orderBy",
    "startAt",
    "endAt",
    "offset",
    "limit",
    "findNearest",
  );
  const [from, ...others] = readArray(query.from, readSelector);
  if (others.length > 0) {
    throw new FirestoreError("INVALID_ARGUMENT", "StructuredQuery.from cannot have more than one collection selector.");
  }
  const offset = readInt32(query.offset);
  const limit = optional(query.limit, readInt32);
  if (offset < 0) throw new FirestoreError("INVALID_ARGUMENT", "offset is negative");
  if (limit !== null && limit < 0) throw new FirestoreError("INVALID_ARGUMENT", "limit is negative");
  return {
    parent,
    from: from ?? { collectionId: "", allDescendants: false },
    where: optional(query.where, readFilter),
    orderBy: readArray(query.orderBy, readOrder),
    startAt: optional(query.startAt, readCursor),
    endAt: optional(query.endAt, readCursor),
    offset,
    limit,
    select: optional(query.select, readProjection),
    nearest: optional(query.findNearest, readNearest),
  };
}

function readSelector(json: Json): StructuredQuery["from"] {
  const { collectionId, allDescendants } = readMessage(json, "collectionId", "allDescendants");
  return { collectionId: readString(collectionId), allDescendants: readBoolean(allDescendants) };
}

function readFilter(json: Json): Filter {
  const message = readMessage(json, "compositeFilter", "fieldFilter", "unaryFilter");
  checkOneof(message, "compositeFilter", "fieldFilter", "unaryFilter");
  const { compositeFilter, fieldFilter, unaryFilter } = message;
  if (compositeFilter !== undefined) {
    const { op, filters } = readMessage(compositeFilter, "op", "filters");
    return { kind: "composite", operator: readEnum(op, "AND", "OR"), filters: readArray(filters, readFilter) };
  }
  if (fieldFilter !== undefined) return readFieldFilter(fieldFilter);
  const { op, field } = readMessage(unaryFilter, "op", "field");
  const operator = readEnum(op, "IS_NAN", "IS_NULL", "IS_NOT_NAN", "IS_NOT_NULL");
  return { kind: "unary", path: readFieldReference(field), operator };
}

function readFieldFilter(json: Json): Filter {
  const { field, op, value } = readMessage(json, "field", "op", "value");
  const operator = readEnum(
    op,
    "LESS_THAN",
    "LESS_THAN_OR_EQUAL",
    "GREATER_THAN",
    "GREATER_THAN_OR_EQUAL",
    "EQUAL",
    "NOT_EQUAL",
    "ARRAY_CONTAINS",
    "IN",
    "ARRAY_CONTAINS_ANY",
    "NOT_IN",
  );
  return { kind: "field", path: readFieldReference(field), operator, value: readValue(value) };
}

function readOrder(json: Json): Order {
  const { field, direction = "ASCENDING" } = readMessage(json, "field", "direction");
  const named = readEnum(direction, "DIRECTION_UNSPECIFIED", "ASCENDING", "DESCENDING");
  return { path: readFieldReference(field), direction: named === "DESCENDING" ? "DESCENDING" : "ASCENDING" };
}

function readCursor(json: Json): Cursor {
  const { values, before } = readMessage(json, "values", "before");
  return { values: readArray(values, readValue), before: readBoolean(before) };
}

export function writeCursor({ values, before }: Cursor): JsonObject {
  return { ...listed("values", values.map(writeValue)), ...(before && { before }) };
}

// A projection without fields returns only names.
function readProjection(json: Json): StructuredQuery["select"] {
  const fields = readArray(readMessage(json, "fields").fields, readFieldReference);
  return fields.length > 0 ? fields : [["__name__"]];
}

function readNearest(json: Json): Nearest {
  const { vectorField, queryVector, distanceMeasure, limit, distanceResultField, distanceThreshold } = readMessage(
    json,
    "vectorField",
    "queryVector",
    "distanceMeasure",
    "limit",
    "distanceResultField",
    "distanceThreshold",
  );
  const resultField = readString(distanceResultField);
  return {
    path: readFieldReference(vectorField),
    vector: readVector(queryVector),
    measure: readEnum(distanceMeasure, "EUCLIDEAN", "COSINE", "DOT_PRODUCT"),
    limit: readInt32(limit),
    resultPath: resultField === "" ? null : parseFieldPath(resultField),
    threshold: optional(distanceThreshold, readDouble),
  };
}

function readVector(json: Json | undefined): number[] {
  const elements = vectorOf(readValue(json));
  if (!elements) throw new FirestoreError("INVALID_ARGUMENT", "FindNearest needs a query vector.");
  return elements.map((element) => {
    if (element.type !== "double") throw new FirestoreError("INVALID_ARGUMENT", "Vectors must contain only doubles.");
    return element.value;
  });
}

/** A `StructuredAggregationQuery`. Missing aliases become `field_1`, `field_2`, …. */
export function readAggregationQuery(
  parent: string,
  json: Json | undefined,
): { query: StructuredQuery; aggregations: Aggregation[] } {
  const { structuredQuery, aggregations } = readMessage(json, "structuredQuery", "aggregations");
  let unnamed = 0;
  return {
    query: readStructuredQuery(parent, structuredQuery),
    aggregations: readArray(aggregations, (aggregation) => {
      const { alias, ...kinds } = readMessage(aggregation, "alias", "count", "sum", "avg");
      return { alias: readString(alias) || `field_${++unnamed}`, ...readAggregator(kinds) };
    }),
  };
}

type Aggregator = Aggregation extends infer One ? (One extends Aggregation ? Omit<One, "alias"> : never) : never;

function readAggregator(message: Message<"count" | "sum" | "avg">): Aggregator {
  checkOneof(message, "count", "sum", "avg");
  const { count, sum, avg } = message;
  if (count !== undefined) {
    return { kind: "count", upTo: optional(readMessage(count, "upTo").upTo, (upTo) => Number(readInt64(upTo))) };
  }
  if (sum !== undefined) return { kind: "sum", path: readFieldReference(readMessage(sum, "field").field) };
  if (avg !== undefined) return { kind: "avg", path: readFieldReference(readMessage(avg, "field").field) };
  throw invalidPayload();
}

/** The `orderBy` of ListDocuments: `a desc, b.c`. */
export function parseOrderBy(text: string): Order[] {
  if (text.trim() === "") return [];
  return text.split(",").map((part) => {
    const [, path = "", direction = "asc"] = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
    return { path: parseFieldPath(path), direction: direction.toLowerCase() === "desc" ? "DESCENDING" : "ASCENDING" };
  });
}
