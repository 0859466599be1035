import type { Case, Expected, RestStep } from "../Case.ts";
import {
  accepted,
  commit,
  exists,
  get,
  invalid,
  missing,
  nameOf,
  post,
  remove,
  set,
  structured,
  transform,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import { geo, type Json, type PlainFields, ref, toFields } from "../wire.ts";

const one = { documents: { "c/d": { a: 1n, b: { x: 1n, y: 2n }, "odd.name": "o" } } };
const family = {
  documents: { "c/a": { n: 1n }, "c/b": { n: 3n }, "c/c": { n: 2n }, "c/a/s/1": {}, "c/gone/s/1": {}, "z/1": {} },
};

/** Read masks, and the part of `{ a, b: { x, y }, "odd.name" }` that they return. */
const masks: readonly (readonly [paths: readonly string[], left: PlainFields])[] = [
  [["a"], { a: 1n }],
  [["b"], { b: { x: 1n, y: 2n } }],
  [["b.x"], { b: { x: 1n } }],
  [["a", "b.y"], { a: 1n, b: { y: 2n } }],
  [["none"], {}],
  [["b.none"], {}],
  [["a.x"], {}],
  [["__name__"], {}],
  [["`odd.name`"], { "odd.name": "o" }],
  [["b.x", "b.y"], { b: { x: 1n, y: 2n } }],
];

function maskCases(): Case[] {
  return masks.flatMap(([paths, fields]) => {
    const query = paths.map((path) => `mask.fieldPaths=${encodeURIComponent(path)}`).join("&");
    return [
      { id: `documents/get masked by ${paths}`, given: one, steps: [get(`c/d?${query}`, { fields })] },
      {
        id: `documents/list masked by ${paths}`,
        given: one,
        steps: [get(`c?${query}`, { documents: [["c/d", fields]] })],
      },
      {
        id: `documents/batchGet masked by ${paths}`,
        given: one,
        steps: [
          post(
            "batchGet",
            { documents: [nameOf("c/d")], mask: { fieldPaths: paths } },
            { documents: [["c/d", fields]] },
          ),
        ],
      },
    ];
  });
}

/** Preconditions on an existing document (`c/d`) and a missing one (`c/none`). */
const preconditions: readonly (readonly [id: string, write: Json, expected: Expected])[] = [
  ["set with exists true on a document", set("c/d", {}, exists(true)), accepted],
  ["set with exists true on a missing document", set("c/none", {}, exists(true)), missing],
  ["set with exists false on a document", set("c/d", {}, exists(false)), { error: "ALREADY_EXISTS" }],
  ["set with exists false on a missing document", set("c/none", {}, exists(false)), accepted],
  ["delete with exists true on a document", remove("c/d", exists(true)), accepted],
  ["delete with exists true on a missing document", remove("c/none", exists(true)), missing],
  ["delete with exists false on a document", remove("c/d", exists(false)), { error: "ALREADY_EXISTS" }],
  ["delete with exists false on a missing document", remove("c/none", exists(false)), accepted],
  ["delete without a precondition on a missing document", remove("c/none"), accepted],
  [
    "an update time that the document never had",
    set("c/d", {}, { currentDocument: { updateTime: "2001-01-01T00:00:00Z" } }),
    { error: "FAILED_PRECONDITION" },
  ],
  [
    "an update time of a missing document",
    set("c/none", {}, { currentDocument: { updateTime: "2001-01-01T00:00:00Z" } }),
    { error: "FAILED_PRECONDITION" },
  ],
  [
    "transforms with exists true on a missing document",
    { ...transform("c/none", { fieldPath: "n", increment: { integerValue: "1" } }), ...exists(true) },
    missing,
  ],
  ["an empty precondition", set("c/d", {}, { currentDocument: {} }), accepted],
  ["verify with exists true on a document", { verify: nameOf("c/d"), ...exists(true) }, accepted],
  ["verify with exists true on a missing document", { verify: nameOf("c/none"), ...exists(true) }, missing],
  ["verify with exists false on a document", { verify: nameOf("c/d"), ...exists(false) }, { error: "ALREADY_EXISTS" }],
];

const body = { fields: toFields({ a: 1n }) };
const post1 = (path: string, expected: Expected): RestStep => ({ method: "POST", path, body, expected });
const patch = (path: string, fields: PlainFields, expected: Expected): RestStep => ({
  method: "PATCH",
  path,
  body: { fields: toFields(fields) },
  expected,
});
const drop = (path: string, expected: Expected): RestStep => ({ method: "DELETE", path, expected });

/** What an answer leaves out. */
const empties: readonly (readonly [id: string, step: RestStep, body: unknown, lacks: readonly string[]])[] = [
  ["a document without fields", get("c/none", accepted), { name: nameOf("c/none") }, ["fields"]],
  [
    "an empty array, an empty map and a zero place",
    get("c/values", accepted),
    { fields: { a: { arrayValue: {} }, m: { mapValue: {} }, g: { geoPointValue: {} } } },
    ["fields.a.arrayValue.values", "fields.m.mapValue.fields", "fields.g.geoPointValue.latitude"],
  ],
  [
    "values that are empty or zero themselves",
    get("c/zeros", accepted),
    {
      fields: { s: { stringValue: "" }, i: { integerValue: "0" }, d: { doubleValue: 0 }, b: { booleanValue: false } },
    },
    [],
  ],
  ["an empty list of documents", get("d", accepted), {}, ["documents", "nextPageToken"]],
  ["an empty list of collections", post("listCollectionIds", {}, accepted), { collectionIds: ["c"] }, []],
  [
    "a result without documents",
    post("runQuery", { structuredQuery: structured({ from: "d" }) }, accepted),
    [{ done: true }],
    ["0.document", "0.skippedResults"],
  ],
  [
    "documents of a result",
    post("runQuery", { structuredQuery: structured({ limit: 1 }) }, accepted),
    [{ document: { name: nameOf("c/none") }, done: true }],
    ["0.document.fields"],
  ],
  [
    "the last of two documents",
    post("runQuery", { structuredQuery: structured({ limit: 2 }) }, accepted),
    [{ document: {} }, { done: true }],
    ["0.done"],
  ],
  [
    "an aggregation",
    post(
      "runAggregationQuery",
      { structuredAggregationQuery: { structuredQuery: structured({}), aggregations: [{ alias: "n", count: {} }] } },
      accepted,
    ),
    [{ result: { aggregateFields: { n: { integerValue: "3" } } }, done: true }],
    [],
  ],
  ["a commit of nothing", post("commit", {}, accepted), {}, ["writeResults"]],
];

export const documents: readonly Case[] = [
  ...empties.map(
    ([id, step, answer, lacks]): Case => ({
      id: `documents/answers leave out what is empty: ${id}`,
      source: `${SOURCES.protoJson}; ${SOURCES.recordings}/rest.json`,
      given: {
        documents: {
          "c/none": {},
          "c/values": { a: [], m: {}, g: geo(0, 0) },
          "c/zeros": { s: "", i: 0n, d: 0, b: false },
        },
      },
      steps: [{ ...step, expected: { body: answer, lacks } }],
    }),
  ),
  { id: "documents/get one", given: one, steps: [get("c/d", { fields: one.documents["c/d"] })] },
  {
    id: "documents/get of a missing document names it in the error",
    steps: [get("c/d", { error: "NOT_FOUND", says: nameOf("c/d") })],
  },
  {
    id: "documents/get returns the name",
    given: one,
    steps: [get("c/d", { body: { name: nameOf("c/d") } })],
  },
  { id: "documents/get one below another", given: family, steps: [get("c/a/s/1", { fields: {} })] },
  { id: "documents/get one below a missing one", given: family, steps: [get("c/gone/s/1", { fields: {} })] },
  { id: "documents/get a missing one that has descendants", given: family, steps: [get("c/gone", missing)] },
  {
    id: "documents/get by an encoded id",
    given: { documents: { "c/a b+c:d": { a: 1n } } },
    steps: [get("c/a%20b%2Bc%3Ad", { fields: { a: 1n } })],
  },
  {
    id: "documents/get by an id beyond ASCII",
    given: { documents: { "c/Grüße🎒": { a: 1n } } },
    steps: [get("c/Gr%C3%BC%C3%9Fe%F0%9F%8E%92", { fields: { a: 1n } })],
  },
  ...maskCases(),

  {
    id: "documents/create with an id",
    steps: [post1("/c?documentId=d", { body: { name: nameOf("c/d"), ...body } }), get("c/d", { fields: { a: 1n } })],
  },
  {
    id: "documents/create below a missing document",
    steps: [post1("/c/none/s?documentId=d", { body: { name: nameOf("c/none/s/d") } })],
  },
  {
    id: "documents/create an existing document",
    given: one,
    steps: [post1("/c?documentId=d", { error: "ALREADY_EXISTS" })],
  },
  {
    id: "documents/create an existing document keeps it",
    given: one,
    steps: [post1("/c?documentId=d", { error: "ALREADY_EXISTS" }), get("c/d", { fields: one.documents["c/d"] })],
  },
  {
    id: "documents/create with a mask returns the masked fields",
    steps: [post1("/c?documentId=d&mask.fieldPaths=none", { fields: {} })],
  },
  { id: "documents/create with a reserved id", steps: [post1("/c?documentId=__d__", invalid)] },
  { id: "documents/create in a reserved collection", steps: [post1("/__c__?documentId=d", invalid)] },
  {
    id: "documents/create again after a delete",
    given: one,
    steps: [drop("/c/d", accepted), post1("/c?documentId=d", { fields: { a: 1n } })],
  },

  {
    id: "documents/patch without a mask replaces all fields",
    given: one,
    steps: [patch("/c/d", { z: 1n }, { fields: { z: 1n } })],
  },
  { id: "documents/patch creates a missing document", steps: [patch("/c/d", { z: 1n }, { fields: { z: 1n } })] },
  {
    id: "documents/patch with a mask merges",
    given: one,
    steps: [
      patch(
        "/c/d?updateMask.fieldPaths=b.x&updateMask.fieldPaths=a",
        { b: { x: 9n } },
        { fields: { b: { x: 9n, y: 2n }, "odd.name": "o" } },
      ),
    ],
  },
  {
    id: "documents/patch with exists true on a missing document",
    steps: [patch("/c/d?currentDocument.exists=true", {}, missing)],
  },
  {
    id: "documents/patch with exists false on an existing document",
    given: one,
    steps: [patch("/c/d?currentDocument.exists=false", {}, { error: "ALREADY_EXISTS" })],
  },
  {
    id: "documents/patch returns the masked fields",
    given: one,
    steps: [patch("/c/d?mask.fieldPaths=b&updateMask.fieldPaths=a", { a: 5n }, { fields: { b: { x: 1n, y: 2n } } })],
  },

  { id: "documents/delete", given: one, steps: [drop("/c/d", accepted), get("c/d", missing)] },
  { id: "documents/delete a missing document", steps: [drop("/c/d", accepted)] },
  {
    id: "documents/DELETE with currentDocument.exists=true on a missing document",
    steps: [drop("/c/d?currentDocument.exists=true", missing)],
  },
  {
    id: "documents/delete keeps descendants",
    given: family,
    steps: [drop("/c/a", accepted), get("c/a/s/1", { fields: {} })],
  },

  ...preconditions.map(
    ([id, write, expected]): Case => ({
      id: `documents/${id}`,
      given: one,
      steps: [commit([write], expected)],
    }),
  ),
  {
    id: "documents/the current update time as precondition",
    given: one,
    steps: [
      get("c/d", accepted, { keep: { t: "updateTime" } }),
      commit([set("c/d", { a: 2n }, { currentDocument: { updateTime: "$t" } })]),
      get("c/d", { fields: { a: 2n } }),
    ],
  },
  {
    id: "documents/an earlier update time as precondition",
    given: one,
    steps: [
      get("c/d", accepted, { keep: { t: "updateTime" } }),
      commit([set("c/d", { a: 2n })]),
      commit([set("c/d", { a: 3n }, { currentDocument: { updateTime: "$t" } })], { error: "FAILED_PRECONDITION" }),
      get("c/d", { fields: { a: 2n } }),
    ],
  },
  {
    id: "documents/the current update time as precondition of a delete",
    given: one,
    steps: [
      get("c/d", accepted, { keep: { t: "updateTime" } }),
      commit([remove("c/d", { currentDocument: { updateTime: "$t" } })]),
      get("c/d", missing),
    ],
  },
  {
    id: "documents/a write that changes nothing keeps the update time",
    given: one,
    steps: [
      get("c/d", accepted, { keep: { t: "updateTime" } }),
      commit([set("c/d", one.documents["c/d"])]),
      get("c/d", { body: { updateTime: "$t" } }),
    ],
  },
  {
    id: "documents/an update keeps the create time",
    given: one,
    steps: [
      get("c/d", accepted, { keep: { t: "createTime" } }),
      commit([set("c/d", { a: 9n })]),
      get("c/d", { body: { createTime: "$t" } }),
    ],
  },
  {
    id: "documents/a new document has equal create and update times",
    steps: [
      commit([set("c/d", {})]),
      get("c/d", accepted, { keep: { t: "createTime" } }),
      get("c/d", { body: { updateTime: "$t" } }),
    ],
  },
  {
    id: "documents/a commit's time is its documents' update time",
    steps: [
      { ...commit([set("c/d", {}), set("c/e", {})]), keep: { t: "commitTime" } },
      get("c/d", { body: { updateTime: "$t" } }),
      get("c/e", { body: { updateTime: "$t" } }),
    ],
  },

  {
    id: "documents/batchGet of an existing and a missing document",
    given: one,
    steps: [
      post(
        "batchGet",
        { documents: [nameOf("c/d"), nameOf("c/none")] },
        { body: [{ found: { name: nameOf("c/d") } }, { missing: nameOf("c/none") }] },
      ),
    ],
  },
  { id: "documents/batchGet without documents", steps: [post("batchGet", { documents: [] }, accepted)] },
  {
    id: "documents/batchGet of another database",
    steps: [post("batchGet", { documents: ["projects/another/databases/(default)/documents/c/d"] }, invalid)],
  },
  { id: "documents/batchGet of a collection", steps: [post("batchGet", { documents: [nameOf("c")] }, invalid)] },
  {
    id: "documents/batchGet of collections below documents",
    given: family,
    steps: [post("batchGet", { documents: [nameOf("c/a/s/1")] }, { paths: ["c/a/s/1"] })],
  },

  { id: "documents/list a collection by name", given: family, steps: [get("c", { paths: ["c/a", "c/b", "c/c"] })] },
  { id: "documents/list an empty collection", steps: [get("c", { paths: [] })] },
  { id: "documents/list a collection below a document", given: family, steps: [get("c/a/s", { paths: ["c/a/s/1"] })] },
  { id: "documents/list in an order", given: family, steps: [get("c?orderBy=n", { paths: ["c/a", "c/c", "c/b"] })] },
  {
    id: "documents/list in a descending order",
    given: family,
    steps: [get("c?orderBy=n%20desc", { paths: ["c/b", "c/c", "c/a"] })],
  },
  {
    id: "documents/list in an order by name",
    given: family,
    steps: [get("c?orderBy=__name__", { paths: ["c/a", "c/b", "c/c"] })],
  },
  {
    id: "documents/list skips documents without the order's field",
    given: family,
    steps: [get("c?orderBy=none", { paths: [] })],
  },
  { id: "documents/list a page", given: family, steps: [get("c?pageSize=2", { paths: ["c/a", "c/b"] })] },
  {
    id: "documents/list page by page",
    given: family,
    steps: [
      get("c?pageSize=2", { paths: ["c/a", "c/b"] }, { keep: { next: "nextPageToken" } }),
      get("c?pageSize=2&pageToken=$next", { paths: ["c/c"] }),
    ],
  },
  {
    id: "documents/list page by page in an order",
    given: family,
    steps: [
      get("c?pageSize=1&orderBy=n%20desc", { paths: ["c/b"] }, { keep: { next: "nextPageToken" } }),
      get("c?pageSize=2&orderBy=n%20desc&pageToken=$next", { paths: ["c/c", "c/a"] }),
    ],
  },
  {
    id: "documents/list with missing parents",
    given: family,
    steps: [get("c?showMissing=true", { paths: ["c/a", "c/b", "c/c", "c/gone"] })],
  },
  {
    id: "documents/list with missing parents page by page",
    given: family,
    steps: [
      get("c?showMissing=true&pageSize=3", { paths: ["c/a", "c/b", "c/c"] }, { keep: { next: "nextPageToken" } }),
      get("c?showMissing=true&pageSize=3&pageToken=$next", { paths: ["c/gone"] }),
    ],
  },
  {
    id: "documents/list with missing parents and an order",
    given: family,
    steps: [get("c?showMissing=true&orderBy=n", invalid)],
  },
  {
    id: "documents/list with missing parents and an order, before the caller's rights",
    source: `${SOURCES.recordings}/auth.json`,
    given: family,
    steps: [get("c?showMissing=true&orderBy=n", invalid, { as: "anonymous" })],
  },
  {
    id: "documents/list with missing parents requires the owner",
    given: family,
    steps: [get("c?showMissing=true", { error: "PERMISSION_DENIED" }, { as: "anonymous" })],
  },
  { id: "documents/list a negative page", steps: [get("c?pageSize=-1", invalid)] },
  { id: "documents/list with a foreign page token", given: family, steps: [get("c?pageToken=bm9uc2Vuc2U", invalid)] },

  {
    id: "documents/collections of the root",
    given: family,
    steps: [post("listCollectionIds", {}, { body: { collectionIds: ["c", "z"] } })],
  },
  {
    id: "documents/collections of a document",
    given: family,
    steps: [{ method: "POST", path: "/c/a:listCollectionIds", body: {}, expected: { body: { collectionIds: ["s"] } } }],
  },
  {
    id: "documents/collections of a missing document",
    given: family,
    steps: [
      { method: "POST", path: "/c/gone:listCollectionIds", body: {}, expected: { body: { collectionIds: ["s"] } } },
    ],
  },
  {
    id: "documents/collections page by page",
    given: family,
    steps: [
      post(
        "listCollectionIds",
        { pageSize: 1 },
        { body: { collectionIds: ["c"] } },
        { keep: { next: "nextPageToken" } },
      ),
      post("listCollectionIds", { pageSize: 1, pageToken: "$next" }, { body: { collectionIds: ["z"] } }),
    ],
  },
  {
    id: "documents/collections at an earlier read time",
    given: family,
    steps: [
      { ...commit([set("late/1", {})]), keep: { t: "commitTime" } },
      commit([set("later/1", {})]),
      post("listCollectionIds", { readTime: "$t" }, { body: { collectionIds: ["c", "late", "z"] } }),
    ],
  },
  {
    id: "documents/collections require the owner",
    steps: [post("listCollectionIds", {}, { error: "PERMISSION_DENIED" }, { as: "anonymous" })],
  },
  {
    id: "documents/collections of a collection",
    steps: [{ method: "POST", path: "/c:listCollectionIds", body: {}, expected: invalid }],
  },

  {
    id: "documents/get at an earlier read time",
    steps: [
      { ...commit([set("c/d", { a: 1n })]), keep: { t: "commitTime" } },
      commit([set("c/d", { a: 2n })]),
      get("c/d?readTime=$t", { fields: { a: 1n } }),
    ],
  },
  {
    id: "documents/batchGet at an earlier read time",
    steps: [
      { ...commit([set("c/d", { a: 1n })]), keep: { t: "commitTime" } },
      commit([remove("c/d")]),
      post("batchGet", { documents: [nameOf("c/d")], readTime: "$t" }, { documents: [["c/d", { a: 1n }]] }),
    ],
  },
  {
    id: "documents/list at an earlier read time",
    steps: [
      { ...commit([set("c/d", {})]), keep: { t: "commitTime" } },
      commit([set("c/e", {})]),
      get("c?readTime=$t", { paths: ["c/d"] }),
    ],
  },
  { id: "documents/get at a read time in the future", steps: [get("c/d?readTime=2999-01-01T00:00:00Z", invalid)] },
  {
    id: "documents/a reference to a missing document",
    steps: [commit([set("c/d", { r: ref("none/none") })]), get("c/d", { fields: { r: ref("none/none") } })],
  },
];
