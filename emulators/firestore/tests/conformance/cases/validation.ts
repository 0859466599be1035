import type { Case, Expected } from "../Case.ts";
import {
  accepted,
  and,
  commit,
  field,
  get,
  invalid,
  is,
  nameOf,
  or,
  post,
  runQuery,
  set,
  structured,
  where,
} from "../requests.ts";
import { type Json, type Plain, ref, vector, Wire } from "../wire.ts";

/** Document ids, and whether they are valid. */
const ids: readonly (readonly [id: string, name: string, expected: Expected])[] = [
  ["a letter", "a", accepted],
  ["a dot within", "a.b", accepted],
  ["three dots", "...", accepted],
  ["underscores at the start", "__a", accepted],
  ["underscores at the end", "a__", accepted],
  ["a Datastore number", "__id7__", accepted],
  ["a negative Datastore number", "__id-7__", accepted],
  ["1500 bytes", "x".repeat(1500), accepted],
  ["spaces and signs", "a b%c?d#e&f", accepted],
  ["one dot", ".", invalid],
  ["two dots", "..", invalid],
  ["a reserved one", "__a__", invalid],
  // The documentation's expression `__.*__` matches it, too, but Google's emulator and service accept it (SOURCES.keys).
  ["four underscores", "____", accepted],
  ["a number beyond 64 bits", "__id9223372036854775808__", invalid],
  ["1501 bytes", "x".repeat(1501), invalid],
  ["1500 letters that are more bytes", "ä".repeat(1500), invalid],
];

const collectionIds: readonly (readonly [id: string, name: string, expected: Expected])[] = [
  ["a letter", "a", accepted],
  ["underscores at the start", "__a", accepted],
  ["1500 bytes", "x".repeat(1500), accepted],
  ["one dot", ".", invalid],
  ["two dots", "..", invalid],
  ["a reserved one", "__a__", invalid],
  ["a Datastore number", "__id7__", invalid],
  ["1501 bytes", "x".repeat(1501), invalid],
];

/** Strings that are not document names. */
const documentNames: readonly string[] = [
  "",
  "c/d",
  "$database",
  "$root",
  "$root/",
  "$root/c",
  "$root/c/d/e",
  "$root/c/",
  "$root//d",
  "$root/c/d/",
  "$root/c//e/f",
  "/$root/c/d",
  "projects/p",
  "projects//databases/(default)/documents/c/d",
  "projects/p/databases//documents/c/d",
  "projects/p/databases/(default)",
  "projects/p/databases/(default)/c/d",
  "project/p/databases/(default)/documents/c/d",
  "projects/p/database/(default)/documents/c/d",
];

const deep = (levels: number): Plain => (levels === 0 ? 1n : { m: deep(levels - 1) });

/** Fields, and whether a document may have them. */
const values: readonly (readonly [id: string, field: string, value: Plain, expected: Expected])[] = [
  ["a reserved name", "__f__", 1n, invalid],
  ["a reserved name without letters", "____", 1n, invalid],
  ["an empty name", "", 1n, invalid],
  ["a reserved name in a map", "m", { __f__: 1n }, invalid],
  ["a reserved name in a map in an array", "l", [{ __f__: 1n }], invalid],
  ["an empty name in a map", "m", { "": 1n }, invalid],
  ["underscores at the start", "__f", 1n, accepted],
  ["underscores at the end", "f__", 1n, accepted],
  ["a name of 1500 bytes", "x".repeat(1500), 1n, accepted],
  ["a name of 1501 bytes", "x".repeat(1501), 1n, invalid],
  ["an array in an array", "l", [[1n]], invalid],
  ["an empty array in an array", "l", [[]], invalid],
  ["an array in a map in an array", "l", [{ m: [1n] }], accepted],
  ["19 maps in each other", "m", deep(19), accepted],
  ["20 maps in each other", "m", deep(20), accepted],
  ["21 maps in each other", "m", deep(21), invalid],
  ["100 maps in each other", "m", deep(100), invalid],
  ["a string at the limit", "s", "x".repeat(1_048_487), accepted],
  ["a string beyond the limit", "s", "x".repeat(1_048_488), invalid],
  ["a string beyond the limit in bytes", "s", "ä".repeat(524_244), invalid],
  ["bytes at the limit", "b", new Wire({ bytesValue: Buffer.alloc(1_048_487).toString("base64") }), accepted],
  ["bytes beyond the limit", "b", new Wire({ bytesValue: Buffer.alloc(1_048_488).toString("base64") }), invalid],
  ["more than a mebibyte in all", "l", ["x".repeat(600_000), "x".repeat(600_000)], invalid],
  ["a vector of 2048 dimensions", "v", vector(...Array.from({ length: 2048 }, () => 0.5)), accepted],
  ["a vector of 2049 dimensions", "v", vector(...Array.from({ length: 2049 }, () => 0.5)), invalid],
  ["a vector without dimensions", "v", vector(), invalid],
];

