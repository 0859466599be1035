import type { Case, ListenCommit, ListenQuery, ListenStep } from "../Case.ts";
import { remove, set, transform, update } from "../requests.ts";
import type { Json } from "../wire.ts";

const shelf = {
  "c/a": { n: 1n, g: "x", t: ["p"] },
  "c/b": { n: 2n, g: "y", t: ["q"] },
  "c/c": { n: 3n, g: "x" },
  "c/d": { g: "x" },
  "c/a/c/z": { n: 9n },
};

interface Script {
  readonly listen: ListenQuery;
  readonly first: readonly string[];
  readonly commits?: readonly ListenCommit[];
}

const after = (
  commit: readonly Json[],
  shows: readonly string[] | "nothing",
  changes?: readonly string[],
): ListenCommit => ({
  commit,
  shows,
  ...(changes && { changes }),
});

const byN: ListenQuery = { collection: "c", orderBy: [["n", "asc"]] };

/** Cases with the same results in both SDKs. */
const scripts: { readonly [id: string]: Script } = {
  "an empty collection": {
    listen: { collection: "none" },
    first: [],
    commits: [after([set("none/a", {})], ["none/a"], ["added none/a"])],
  },
  "an added document": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([set("c/e", { n: 2n })], ["c/a", "c/b", "c/e", "c/c"], ["added c/e"])],
  },
  "a changed document": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([update("c/b", { g: "z" }, ["g"])], ["c/a", "c/b", "c/c"], ["modified c/b"])],
  },
  "a document that moves": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([update("c/a", { n: 5n }, ["n"])], ["c/b", "c/c", "c/a"], ["modified c/a"])],
  },
  "a deleted document": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([remove("c/b")], ["c/a", "c/c"], ["removed c/b"])],
  },
  "all changes of a commit at once": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [
      after(
        [remove("c/a"), update("c/c", { n: 0n }, ["n"]), set("c/e", { n: 1n })],
        ["c/c", "c/e", "c/b"],
        ["removed c/a", "added c/e", "modified c/c"],
      ),
    ],
  },
  "a commit elsewhere": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([set("other/a", { n: 1n })], "nothing"), after([remove("c/a")], ["c/b", "c/c"])],
  },
  "a write that changes nothing": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([set("c/a", shelf["c/a"])], "nothing"), after([remove("c/a")], ["c/b", "c/c"])],
  },
  "a document created again": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [
      after([remove("c/b")], ["c/a", "c/c"]),
      after([set("c/b", { n: 2n })], ["c/a", "c/b", "c/c"], ["added c/b"]),
    ],
  },
  "a limit with a document that replaces another": {
    listen: { ...byN, limit: 2 },
    first: ["c/a", "c/b"],
    commits: [after([set("c/e", { n: 0n })], ["c/e", "c/a"], ["removed c/b", "added c/e"])],
  },
  "a limit refilled after a delete": {
    listen: { ...byN, limit: 2 },
    first: ["c/a", "c/b"],
    commits: [after([remove("c/a")], ["c/b", "c/c"], ["removed c/a", "added c/c"])],
  },
  "a limit with a change outside it": {
    listen: { ...byN, limit: 1 },
    first: ["c/a"],
    commits: [after([update("c/c", { n: 4n }, ["n"])], "nothing"), after([remove("c/a")], ["c/b"])],
  },
  "a limit with a last document that moves out": {
    listen: { ...byN, limit: 2 },
    first: ["c/a", "c/b"],
    commits: [after([update("c/b", { n: 9n }, ["n"])], ["c/a", "c/c"], ["removed c/b", "added c/c"])],
  },
  "a limit of two changes": {
    listen: { ...byN, limit: 2 },
    first: ["c/a", "c/b"],
    commits: [after([remove("c/a"), remove("c/b")], ["c/c"], ["removed c/a", "removed c/b", "added c/c"])],
  },
  limitToLast: {
    listen: { ...byN, limitToLast: 2 },
    first: ["c/b", "c/c"],
    commits: [after([set("c/e", { n: 4n })], ["c/c", "c/e"], ["removed c/b", "added c/e"])],
  },
  "limitToLast refilled after a delete": {
    listen: { ...byN, limitToLast: 2 },
    first: ["c/b", "c/c"],
    commits: [after([remove("c/c")], ["c/a", "c/b"])],
  },
  "a group": {
    listen: { group: "c", where: [["n", ">", 0]], orderBy: [["n", "asc"]] },
    first: ["c/a", "c/b", "c/c", "c/a/c/z"],
    commits: [after([set("x/1/c/y", { n: 4n })], ["c/a", "c/b", "c/c", "x/1/c/y", "c/a/c/z"], ["added x/1/c/y"])],
  },
  "a document": {
    listen: { document: "c/a" },
    first: ["c/a"],
    commits: [
      after([update("c/a", { n: 5n }, ["n"])], ["c/a"]),
      after([remove("c/a")], []),
      after([set("c/a", {})], ["c/a"]),
    ],
  },
  "a missing document": {
    listen: { document: "c/none" },
    first: [],
    commits: [after([set("c/none", {})], ["c/none"])],
  },
  "a document and a commit elsewhere": {
    listen: { document: "c/a" },
    first: ["c/a"],
    commits: [after([remove("c/b")], "nothing"), after([remove("c/a")], [])],
  },
};

