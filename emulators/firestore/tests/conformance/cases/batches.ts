import type { Case, Expected } from "../Case.ts";
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
  transform,
  update,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import type { Json, PlainFields } from "../wire.ts";

const given = { documents: { "c/a": { n: 1n }, "c/b": { n: 2n } } };
const add = (by: bigint): Json => ({ fieldPath: "n", increment: { integerValue: String(by) } });

/** A commit, its answer, and `c/a` and `c/b` after it. Null if the document does not exist. */
type After = readonly [a: PlainFields | null, b: PlainFields | null];
const untouched: After = [{ n: 1n }, { n: 2n }];

const commits: readonly (readonly [id: string, writes: readonly Json[], expected: Expected, after: After])[] = [
  ["no writes", [], accepted, untouched],
  ["two documents", [set("c/a", { n: 5n }), set("c/b", { n: 6n })], accepted, [{ n: 5n }, { n: 6n }]],
  ["a set and a delete", [set("c/a", { n: 5n }), remove("c/b")], accepted, [{ n: 5n }, null]],
  ["two writes to one document", [set("c/a", { n: 5n }), set("c/a", { n: 6n })], accepted, [{ n: 6n }, { n: 2n }]],
  [
    "a set and an update of it",
    [set("c/a", { x: 1n }), update("c/a", { y: 2n }, ["y"])],
    accepted,
    [{ x: 1n, y: 2n }, { n: 2n }],
  ],
  ["a delete and a set", [remove("c/a"), set("c/a", { x: 1n })], accepted, [{ x: 1n }, { n: 2n }]],
  ["a set and its delete", [set("c/a", { x: 1n }), remove("c/a")], accepted, [null, { n: 2n }]],
  ["a delete and a create", [remove("c/a"), set("c/a", { x: 1n }, exists(false))], accepted, [{ x: 1n }, { n: 2n }]],
  ["a delete and an update of it", [remove("c/a"), update("c/a", { x: 1n }, ["x"], exists(true))], invalid, untouched],
  [
    "a create twice",
    [set("c/new", {}, exists(false)), set("c/new", {}, exists(false))],
    { error: "ALREADY_EXISTS" },
    untouched,
  ],
  [
    "a create and its update",
    [set("c/a", {}), update("c/a", { x: 1n }, ["x"], exists(true))],
    accepted,
    [{ x: 1n }, { n: 2n }],
  ],
  [
    "increments of one document",
    [transform("c/a", add(1n)), transform("c/a", add(2n))],
    { transformResults: [[2n], [4n]] },
    [{ n: 4n }, { n: 2n }],
  ],
  [
    "a failing last write undoes the first",
    [set("c/a", { n: 5n }), set("c/none", {}, exists(true))],
    missing,
    untouched,
  ],
  [
    "a failing first write keeps the last",
    [set("c/a", {}, exists(false)), set("c/b", {})],
    { error: "ALREADY_EXISTS" },
    untouched,
  ],
  ["a malformed last write undoes the first", [set("c/a", { n: 5n }), set("c/__x__", {})], invalid, untouched],
  [
    "a write to another database",
    [set("c/a", { n: 5n }), { delete: "projects/other/databases/(default)/documents/c/b" }],
    invalid,
    untouched,
  ],
  [
    "a verify that holds",
    [{ verify: nameOf("c/b"), ...exists(true) }, set("c/a", { n: 5n })],
    accepted,
    [{ n: 5n }, { n: 2n }],
  ],
  [
    "a verify that fails",
    [{ verify: nameOf("c/b"), ...exists(false) }, set("c/a", { n: 5n })],
    { error: "ALREADY_EXISTS" },
    untouched,
  ],
  ["a verify without a precondition", [{ verify: nameOf("c/b") }], invalid, untouched],
  [
    "a verify of a document that the commit writes",
    [{ verify: nameOf("c/a"), ...exists(true) }, set("c/a", {})],
    invalid,
    untouched,
  ],
  ["a write without an operation", [{}], invalid, untouched],
  ["a write with two operations", [{ delete: nameOf("c/a"), update: { name: nameOf("c/a") } }], invalid, untouched],
  ["a delete with a mask", [{ delete: nameOf("c/a"), updateMask: { fieldPaths: ["n"] } }], invalid, untouched],
  ["a delete with a transform", [{ delete: nameOf("c/a"), updateTransforms: [add(1n)] }], invalid, untouched],
  [
    "a mask with a path, its parent, and the parent again",
    [update("c/a", { m: { x: 1n, y: 2n } }, ["m.x", "m", "m"])],
    accepted,
    [{ n: 1n, m: { x: 1n, y: 2n } }, { n: 2n }],
  ],
  ["a mask with a malformed path", [update("c/a", {}, ["a..b"])], invalid, untouched],
  ["a mask with the name", [update("c/a", {}, ["__name__"])], invalid, untouched],
  [
    "a precondition with two conditions",
    [set("c/a", {}, { currentDocument: { exists: true, updateTime: "2026-01-01T00:00:00Z" } })],
    invalid,
    untouched,
  ],
  ["500 writes", Array.from({ length: 500 }, (_, index) => set(`many/${index}`, {})), accepted, untouched],
];