/** Invalid values. */
const noValues: readonly (readonly [id: string, value: Json])[] = [
  ["no type", {}],
  ["two types", { stringValue: "a", integerValue: "1" }],
  ["an unknown type", { textValue: "a" }],
  ["an integer with a fraction", { integerValue: 1.5 }],
  ["an integer that is not a number", { integerValue: "one" }],
  ["an integer beyond 64 bits", { integerValue: "9223372036854775808" }],
  ["a double that is not a number", { doubleValue: "one" }],
  ["a boolean as a string", { booleanValue: "yes" }],
  ["a string as a number", { stringValue: 1 }],
  ["a time without a date", { timestampValue: "10:00:00Z" }],
  ["a time without a zone", { timestampValue: "2026-01-01T00:00:00" }],
  ["a day that does not exist", { timestampValue: "2026-13-01T00:00:00Z" }],
  ["a time before year 1", { timestampValue: "0000-12-31T23:59:59Z" }],
  ["bytes that are not base64", { bytesValue: "*" }],
  ["a latitude beyond the pole", { geoPointValue: { latitude: 90.5, longitude: 0 } }],
  ["a longitude beyond 180", { geoPointValue: { latitude: 0, longitude: -180.5 } }],
  ["a reference that is not a document name", { referenceValue: "c/d" }],
  ["a reference to a collection", { referenceValue: "$root/c" }],
  ["an array as a map", { arrayValue: { fields: {} } }],
  ["a map as an array", { mapValue: { values: [] } }],
  ["null that is not null", { nullValue: "a" }],
];

/** Invalid field paths of masks and filters. */
const noPaths: readonly string[] = [
  "",
  ".",
  "a.",
  ".a",
  "a..b",
  "a b",
  "a-b",
  "9a",
  "`a",
  "a`",
  "``",
  "a.`b",
  "`a`b",
  "[a]",
  "a/b",
  "~",
];

const bodies: readonly (readonly [id: string, verb: string, body: Json | string])[] = [
  ["broken JSON", "commit", "{"],
  ["a list", "commit", "[]"],
  ["text", "commit", '"text"'],
  ["an unknown field", "commit", { write: [] }],
  ["an unknown field of a write", "commit", { writes: [{ updates: {} }] }],
  ["an unknown field of a query", "runQuery", { structuredQuery: { form: [] } }],
  ["writes that are not a list", "commit", { writes: {} }],
  ["documents that are not names", "batchGet", { documents: [1] }],
];

const queries: readonly (readonly [id: string, query: Json])[] = [
  ["two collections", { from: [{ collectionId: "a" }, { collectionId: "b" }] }],
  ["a collection with a slash", { from: [{ collectionId: "a/b" }] }],
  ["a reserved collection", { from: [{ collectionId: "__a__" }] }],
  ["a negative limit", { from: [{ collectionId: "c" }], limit: -1 }],
  ["a negative offset", { from: [{ collectionId: "c" }], offset: -1 }],
  ["a limit that is not a number", { from: [{ collectionId: "c" }], limit: "many" }],
  ["the same order twice", { from: [{ collectionId: "c" }], orderBy: [{ field: field("a") }, { field: field("a") }] }],
  ["an order without a field", { from: [{ collectionId: "c" }], orderBy: [{ direction: "ASCENDING" }] }],
  [
    "an order with an unknown direction",
    { from: [{ collectionId: "c" }], orderBy: [{ field: field("a"), direction: "UP" }] },
  ],
  ["an order by a malformed field", { from: [{ collectionId: "c" }], orderBy: [{ field: field("a..b") }] }],
  ["a malformed selection", { from: [{ collectionId: "c" }], select: { fields: [field("a b")] } }],
];

