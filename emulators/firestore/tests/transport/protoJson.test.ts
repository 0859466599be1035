import { describe, expect, test } from "vitest";
import type { Json } from "../../src/model/Caller.ts";
import type { Value } from "../../src/model/Value.ts";
import { loadFirestoreTypes } from "../../src/transport/protobufTypes.ts";
import { readStructuredQuery } from "../../src/transport/protoJsonQuery.ts";
import { readTimestamp } from "../../src/transport/protoJsonReader.ts";
import { readValue, writeTimestamp, writeValue } from "../../src/transport/protoJsonValue.ts";
import { readWrite } from "../../src/transport/protoJsonWrite.ts";

const everyValue: readonly Value[] = [
  { type: "null" },
  { type: "boolean", value: false },
  { type: "integer", value: 0n },
  { type: "integer", value: -(2n ** 63n) },
  { type: "integer", value: 2n ** 63n - 1n },
  { type: "double", value: 0.1 },
  { type: "double", value: -0 },
  { type: "double", value: Number.NaN },
  { type: "double", value: Number.POSITIVE_INFINITY },
  { type: "double", value: Number.NEGATIVE_INFINITY },
  { type: "double", value: Number.MIN_VALUE },
  { type: "timestamp", value: 0n },
  { type: "timestamp", value: -1n },
  { type: "timestamp", value: 1_795_000_000_123_456n },
  { type: "timestamp", value: -62_135_596_800_000_000n },
  { type: "timestamp", value: 253_402_300_799_999_999n },
  { type: "string", value: "" },
  { type: "string", value: "Grüße 🎒\u0000" },
  { type: "bytes", value: Buffer.from([]) },
  { type: "bytes", value: Buffer.from([0, 250, 255]) },
  { type: "reference", name: "projects/p/databases/(default)/documents/c/d" },
  { type: "geoPoint", latitude: -90, longitude: 0.5 },
  { type: "array", values: [] },
  { type: "array", values: [{ type: "null" }, { type: "map", fields: new Map() }] },
  { type: "map", fields: new Map([["constructor", { type: "integer", value: 1n }]]) },
];

describe("a value", () => {
  test.each(everyValue)("a value is unchanged after JSON: $type $value", (value) => {
    const text = JSON.stringify(writeValue(value));

    expect(readValue(JSON.parse(text))).toEqual(value);
  });

  test.each(everyValue)("a value is unchanged after protobuf: $type $value", (value) => {
    const type = loadFirestoreTypes()("Value");

    expect(readValue(type.decode(type.encode(writeValue(value))))).toEqual(value);
  });

  test.each<{ json: Json; value: Value }>([
    { json: { integerValue: 7 }, value: { type: "integer", value: 7n } },
    { json: { integer_value: "7" }, value: { type: "integer", value: 7n } },
    { json: { doubleValue: "1e3" }, value: { type: "double", value: 1000 } },
    { json: { nullValue: "NULL_VALUE" }, value: { type: "null" } },
    { json: { bytesValue: "-_8" }, value: { type: "bytes", value: Buffer.from([251, 255]) } },
    { json: { timestampValue: "1970-01-01T02:00:00.1234567+02:00" }, value: { type: "timestamp", value: 123_456n } },
    { json: { geoPointValue: {} }, value: { type: "geoPoint", latitude: 0, longitude: 0 } },
    { json: { arrayValue: {} }, value: { type: "array", values: [] } },
    { json: { mapValue: { fields: null } }, value: { type: "map", fields: new Map() } },
  ])("a value can be written as $json", ({ json, value }) => {
    expect(readValue(json)).toEqual(value);
  });

  test.each<Json>([
    null,
    "text",
    {},
    { stringValue: "a", integerValue: "1" },
    { textValue: "a" },
    { integerValue: "1.5" },
    { integerValue: 1.5 },
    { integerValue: "9223372036854775808" },
    { doubleValue: "much" },
    { booleanValue: "true" },
    { bytesValue: "?" },
    { timestampValue: "yesterday" },
    { timestampValue: "1970-13-01T00:00:00Z" },
    { arrayValue: { values: {} } },
  ])("the value %j is rejected", (json) => {
    expect(() => readValue(json)).toThrow("Payload isn't valid for request.");
  });
});

test("a timestamp is written with microseconds", () => {
  expect(writeTimestamp(readTimestamp("2026-11-20T10:00:00Z"))).toBe("2026-11-20T10:00:00.000000Z");
});