const batchWrites: readonly (readonly [id: string, writes: readonly Json[], codes: readonly number[], after: After])[] =
  [
    ["no writes", [], [], untouched],
    ["two documents", [set("c/a", { n: 5n }), remove("c/b")], [0, 0], [{ n: 5n }, null]],
    [
      "a failing write lets others pass",
      [set("c/a", {}, exists(false)), set("c/b", { n: 6n })],
      [6, 0],
      [{ n: 1n }, { n: 6n }],
    ],
    [
      "an update of a missing document",
      [update("c/none", {}, ["x"], exists(true)), set("c/b", { n: 6n })],
      [5, 0],
      [{ n: 1n }, { n: 6n }],
    ],
    ["a stale version", [set("c/a", {}, { currentDocument: { updateTime: "2001-01-01T00:00:00Z" } })], [9], untouched],
    ["transforms", [transform("c/a", add(1n)), transform("c/b", add(1n))], [0, 0], [{ n: 2n }, { n: 3n }]],
  ];

function readBack(after: After) {
  return after.map((fields, index) => get(index === 0 ? "c/a" : "c/b", fields ? { fields } : missing));
}

export const batches: readonly Case[] = [
  ...commits.map(
    ([id, writes, expected, after]): Case => ({
      id: `batches/commit: ${id}`,
      given,
      steps: [commit(writes, expected), ...readBack(after)],
    }),
  ),
  ...batchWrites.map(
    ([id, writes, codes, after]): Case => ({
      id: `batches/batchWrite: ${id}`,
      given,
      steps: [post("batchWrite", { writes }, { codes }), ...readBack(after)],
    }),
  ),
  {
    id: "batches/batchWrite: one document twice",
    given,
    steps: [post("batchWrite", { writes: [set("c/a", {}), remove("c/a")] }, invalid), ...readBack(untouched)],
  },
  {
    id: "batches/batchWrite: an invalid write applies nothing",
    source: `${SOURCES.recordings}/transactions.json`,
    steps: [
      post("batchWrite", { writes: [set("c/ok", {}), set("c/r", { __x__: 1n })] }, invalid),
      get("c/ok", missing),
    ],
  },
  {
    id: "batches/batchWrite: an invalid write is reported before the caller's rights",
    source: `${SOURCES.recordings}/auth.json`,
    steps: [post("batchWrite", { writes: [remove("c/a"), remove("c/a")] }, invalid, { as: "anonymous" })],
  },
  {
    id: "batches/commit: one document verified twice",
    source: `${SOURCES.recordings}/transactions.json`,
    steps: [
      commit(
        [
          { verify: nameOf("c/a"), ...exists(false) },
          { verify: nameOf("c/a"), ...exists(false) },
        ],
        invalid,
      ),
    ],
  },
  {
    id: "batches/batchWrite: another database",
    given,
    steps: [post("batchWrite", { writes: [{ delete: "projects/other/databases/(default)/documents/c/b" }] }, invalid)],
  },
  {
    id: "batches/batchWrite requires the owner",
    steps: [post("batchWrite", { writes: [] }, { error: "PERMISSION_DENIED" }, { as: "anonymous" })],
  },
  {
    id: "batches/batchWrite accepts labels",
    given,
    steps: [post("batchWrite", { writes: [set("c/a", {})], labels: { job: "x" } }, { codes: [0] })],
  },
  {
    id: "batches/a delete returns no update time",
    given,
    steps: [commit([remove("c/a")], { body: { writeResults: [{}] } })],
  },
  {
    id: "batches/write results have the order of the writes",
    steps: [
      {
        ...commit([set("c/x", {}), remove("c/y"), transform("c/z", add(3n))], { transformResults: [[], [], [3n]] }),
        keep: { t: "writeResults.0.updateTime" },
      },
      get("c/z", { body: { updateTime: "$t" } }),
    ],
  },
  {
    id: "batches/commit times increase",
    steps: [
      { ...commit([set("c/x", { n: 1n })]), keep: { t: "commitTime" } },
      commit([set("c/x", { n: 2n })]),
      get("c/x?readTime=$t", { fields: { n: 1n } }),
    ],
  },
];