const inside = (collections: number) => Array.from({ length: collections }, () => "c/d").join("/");

const numbers = (count: number) => Array.from({ length: count }, (_, index) => BigInt(index));
const everything: Json = { from: [{ allDescendants: true }] };

/** Errors that people search for by their text. The text is that of Google's servers. */
const messages: readonly (readonly [id: string, query: Json, says: string])[] = [
  [
    "two negations",
    structured({ where: and(where("a", "!=", 1n), is("b", "IS_NOT_NULL")) }),
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
  ],
  [
    "not-in together with in",
    structured({ where: and(where("a", "not-in", [1n]), where("b", "in", [1n])) }),
    "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
  ],
  ["in without a list", structured({ where: where("a", "in", 1n) }), "'IN' requires an ArrayValue."],
  ["in with an empty list", structured({ where: where("a", "in", []) }), "'IN' requires an non-empty ArrayValue."],
  [
    "in with 31 values",
    structured({ where: where("a", "in", numbers(31)) }),
    "'IN' supports up to 30 comparison values.",
  ],
  [
    "31 disjunctions",
    structured({ where: or(where("a", "in", numbers(30)), where("b", "==", 1n)) }),
    "Result had 31 disjunctions which is more than the maximum of 30",
  ],
  [
    "11 inequality fields",
    structured({ where: and(...numbers(11).map((n) => where(`f${n}`, ">", 1n))) }),
    "A query may not have more than 10 distinct inequality fields.",
  ],
  [
    "120 comparisons",
    structured({ where: and(where("a", "in", numbers(30)), ...["b", "c", "d"].map((path) => where(path, "==", 1n))) }),
    "The query may not have more than 100 filters + sort orders + ancestor total.",
  ],
  ["an empty composite", structured({ where: or() }), "Composite filter must have at least one sub-filter."],
  [
    "a name compared with text",
    structured({ where: where("__name__", "==", "d") }),
    "__key__ filter value must be a Key",
  ],
  ["a name that is null", structured({ where: is("__name__", "IS_NULL") }), "__key__ filter value must be a Key"],
  [
    "a name in an array",
    structured({ where: where("__name__", "array-contains", ref("c/d")) }),
    "the name __key__ is reserved",
  ],
  [
    "the same order twice",
    structured({ orderBy: ["a", "b", "-a"] }),
    "order by clause cannot contain duplicate fields a",
  ],
  [
    "an order after the name",
    structured({ orderBy: ["__name__", "a"] }),
    "order by clause cannot contain more fields after the key",
  ],
  [
    "an inequality's order after the name",
    structured({ where: where("a", ">", 1n), orderBy: ["__name__"] }),
    "order by clause cannot contain more fields after the key",
  ],
  ["a cursor without an order", structured({ startAt: [1n] }), "Cursor has too many values."],
  [
    "a cursor of text at the name",
    structured({ orderBy: ["__name__"], startAt: ["d"] }),
    "Cursor __key__ value is not a document reference.",
  ],
  ["a filter without a collection", { ...everything, where: where("a", "==", 1n) }, "kind is required for filter: a"],
  [
    "an order without a collection",
    { ...everything, orderBy: [{ field: field("a") }] },
    "kind is required for all orders except __key__ ascending",
  ],
  [
    "two collections",
    { from: [{ collectionId: "a" }, { collectionId: "b" }] },
    "StructuredQuery.from cannot have more than one collection selector.",
  ],
];