describe("a write", () => {
  test("a write without a mask replaces the document", () => {
    const update = { name: "n", fields: { a: { integerValue: "1" } } };

    expect(readWrite({ update })).toMatchObject({ kind: "update", name: "n", mask: null, precondition: null });
  });

  test("a write with an empty mask changes no field", () => {
    expect(readWrite({ update: { name: "n" }, updateMask: {} })).toMatchObject({ mask: [] });
  });

  test("a write has its quoted paths, transforms and preconditions read", () => {
    const write = readWrite({
      update: { name: "n" },
      updateMask: { fieldPaths: ["a.`b.c`"] },
      updateTransforms: [
        { fieldPath: "at", setToServerValue: "REQUEST_TIME" },
        { fieldPath: "n", increment: { integerValue: "2" } },
        { fieldPath: "tags", appendMissingElements: { values: [{ stringValue: "x" }] } },
      ],
      currentDocument: { updateTime: "1970-01-01T00:00:00.000005Z" },
    });

    expect(write).toMatchObject({
      mask: [["a", "b.c"]],
      transforms: [
        { path: ["at"], kind: "serverTimestamp" },
        { path: ["n"], kind: "increment", operand: { type: "integer", value: 2n } },
        { path: ["tags"], kind: "appendMissingElements", elements: [{ type: "string", value: "x" }] },
      ],
      precondition: { updateTime: 5n },
    });
  });

  test("a write can have the older form with only transforms", () => {
    const transform = { document: "n", fieldTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }] };

    expect(readWrite({ transform })).toMatchObject({ kind: "update", name: "n", mask: [], transforms: [{}] });
  });

  test("a write can verify a document through protobuf", () => {
    const type = loadFirestoreTypes()("CommitRequest");

    const decoded = type.decode(type.encode({ writes: [{ verify: "n", currentDocument: { exists: false } }] }));

    expect(decoded).toEqual({ writes: [{ verify: "n", currentDocument: { exists: false } }] });
  });
});

describe("a query", () => {
  test("a query has all its parts read", () => {
    const field = { fieldPath: "a" };

    const query = readStructuredQuery("parent", {
      from: [{ collectionId: "c", allDescendants: true }],
      where: {
        compositeFilter: {
          op: "OR",
          filters: [
            { fieldFilter: { field, op: "EQUAL", value: { booleanValue: true } } },
            { unaryFilter: { field, op: "IS_NULL" } },
          ],
        },
      },
      orderBy: [{ field }, { field: { fieldPath: "__name__" }, direction: "DESCENDING" }],
      startAt: { values: [{ integerValue: "1" }], before: true },
      endAt: { values: [] },
      offset: 2,
      limit: 3,
      select: { fields: [field] },
    });

    expect(query).toEqual({
      parent: "parent",
      from: { collectionId: "c", allDescendants: true },
      where: {
        kind: "composite",
        operator: "OR",
        filters: [
          { kind: "field", path: ["a"], operator: "EQUAL", value: { type: "boolean", value: true } },
          { kind: "unary", path: ["a"], operator: "IS_NULL" },
        ],
      },
      orderBy: [
        { path: ["a"], direction: "ASCENDING" },
        { path: ["__name__"], direction: "DESCENDING" },
      ],
      startAt: { values: [{ type: "integer", value: 1n }], before: true },
      endAt: { values: [], before: false },
      offset: 2,
      limit: 3,
      select: [["a"]],
      nearest: null,
    });
  });

  test("a query with an empty select returns names", () => {
    expect(readStructuredQuery("parent", { select: {} }).select).toEqual([["__name__"]]);
  });

  test("a query with a negative limit is rejected", () => {
    expect(() => readStructuredQuery("parent", { limit: -1 })).toThrow("limit is negative");
  });
});

/** Every kind of field in responses, in the form that Google's clients read. */
test.each<[type: string, message: Json]>([
  [
    "ListenResponse",
    {
      targetChange: {
        targetChangeType: "REMOVE",
        targetIds: [1, 2_147_483_647],
        cause: { code: 7, message: "no" },
        resumeToken: "MTIz",
        readTime: "2026-11-21T10:00:00.123456Z",
      },
    },
  ],
  [
    "ListenResponse",
    { filter: { targetId: 3, count: 2, unchangedNames: { bits: { bitmap: "/wA=", padding: 5 }, hashCount: 7 } } },
  ],
  [
    "RunQueryResponse",
    {
      skippedResults: 4,
      explainMetrics: {
        planSummary: { indexesUsed: [{ scope: "all", parts: [1, true, null] }] },
        executionStats: { resultsReturned: "9007199254740993", executionDuration: "0.000250s", debugStats: { a: {} } },
      },
    },
  ],
  [
    "BatchWriteResponse",
    { writeResults: [{}, { transformResults: [{ nullValue: null }] }], status: [{}, { code: 5 }] },
  ],
  ["PartitionQueryResponse", { partitions: [{ values: [{ referenceValue: "n" }], before: true }] }],
])("a response is unchanged after protobuf: %s %j", (name, message) => {
  const type = loadFirestoreTypes()(name);

  expect(JSON.parse(JSON.stringify(type.decode(type.encode(message))), nullsByName)).toEqual(message);
});

/** ProtoJSON has two forms of null. */
function nullsByName(_key: string, value: unknown): unknown {
  return value === "NULL_VALUE" ? null : value;
}