/** Cases that depend only on the server. They run with the Admin SDK, which starts faster. */
const serverScripts: { readonly [id: string]: Script } = {
  "a collection": { listen: { collection: "c" }, first: ["c/a", "c/b", "c/c", "c/d"] },
  "a document that loses the order's field": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([update("c/b", {}, ["n"])], ["c/a", "c/c"], ["removed c/b"])],
  },
  "a document that gains the order's field": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([update("c/d", { n: 0n }, ["n"])], ["c/d", "c/a", "c/b", "c/c"], ["added c/d"])],
  },
  "a commit in a collection below": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([set("c/a/c/y", { n: 1n })], "nothing"), after([remove("c/a")], ["c/b", "c/c"])],
  },
  "a delete of a missing document": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [after([remove("c/none")], "nothing"), after([remove("c/a")], ["c/b", "c/c"])],
  },
  "a transform": {
    listen: byN,
    first: ["c/a", "c/b", "c/c"],
    commits: [
      after(
        [transform("c/a", { fieldPath: "n", increment: { integerValue: "9" } })],
        ["c/b", "c/c", "c/a"],
        ["modified c/a"],
      ),
    ],
  },
  "equality, a document that starts to match": {
    listen: { collection: "c", where: [["g", "==", "x"]] },
    first: ["c/a", "c/c", "c/d"],
    commits: [after([update("c/b", { g: "x" }, ["g"])], ["c/a", "c/b", "c/c", "c/d"], ["added c/b"])],
  },
  "equality, a document that stops matching": {
    listen: { collection: "c", where: [["g", "==", "x"]] },
    first: ["c/a", "c/c", "c/d"],
    commits: [after([update("c/a", { g: "y" }, ["g"])], ["c/c", "c/d"], ["removed c/a"])],
  },
  "a range, a document that starts to match": {
    listen: { collection: "c", where: [["n", ">", 1]] },
    first: ["c/b", "c/c"],
    commits: [after([update("c/a", { n: 1.5 }, ["n"])], ["c/a", "c/b", "c/c"], ["added c/a"])],
  },
  "a range, a document that stops matching": {
    listen: { collection: "c", where: [["n", "<", 3]] },
    first: ["c/a", "c/b"],
    commits: [after([update("c/a", { n: 3n }, ["n"])], ["c/b"], ["removed c/a"])],
  },
  "!=": {
    listen: { collection: "c", where: [["n", "!=", 2]] },
    first: ["c/a", "c/c"],
    commits: [after([update("c/a", { n: 2n }, ["n"])], ["c/c"], ["removed c/a"])],
  },
  in: {
    listen: { collection: "c", where: [["n", "in", [1, 3]]] },
    first: ["c/a", "c/c"],
    commits: [after([update("c/b", { n: 3n }, ["n"])], ["c/a", "c/b", "c/c"], ["added c/b"])],
  },
  "not-in": {
    listen: { collection: "c", where: [["n", "not-in", [1, 3]]], orderBy: [["n", "asc"]] },
    first: ["c/b"],
    commits: [after([update("c/a", { n: 4n }, ["n"])], ["c/b", "c/a"], ["added c/a"])],
  },
  "array-contains": {
    listen: { collection: "c", where: [["t", "array-contains", "p"]] },
    first: ["c/a"],
    commits: [after([update("c/b", { t: ["q", "p"] }, ["t"])], ["c/a", "c/b"], ["added c/b"])],
  },
  "array-contains-any": {
    listen: { collection: "c", where: [["t", "array-contains-any", ["p", "q"]]] },
    first: ["c/a", "c/b"],
    commits: [after([update("c/a", { t: [] }, ["t"])], ["c/b"], ["removed c/a"])],
  },
  "two filters": {
    listen: {
      collection: "c",
      where: [
        ["g", "==", "x"],
        ["n", ">=", 1],
      ],
      orderBy: [["n", "asc"]],
    },
    first: ["c/a", "c/c"],
    commits: [after([update("c/d", { n: 2n }, ["n"])], ["c/a", "c/d", "c/c"], ["added c/d"])],
  },
  descending: {
    listen: { collection: "c", orderBy: [["n", "desc"]] },
    first: ["c/c", "c/b", "c/a"],
    commits: [after([set("c/e", { n: 2n })], ["c/c", "c/e", "c/b", "c/a"], ["added c/e"])],
  },
  "a limit that is not reached": {
    listen: { ...byN, limit: 9 },
    first: ["c/a", "c/b", "c/c"],
    commits: [after([remove("c/a")], ["c/b", "c/c"], ["removed c/a"])],
  },
  "a start": {
    listen: { ...byN, startAt: [2] },
    first: ["c/b", "c/c"],
    commits: [after([update("c/a", { n: 5n }, ["n"])], ["c/b", "c/c", "c/a"], ["added c/a"])],
  },
  "an end": {
    listen: { ...byN, endBefore: [3] },
    first: ["c/a", "c/b"],
    commits: [after([update("c/a", { n: 5n }, ["n"])], ["c/b"], ["removed c/a"])],
  },
  "a collection below a document": {
    listen: { collection: "c/a/c" },
    first: ["c/a/c/z"],
    commits: [after([set("c/a/c/y", {})], ["c/a/c/y", "c/a/c/z"], ["added c/a/c/y"])],
  },
};