export const validation: readonly Case[] = [
  ...messages.map(
    ([id, structuredQuery, says]): Case => ({
      id: `validation/message for ${id}`,
      steps: [post("runQuery", { structuredQuery }, { error: "INVALID_ARGUMENT", says })],
    }),
  ),
  ...ids.map(
    ([id, name, expected]): Case => ({
      id: `validation/document id: ${id}`,
      steps: [commit([set(`c/${name}`, {})], expected)],
    }),
  ),
  ...collectionIds.map(
    ([id, name, expected]): Case => ({
      id: `validation/collection id: ${id}`,
      steps: [commit([set(`${name}/d`, {})], expected)],
    }),
  ),
  ...documentNames.flatMap((name): Case[] => [
    { id: `validation/write to "${name}"`, steps: [commit([{ update: { name } }], invalid)] },
    { id: `validation/delete "${name}"`, steps: [commit([{ delete: name }], invalid)] },
    { id: `validation/batchGet "${name}"`, steps: [post("batchGet", { documents: [name] }, invalid)] },
  ]),
  ...values.map(
    ([id, name, value, expected]): Case => ({
      id: `validation/field: ${id}`,
      steps: [commit([set("c/d", { [name]: value })], expected)],
    }),
  ),
  ...noValues.flatMap(([id, value]): Case[] => [
    { id: `validation/write ${id}`, steps: [commit([set("c/d", { f: new Wire(value) })], invalid)] },
    { id: `validation/compare with ${id}`, steps: [runQuery({ where: where("f", "==", new Wire(value)) }, invalid)] },
  ]),
  ...noPaths.flatMap((path): Case[] => [
    {
      id: `validation/update mask "${path}"`,
      steps: [commit([set("c/d", {}, { updateMask: { fieldPaths: [path] } })], invalid)],
    },
    {
      id: `validation/read mask "${path}"`,
      given: { documents: { "c/d": {} } },
      steps: [post("batchGet", { documents: [nameOf("c/d")], mask: { fieldPaths: [path] } }, invalid)],
    },
    { id: `validation/filter "${path}"`, steps: [runQuery({ where: where(path, "==", 1n) }, invalid)] },
  ]),
  ...bodies.map(
    ([id, verb, body]): Case => ({
      id: `validation/${verb} with ${id}`,
      steps: [{ method: "POST", path: `:${verb}`, body, expected: { error: "INVALID_ARGUMENT", says: "Payload" } }],
    }),
  ),
  ...queries.map(
    ([id, structuredQuery]): Case => ({
      id: `validation/query with ${id}`,
      steps: [post("runQuery", { structuredQuery }, invalid)],
    }),
  ),
  {
    id: "validation/at most 100 nested collections",
    steps: [commit([set(inside(100), {})]), commit([set(inside(101), {})], invalid)],
  },
  {
    id: "validation/a REST body of more than 16 MiB",
    steps: [{ method: "POST", path: ":commit", body: " ".repeat(16 * 1024 * 1024 + 1), expected: { status: 413 } }],
  },
  {
    id: "validation/501 transforms of one document",
    steps: [
      commit(
        [
          set(
            "c/d",
            {},
            {
              updateTransforms: Array.from({ length: 501 }, (_, index) => ({
                fieldPath: `f${index}`,
                increment: { integerValue: "1" },
              })),
            },
          ),
        ],
        invalid,
      ),
    ],
  },
  {
    id: "validation/an unknown method",
    steps: [{ method: "POST", path: ":nothing", body: {}, expected: { status: 404 } }],
  },
  {
    id: "validation/Listen over REST",
    steps: [{ method: "POST", path: ":listen", body: {}, expected: { status: 404 } }],
  },
  { id: "validation/a put", steps: [{ method: "PUT", path: "/c/d", body: {}, expected: { status: 404 } }] },
  {
    id: "validation/query parameters of browsers are ignored",
    given: { documents: { "c/d": {} } },
    steps: [get("c/d?key=k&%24ct=text&alt=json&prettyPrint=false", accepted)],
  },
];
