import type { Case } from "../Case.ts";
import { commit, get, invalid, queryCase, set, where } from "../requests.ts";
import { type Plain, vector } from "../wire.ts";

const shelf = {
  "c/a": { v: vector(1, 0) },
  "c/b": { v: vector(0, 2) },
  "c/c": { v: vector(3, 4) },
  "c/d": { v: vector(-1, 0) },
  "c/e": { v: vector(1, 0, 0) },
  "c/f": { v: [1, 0] },
  "c/g": { v: vector(9) },
};

/** Maps that look like vectors and are none. */
const imitations: readonly (readonly [id: string, value: Plain])[] = [
  ["without doubles", { __type__: "__vector__", value: [1n, 2n] }],
  ["of strings", { __type__: "__vector__", value: ["a"] }],
];

export const vectors: readonly Case[] = [
  queryCase(
    "vectors/order by length, then by value",
    shelf,
    { orderBy: ["v"] },
    { paths: ["c/f", "c/g", "c/d", "c/b", "c/a", "c/c", "c/e"] },
  ),
  queryCase("vectors/equality", shelf, { where: where("v", "==", vector(0, 2)) }, { paths: ["c/b"] }),
  queryCase(
    "vectors/equality with an array finds no vector",
    shelf,
    { where: where("v", "==", [1, 0]) },
    { paths: ["c/f"] },
  ),
  queryCase("vectors/in", shelf, { where: where("v", "in", [vector(9), vector(3, 4)]) }, { pathSet: ["c/c", "c/g"] }),
  queryCase(
    "vectors/!=",
    shelf,
    { where: where("v", "!=", vector(9)) },
    { paths: ["c/f", "c/d", "c/b", "c/a", "c/c", "c/e"] },
  ),
  queryCase(
    "vectors/inequality finds vectors alone",
    shelf,
    { where: where("v", ">=", vector(1, 0)) },
    { paths: ["c/a", "c/c", "c/e"] },
  ),
  ...imitations.map(
    ([id, value]): Case => ({
      id: `vectors/refused: a vector ${id}`,
      steps: [commit([set("c/d", { v: value })], invalid)],
    }),
  ),
  {
    id: "vectors/a vector replaces another",
    given: { documents: shelf },
    steps: [commit([set("c/a", { v: vector(7, 7) })]), get("c/a", { fields: { v: vector(7, 7) } })],
  },
];