const rules =
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/{id} { allow read: if request.auth.uid == 'ann' && (id == 'a' || resource.data.g == 'x'); } } }";

const ruled: readonly (readonly [id: string, step: Omit<ListenStep, "by">])[] = [
  [
    "a query that the rules allow",
    { as: { sub: "ann" }, listen: { collection: "c", where: [["g", "==", "x"]] }, first: ["c/a", "c/c", "c/d"] },
  ],
  [
    "a query that the rules do not allow",
    { as: { sub: "ann" }, listen: { collection: "c" }, first: { error: "permission-denied" } },
  ],
  [
    "a query of another user",
    {
      as: { sub: "bob" },
      listen: { collection: "c", where: [["g", "==", "x"]] },
      first: { error: "permission-denied" },
    },
  ],
  [
    "a query without sign-in",
    { listen: { collection: "c", where: [["g", "==", "x"]] }, first: { error: "permission-denied" } },
  ],
  ["a document that the rules allow", { as: { sub: "ann" }, listen: { document: "c/a" }, first: ["c/a"] }],
  [
    "a document that the rules do not allow",
    { as: { sub: "ann" }, listen: { document: "c/b" }, first: { error: "permission-denied" } },
  ],
  [
    "a query without an allowed path",
    { as: { sub: "ann" }, listen: { collection: "other" }, first: { error: "permission-denied" } },
  ],
];

function scriptCases(by: ListenStep["by"], played: { readonly [id: string]: Script }): Case[] {
  return Object.entries(played).map(([id, script]) => ({
    id: `listeners/${by}: ${id}`,
    given: { documents: shelf },
    steps: [{ ...script, by }],
  }));
}

export const listeners: readonly Case[] = [
  ...scriptCases("admin", { ...scripts, ...serverScripts }),
  ...scriptCases("web", scripts),
  ...ruled.map(
    ([id, step]): Case => ({
      id: `listeners/web: ${id}`,
      given: { documents: shelf, rules },
      steps: [{ ...step, by: "web" }],
    }),
  ),
];
