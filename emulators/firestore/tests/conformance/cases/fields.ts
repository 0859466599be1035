import type { Case, Expected } from "../Case.ts";
import { accepted, commit, get, invalid, nameOf, set, transform, update } from "../requests.ts";
import {
  bytes,
  geo,
  type Json,
  type Plain,
  type PlainFields,
  ref,
  spell,
  time,
  toValue,
  vector,
  Wire,
} from "../wire.ts";

const largest = 2n ** 63n - 1n;
const smallest = -(2n ** 63n);

/** Values that are returned unchanged, in every place. */
const values: { readonly [name: string]: Plain } = {
  null: null,
  true: true,
  false: false,
  "integer 0": 0n,
  "integer -1": -1n,
  "an integer that no double holds": 2n ** 53n + 1n,
  "the largest integer": largest,
  "the smallest integer": smallest,
  "double 0": 0,
  "double -0": -0,
  "a whole double": 7,
  "a fraction": 0.1,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  "-Infinity": Number.NEGATIVE_INFINITY,
  "the smallest double": 5e-324,
  "the largest double": Number.MAX_VALUE,
  "an empty string": "",
  "a string beyond ASCII": "Grüße 🎒",
  "a string with a zero byte": "a\u0000b",
  "a string of JSON": '{"a": [1]}',
  "the first second": time("0001-01-01T00:00:00Z"),
  "the last microsecond": time("9999-12-31T23:59:59.999999Z"),
  "a microsecond before 1970": time("1969-12-31T23:59:59.999999Z"),
  "no bytes": bytes(""),
  bytes: bytes("AP+A"),
  "a reference": ref("a/b/c/d"),
  "a geo point": geo(-33.5, 151.25),
  "the geo point at 0, 0": geo(0, 0),
  "a geo point at the limits": geo(90, -180),
  "an empty map": {},
  "a map of maps": { a: { b: { c: 1n } }, constructor: 1n, toString: 2n },
  "a vector": vector(1, 0.5, -2),
};

/** Values that are not allowed in an array. */
const arrays: { readonly [name: string]: Plain } = { "an array": [1n, "a", null], "no elements": [] };

function roundTrips(): Case[] {
  const places: readonly (readonly [string, (value: Plain) => PlainFields])[] = [
    ["as a field", (value) => ({ f: value })],
    ["in a map", (value) => ({ m: { f: value } })],
    ["in an array", (value) => ({ l: [value, 1n] })],
  ];
  return places.flatMap(([place, wrap]) =>
    Object.entries(place === "in an array" ? values : { ...values, ...arrays }).map(
      ([name, value]): Case => ({
        id: `fields/${name} ${place}`,
        steps: [commit([set("c/d", wrap(value))]), get("c/d", { fields: wrap(value) })],
      }),
    ),
  );
}

/** Forms that ProtoJSON allows for a value, and the stored value. */
const spellings: readonly (readonly [id: string, sent: Json, stored: Plain])[] = [
  ["an integer as a number", { integerValue: 5 }, 5n],
  ["a negative integer as a number", { integerValue: -5 }, -5n],
  ["a double as a string", { doubleValue: "2.5" }, 2.5],
  ["a double without a fraction", { doubleValue: 2 }, 2],
  ["a double with an exponent", { doubleValue: "1e3" }, 1000],
  ["null by name", { nullValue: "NULL_VALUE" }, null],
  ["snake case", { string_value: "a" }, "a"],
  ["an array without values", { arrayValue: {} }, []],
  ["a map without fields", { mapValue: {} }, {}],
  ["a geo point without a latitude", { geoPointValue: { longitude: 5 } }, geo(0, 5)],
  ["base64 for URLs", { bytesValue: "_-8" }, bytes("/+8=")],
  ["a time with an offset", { timestampValue: "2026-01-01T01:00:00+01:00" }, time("2026-01-01T00:00:00Z")],
  ["a time in milliseconds", { timestampValue: "2026-01-01T00:00:00.5Z" }, time("2026-01-01T00:00:00.500Z")],
  ["a time in nanoseconds", { timestampValue: "2026-01-01T00:00:00.123456789Z" }, time("2026-01-01T00:00:00.123456Z")],
];

type Transform = readonly [
  id: string,
  stored: Plain | undefined,
  transform: Json,
  after: Plain,
  /** The transform's result for the client. Default: the value after it. */
  result?: Plain,
];

