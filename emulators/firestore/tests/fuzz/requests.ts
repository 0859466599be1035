import type { Json } from "../../src/model/Caller.ts";

const database = "projects/demo-fuzz/databases/(default)";
const root = `${database}/documents`;
const name = `${root}/c/d`;

const everyType = {
  null: { nullValue: null },
  boolean: { booleanValue: true },
  integer: { integerValue: "7" },
  double: { doubleValue: "NaN" },
  time: { timestampValue: "2026-11-21T10:00:00Z" },
  text: { stringValue: "text" },
  bytes: { bytesValue: "AQID" },
  reference: { referenceValue: name },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
  list: { arrayValue: { values: [{ integerValue: "1" }, { stringValue: "a" }] } },
  map: { mapValue: { fields: { inner: { doubleValue: 1.5 } } } },
};

const query = {
  from: [{ collectionId: "c", allDescendants: false }],
  where: {
    compositeFilter: {
      op: "AND",
      filters: [
        { fieldFilter: { field: { fieldPath: "integer" }, op: "GREATER_THAN", value: { integerValue: "1" } } },
        { unaryFilter: { field: { fieldPath: "text" }, op: "IS_NOT_NULL" } },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: "integer" }, direction: "DESCENDING" }],
  startAt: { values: [{ integerValue: "9" }], before: true },
  limit: 5,
};

interface WellFormed {
  /** The message type is `<method>Request`. */
  readonly method: string;
  /** After `/v1/<root>`. */
  readonly rest: string;
  readonly body: Json;
}

/** One valid request for each unary or streaming method. */
export const REQUESTS: readonly [WellFormed, ...WellFormed[]] = [
  {
    method: "Commit",
    rest: ":commit",
    body: {
      database,
      writes: [
        {
          update: { name, fields: everyType },
          updateMask: { fieldPaths: ["integer", "map.inner"] },
          updateTransforms: [
            { fieldPath: "time", setToServerValue: "REQUEST_TIME" },
            { fieldPath: "integer", increment: { integerValue: "1" } },
            { fieldPath: "list", appendMissingElements: { values: [{ stringValue: "b" }] } },
          ],
          currentDocument: { exists: true },
        },
        { delete: `${name}2` },
      ],
    },
  },
  { method: "RunQuery", rest: ":runQuery", body: { parent: root, structuredQuery: query } },
  {
    method: "RunAggregationQuery",
    rest: ":runAggregationQuery",
    body: {
      parent: root,
      structuredAggregationQuery: {
        structuredQuery: query,
        aggregations: [
          { alias: "n", count: { upTo: "3" } },
          { alias: "s", sum: { field: { fieldPath: "integer" } } },
        ],
      },
    },
  },
  {
    method: "BatchGetDocuments",
    rest: ":batchGet",
    body: { database, documents: [name, `${name}2`], mask: { fieldPaths: ["text"] } },
  },
  { method: "BatchWrite", rest: ":batchWrite", body: { database, writes: [{ update: { name, fields: everyType } }] } },
  {
    method: "BeginTransaction",
    rest: ":beginTransaction",
    body: { database, options: { readOnly: { readTime: "2026-11-21T10:00:00Z" } } },
  },
  { method: "Rollback", rest: ":rollback", body: { database, transaction: "AQID" } },
  { method: "ListCollectionIds", rest: ":listCollectionIds", body: { parent: root, pageSize: 3 } },
];

/** The valid first message of a Listen stream. */
export const LISTEN: Json = {
  database,
  addTarget: { query: { parent: root, structuredQuery: query }, targetId: 2 },
};

export const DATABASE = database;
