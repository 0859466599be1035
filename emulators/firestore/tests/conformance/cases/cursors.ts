import type { Case } from "../Case.ts";
import { and, invalid, type Query, queryCase, where } from "../requests.ts";
import { ref } from "../wire.ts";
import { oneOfEach, pathsWhere, ranked } from "./valueOrder.ts";

const bounds = ["startAt", "startAfter", "endAt", "endBefore"] as const;
type Bound = (typeof bounds)[number];

/** Whether a bound keeps a document at this distance before (negative) or after the cursor. */
const keeps: { readonly [bound in Bound]: (place: number) => boolean } = {
  startAt: (place) => place >= 0,
  startAfter: (place) => place > 0,
  endAt: (place) => place <= 0,
  endBefore: (place) => place < 0,
};

/** Cursors, unlike filters, apply to all types. */
function everyType(): Case[] {
  return ranked.flatMap((at) =>
    (["startAt", "endBefore"] as const).map((bound) =>
      queryCase(
        `cursors/${bound} ${at.id}`,
        oneOfEach,
        { orderBy: ["v"], [bound]: [at.value] },
        { paths: pathsWhere(({ rank }) => keeps[bound](rank - at.rank)) },
      ),
    ),
  );
}

const shelf = { "c/a": { n: 1n }, "c/b": { n: 2n }, "c/c": { n: 2n }, "c/d": { n: 3n } };
const numbers: readonly (readonly [id: string, n: number])[] = [
  ["a", 1],
  ["b", 2],
  ["c", 2],
  ["d", 3],
];

/** Each bound in both directions, with cursors before, on, between and after the documents. */
function everyPlace(): Case[] {
  return bounds.flatMap((bound) =>
    ["n", "-n"].flatMap((order) =>
      [0, 1, 1.5, 2, 3, 4].map((place) => {
        const way = order === "n" ? 1 : -1;
        const inOrder = way === 1 ? numbers : numbers.toReversed();
        const found = inOrder.filter(([, n]) => keeps[bound](way * (n - place)));
        return queryCase(
          `cursors/${bound} ${place} ordered by ${order}`,
          shelf,
          { orderBy: [order], [bound]: [place] },
          { paths: found.map(([id]) => `c/${id}`) },
        );
      }),
    ),
  );
}

const table = {
  "c/a": { g: "x", n: 1n },
  "c/b": { g: "x", n: 2n },
  "c/c": { g: "x", n: 2n },
  "c/d": { g: "y", n: 1n },
  "c/e": { g: "y", n: 3n },
  "c/f": { g: "z" },
};

const several: readonly (readonly [id: string, query: Query, found: readonly string[]])[] = [
  ["two values", { orderBy: ["g", "n"], startAt: ["x", 2n] }, ["b", "c", "d", "e"]],
  ["two values, excluded", { orderBy: ["g", "n"], startAfter: ["x", 2n] }, ["d", "e"]],
  ["one value of two orders", { orderBy: ["g", "n"], startAfter: ["x"] }, ["d", "e"]],
  ["one value of two orders, included", { orderBy: ["g", "n"], endAt: ["x"] }, ["a", "b", "c"]],
  ["two values and an end", { orderBy: ["g", "n"], startAt: ["x", 2n], endBefore: ["y", 3n] }, ["b", "c", "d"]],
  ["one descending order of two", { orderBy: ["g", "-n"], startAt: ["x", 2n] }, ["c", "b", "a", "e", "d"]],
  ["both descending", { orderBy: ["-g", "-n"], startAfter: ["y", 3n] }, ["d", "c", "b", "a"]],
  ["a value and a name", { orderBy: ["n", "__name__"], startAfter: [2n, ref("c/b")] }, ["c", "e"]],
  ["a value and a name, included", { orderBy: ["n", "__name__"], startAt: [2n, ref("c/b")] }, ["b", "c", "e"]],
  ["a name", { orderBy: ["__name__"], startAt: [ref("c/d")] }, ["d", "e", "f"]],
  ["a name, to the end", { orderBy: ["__name__"], endBefore: [ref("c/c")] }, ["a", "b"]],
  ["the name of a missing document", { orderBy: ["__name__"], startAt: [ref("c/bb")] }, ["c", "d", "e", "f"]],
  ["a name, descending", { orderBy: ["-__name__"], startAfter: [ref("c/c")] }, ["b", "a"]],
  ["a limit counts from the cursor", { orderBy: ["n"], startAfter: [1n], limit: 2 }, ["b", "c"]],
  ["an offset counts from the cursor", { orderBy: ["n"], startAt: [2n], offset: 1 }, ["c", "e"]],
  ["a filter and a cursor", { where: where("g", "==", "x"), orderBy: ["n"], startAt: [2n] }, ["b", "c"]],
  ["an inequality and a cursor", { where: where("n", ">", 1n), orderBy: ["n"], endBefore: [3n] }, ["b", "c"]],
  [
    "two inequalities and a cursor",
    { where: and(where("n", ">", 0n), where("n", "<", 3n)), orderBy: ["n"], startAfter: [1n] },
    ["b", "c"],
  ],
  ["a cursor of another type", { orderBy: ["n"], startAt: ["text"] }, []],
  ["an end of another type", { orderBy: ["n"], endAt: ["text"] }, ["a", "d", "b", "c", "e"]],
  ["a start after the end", { orderBy: ["n"], startAt: [3n], endAt: [1n] }, []],
  ["a start on the end", { orderBy: ["n"], startAt: [2n], endAt: [2n] }, ["b", "c"]],
  ["a start on an excluded end", { orderBy: ["n"], startAt: [2n], endBefore: [2n] }, []],
  ["no values", { orderBy: ["n"], startAt: [] }, ["a", "d", "b", "c", "e"]],
];

const rejected: readonly (readonly [id: string, query: Query])[] = [
  ["more values than orders", { orderBy: ["n"], startAt: [1n, 2n] }],
  ["values without an order", { startAt: [1n] }],
  ["a name that is not a reference", { orderBy: ["__name__"], startAt: ["c/a"] }],
  ["an end with more values than orders", { orderBy: ["n"], endAt: [1n, 2n] }],
];

export const cursors: readonly Case[] = [
  ...everyType(),
  ...everyPlace(),
  ...several.map(([id, query, found]) =>
    queryCase(`cursors/${id}`, table, query, { paths: found.map((one) => `c/${one}`) }),
  ),
  ...rejected.map(([id, query]) => queryCase(`cursors/rejected: ${id}`, {}, query, invalid)),
  queryCase(
    "cursors/a name in a group",
    { "c/a": {}, "c/b": {}, "c/b/c/x": {}, "c/c": {} },
    { group: "c", orderBy: ["__name__"], startAt: [ref("c/b/c/x")] },
    { paths: ["c/b/c/x", "c/c"] },
  ),
];