const increment = (by: Plain) => ({ increment: toValue(by) });
const maximum = (by: Plain) => ({ maximum: toValue(by) });
const minimum = (by: Plain) => ({ minimum: toValue(by) });
const union = (...elements: Plain[]) => ({ appendMissingElements: { values: elements.map(toValue) } });
const without = (...elements: Plain[]) => ({ removeAllFromArray: { values: elements.map(toValue) } });

const transforms: readonly Transform[] = [
  ["increment an integer", 1n, increment(2n), 3n],
  ["increment an integer by a double", 1n, increment(0.5), 1.5],
  ["increment a double by an integer", 0.5, increment(1n), 1.5],
  ["increment a double by a double", 0.5, increment(0.25), 0.75],
  ["increment by a negative integer", 1n, increment(-3n), -2n],
  ["increment a missing field", undefined, increment(2n), 2n],
  ["increment a string", "a", increment(2n), 2n],
  ["increment null", null, increment(2.5), 2.5],
  ["increment a map", { a: 1n }, increment(2n), 2n],
  ["increment past the largest integer", largest - 1n, increment(5n), largest],
  ["increment past the smallest integer", smallest + 1n, increment(-5n), smallest],
  ["increment NaN", Number.NaN, increment(1n), Number.NaN],
  ["increment infinity by its opposite", Number.POSITIVE_INFINITY, increment(Number.NEGATIVE_INFINITY), Number.NaN],
  ["maximum of integers, larger", 1n, maximum(2n), 2n],
  ["maximum of integers, smaller", 3n, maximum(2n), 3n],
  ["maximum of an integer and a larger double", 1n, maximum(1.5), 1.5],
  ["maximum of equal numbers keeps the stored one", 1n, maximum(1), 1n],
  ["maximum of a missing field", undefined, maximum(2n), 2n],
  ["maximum of a string", "a", maximum(2n), 2n],
  ["maximum with NaN", 1n, maximum(Number.NaN), Number.NaN],
  ["maximum of zeros keeps the stored one", 0, maximum(0n), 0],
  ["minimum of integers, smaller", 3n, minimum(2n), 2n],
  ["minimum of integers, larger", 1n, minimum(2n), 1n],
  ["minimum of a double and a smaller integer", 1.5, minimum(1n), 1n],
  ["minimum of equal numbers keeps the stored one", 1, minimum(1n), 1],
  ["minimum of a missing field", undefined, minimum(-2.5), -2.5],
  ["minimum of a boolean", true, minimum(2n), 2n],
  ["minimum with NaN", 1n, minimum(Number.NaN), Number.NaN],
  ["union with new elements", ["a"], union("b", "c"), ["a", "b", "c"], null],
  ["union with present elements", ["a", "b"], union("b", "a"), ["a", "b"], null],
  ["union keeps existing duplicates", ["a", "a"], union("b"), ["a", "a", "b"], null],
  ["union adds an element once", [], union("a", "a"), ["a"], null],
  ["union of equal numbers", [1n], union(1), [1n], null],
  ["union with null", [1n], union(null), [1n, null], null],
  ["union with NaN twice", [], union(Number.NaN, Number.NaN), [Number.NaN], null],
  ["union with a map", [{ a: 1n }], union({ a: 1n }, { a: 2n }), [{ a: 1n }, { a: 2n }], null],
  ["union of a missing field", undefined, union("a"), ["a"], null],
  ["union of a string", "a", union("b"), ["b"], null],
  ["union with no elements", undefined, union(), [], null],
  ["remove elements", ["a", "b", "c"], without("a", "c"), ["b"], null],
  ["remove every equal element", ["a", "b", "a"], without("a"), ["b"], null],
  ["remove an absent element", ["a"], without("b"), ["a"], null],
  ["remove equal numbers", [1n, 1, 2n], without(1), [2n], null],
  ["remove null", [null, 1n], without(null), [1n], null],
  ["remove from a missing field", undefined, without("a"), [], null],
  ["remove from a string", "a", without("a"), [], null],
  ["remove a map", [{ a: 1n }, { a: 2n }], without({ a: 2n }), [{ a: 1n }], null],
];

