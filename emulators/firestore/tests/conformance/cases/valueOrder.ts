import { bytes, geo, type Plain, ref, time, vector } from "../wire.ts";

/** Classes of values. Comparisons hold only within a class. The classes themselves are ordered. */
export type ValueClass =
  | "null"
  | "boolean"
  | "NaN"
  | "number"
  | "timestamp"
  | "string"
  | "bytes"
  | "reference"
  | "geo point"
  | "array"
  | "vector"
  | "map";

export interface Ranked {
  /** The id of the document with the value. Equal values are ordered by id. */
  readonly id: string;
  readonly class: ValueClass;
  readonly value: Plain;
  /** Equal ranks are equal values. */
  readonly rank: number;
}

type Entry = readonly [id: string, value: Plain];

/**
 * Firestore's documented order of values, first to last. Values in the same inner list are equal. Strings, keys and
 * names are compared as UTF-8, where U+FFEE comes before U+1F392. In UTF-16 the order is the opposite.
 */
const classes: readonly (readonly [ValueClass, readonly (readonly Entry[])[]])[] = [
  ["null", [[["null", null]]]],
  ["boolean", [[["false", false]], [["true", true]]]],
  ["NaN", [[["nan", Number.NaN]]]],
  [
    "number",
    [
      [["minus-infinity", Number.NEGATIVE_INFINITY]],
      [["int64-min", -(2n ** 63n)]],
      [["minus-1.5", -1.5]],
      [["minus-1", -1n]],
      [
        ["zero-double", 0],
        ["zero-integer", 0n],
        ["zero-negative", -0],
      ],
      [["tiny", 5e-324]],
      [
        ["one-double", 1],
        ["one-integer", 1n],
      ],
      [["2^53", 2 ** 53]],
      [["2^53+1", 2n ** 53n + 1n]],
      [["int64-max", 2n ** 63n - 1n]],
      [["2^63", 2 ** 63]],
      [["infinity", Number.POSITIVE_INFINITY]],
    ],
  ],
  [
    "timestamp",
    [
      [["t-1969", time("1969-12-31T23:59:59.999999Z")]],
      [["t-2026", time("2026-01-01T00:00:00Z")]],
      [["t-2026-later", time("2026-01-01T00:00:00.000001Z")]],
    ],
  ],
  [
    "string",
    [
      [["s-empty", ""]],
      [["s-B", "B"]],
      [["s-a", "a"]],
      [["s-a-space", "a b"]],
      [["s-ab", "ab"]],
      [["s-umlaut", "ä"]],
      [["s-ffee", "\uffee"]],
      [["s-astral", "🎒"]],
    ],
  ],
  [
    "bytes",
    [[["b-empty", bytes("")]], [["b-00", bytes("AA==")]], [["b-0001", bytes("AAE=")]], [["b-ff", bytes("/w==")]]],
  ],
  [
    "reference",
    [
      [["r-numeric", ref("r/__id7__")]],
      [["r-a", ref("r/a")]],
      [["r-a-below", ref("r/a/b/c")]],
      [["r-a-space", ref("r/a b")]],
      [["r-b", ref("r/b")]],
    ],
  ],
  [
    "geo point",
    [[["g-south", geo(-1, 50)]], [["g-west", geo(0, -1)]], [["g-zero", geo(0, 0)]], [["g-north", geo(1, -50)]]],
  ],
  [
    "array",
    [
      [["a-empty", []]],
      [["a-null", [null]]],
      [["a-1", [1n]]],
      [["a-1-1", [1n, 1n]]],
      [["a-2", [2n]]],
      [["a-string", [""]]],
    ],
  ],
  [
    "vector",
    [[["v-9", vector(9)]], [["v-1-2", vector(1, 2)]], [["v-1-3", vector(1, 3)]], [["v-0-0-0", vector(0, 0, 0)]]],
  ],
  [
    "map",
    [
      [["m-empty", {}]],
      [["m-a1", { a: 1n }]],
      [["m-a1-b1", { a: 1n, b: 1n }]],
      [["m-a2", { a: 2n }]],
      [["m-b0", { b: 0n }]],
    ],
  ],
];

export const ranked: readonly Ranked[] = classes.flatMap(([valueClass, ranks], classIndex) =>
  ranks.flatMap((entries, rank) =>
    entries.map(([id, value]) => ({ id, class: valueClass, value, rank: classIndex * 100 + rank })),
  ),
);

/** One document for each value, as `c/<id>` with the value in `v`. */
export const oneOfEach = Object.fromEntries(ranked.map(({ id, value }) => [`c/${id}`, { v: value }]));

/** The paths of the documents whose values satisfy a condition, in order. */
export function pathsWhere(holds: (one: Ranked) => boolean): string[] {
  return ranked.filter(holds).map(({ id }) => `c/${id}`);
}