function transformCases(): Case[] {
  return transforms.map(([id, stored, operation, after, result = "$after"]) => ({
    id: `fields/${id}`,
    given: { documents: { "c/d": { keep: true, ...(stored !== undefined && { f: stored }) } } },
    steps: [
      commit([transform("c/d", { fieldPath: "f", ...operation })], {
        transformResults: [[result === "$after" ? after : result]],
      }),
      get("c/d", { fields: { keep: true, f: after } }),
    ],
  }));
}

const rejectedTransforms: readonly (readonly [id: string, transform: Json])[] = [
  ["increment by a string", { fieldPath: "f", increment: { stringValue: "1" } }],
  ["increment by null", { fieldPath: "f", increment: { nullValue: null } }],
  ["maximum with a timestamp", { fieldPath: "f", maximum: { timestampValue: "2026-01-01T00:00:00Z" } }],
  ["minimum with a boolean", { fieldPath: "f", minimum: { booleanValue: true } }],
  ["union with an array", { fieldPath: "f", appendMissingElements: { values: [{ arrayValue: {} }] } }],
  ["remove an array", { fieldPath: "f", removeAllFromArray: { values: [{ arrayValue: {} }] } }],
  ["a reserved field", { fieldPath: "__f__", increment: { integerValue: "1" } }],
  ["the name", { fieldPath: "__name__", increment: { integerValue: "1" } }],
  ["no path", { increment: { integerValue: "1" } }],
  ["no operation", { fieldPath: "f" }],
  ["an unspecified server value", { fieldPath: "f", setToServerValue: "SERVER_VALUE_UNSPECIFIED" }],
];

const before: PlainFields = { a: 1n, m: { x: 1n, y: { z: 2n } }, l: [1n], "a.b": "dotted" };

/** Updates of `before`: the mask, the sent fields and the result. */
const updates: readonly (readonly [mask: readonly string[], sent: PlainFields, after: PlainFields])[] = [
  [["a"], { a: 2n }, { ...before, a: 2n }],
  [["new"], { new: 1n }, { ...before, new: 1n }],
  [["a"], {}, { m: { x: 1n, y: { z: 2n } }, l: [1n], "a.b": "dotted" }],
  [["none"], {}, before],
  [[], { a: 5n }, before],
  [["a"], { a: 2n, m: {} }, { ...before, a: 2n }],
  [["m.x"], { m: { x: 5n } }, { ...before, m: { x: 5n, y: { z: 2n } } }],
  [["m.x"], { m: {} }, { ...before, m: { y: { z: 2n } } }],
  [["m.y.z"], {}, { ...before, m: { x: 1n, y: {} } }],
  [["m.n.o"], { m: { n: { o: 1n } } }, { ...before, m: { x: 1n, y: { z: 2n }, n: { o: 1n } } }],
  [["m"], { m: { only: 1n } }, { ...before, m: { only: 1n } }],
  [["m"], {}, { a: 1n, l: [1n], "a.b": "dotted" }],
  [["a.x"], { a: { x: 1n } }, { ...before, a: { x: 1n } }],
  [["a.x"], {}, before],
  [["l"], { l: [] }, { ...before, l: [] }],
  [["m.x", "m.y.z"], { m: { x: 3n, y: { z: 4n } } }, { ...before, m: { x: 3n, y: { z: 4n } } }],
  [["`a.b`"], { "a.b": "changed" }, { ...before, "a.b": "changed" }],
  [["`a.b`"], {}, { a: 1n, m: { x: 1n, y: { z: 2n } }, l: [1n] }],
];

function updateCases(): Case[] {
  return updates.flatMap(([mask, sent, after]) => {
    const id = `mask ${mask.join(", ") || "(empty)"} with ${spell(sent)}`;
    const query = mask.map((path) => `updateMask.fieldPaths=${encodeURIComponent(path)}`).join("&");
    const body = { fields: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, toValue(value)])) };
    const commits: Case = {
      id: `fields/commit, ${id}`,
      given: { documents: { "c/d": before } },
      steps: [commit([update("c/d", sent, mask)]), get("c/d", { fields: after })],
    };
    // A query string cannot contain an empty mask.
    if (mask.length === 0) return [commits];
    const patches: Case = {
      id: `fields/patch, ${id}`,
      given: { documents: { "c/d": before } },
      steps: [{ method: "PATCH", path: `/c/d?${query}`, body, expected: { fields: after } }],
    };
    return [commits, patches];
  });
}

const fieldNames: readonly (readonly [name: string, path: string])[] = [
  ["simple", "simple"],
  ["_under_score9", "_under_score9"],
  ["with space", "`with space`"],
  ["with.dot", "`with.dot`"],
  ["9digit", "`9digit`"],
  ["back`quote", "`back\\`quote`"],
  ["back\\slash", "`back\\\\slash`"],
  ["ümlaut🎒", "`ümlaut🎒`"],
  ["a-b/c[d]*", "`a-b/c[d]*`"],
  ["__half", "__half"],
  ["half__", "half__"],
  ["constructor", "constructor"],
  ["simple2", "`simple2`"],
];

function nameCases(): Case[] {
  return fieldNames.flatMap(([name, path]): Case[] => [
    {
      id: `fields/update the field ${path}`,
      given: { documents: { "c/d": { [name]: 1n, other: 1n } } },
      steps: [commit([update("c/d", { [name]: 2n }, [path])]), get("c/d", { fields: { [name]: 2n, other: 1n } })],
    },
    {
      id: `fields/transform the field ${path}`,
      given: { documents: { "c/d": { [name]: 1n } } },
      steps: [
        commit([transform("c/d", { fieldPath: path, ...increment(1n) })]),
        get("c/d", { fields: { [name]: 2n } }),
      ],
    },
  ]);
}

const serverTime: Json = { fieldPath: "at", setToServerValue: "REQUEST_TIME" };

const single: readonly (readonly [id: string, writes: readonly Json[], expected: Expected, after: PlainFields])[] = [
  [
    "transforms in order",
    [
      transform(
        "c/d",
        { fieldPath: "n", ...increment(1n) },
        { fieldPath: "n", ...maximum(5n) },
        { fieldPath: "n", ...increment(1n) },
      ),
    ],
    { transformResults: [[1n, 5n, 6n]] },
    { n: 6n },
  ],
  [
    "a transform after an update in one write",
    [set("c/d", { n: 5n }, { updateTransforms: [{ fieldPath: "n", ...increment(1n) }] })],
    { transformResults: [[6n]] },
    { n: 6n },
  ],
  [
    "a transform below a map",
    [set("c/d", { m: { a: 1n } }), transform("c/d", { fieldPath: "m.n", ...increment(1n) })],
    accepted,
    { m: { a: 1n, n: 1n } },
  ],
  [
    "a transform replaces parents that are not maps",
    [set("c/d", { m: 1n }), transform("c/d", { fieldPath: "m.n.o", ...increment(1n) })],
    accepted,
    { m: { n: { o: 1n } } },
  ],
  ["a transform creates a document", [transform("c/d", { fieldPath: "n", ...increment(1n) })], accepted, { n: 1n }],
  [
    "the older transform write",
    [
      set("c/d", { n: 1n }),
      { transform: { document: nameOf("c/d"), fieldTransforms: [{ fieldPath: "n", ...increment(1n) }] } },
    ],
    { transformResults: [[], [2n]] },
    { n: 2n },
  ],
];

export const fields: readonly Case[] = [
  ...roundTrips(),
  ...spellings.map(
    ([id, sent, stored]): Case => ({
      id: `fields/${id}`,
      steps: [commit([set("c/d", { f: new Wire(sent) })]), get("c/d", { fields: { f: stored } })],
    }),
  ),
  ...transformCases(),
  ...rejectedTransforms.map(
    ([id, one]): Case => ({
      id: `fields/rejected transform: ${id}`,
      steps: [commit([transform("c/d", one)], invalid)],
    }),
  ),
  ...single.map(
    ([id, writes, expected, after]): Case => ({
      id: `fields/${id}`,
      steps: [commit(writes, expected), get("c/d", { fields: after })],
    }),
  ),
  {
    id: "fields/server times of one commit are the same",
    steps: [
      {
        ...commit([transform("c/d", serverTime), transform("c/e", serverTime)]),
        keep: { t: "writeResults.0.transformResults.0.timestampValue" },
      },
      get("c/d", { fields: { at: time("$t") } }),
      get("c/e", { fields: { at: time("$t") } }),
    ],
  },
  ...updateCases(),
  ...nameCases(),
];
