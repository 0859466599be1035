import type { Case, Expected, Requester, RestStep } from "../Case.ts";
import {
  accepted,
  and,
  commit,
  denied,
  exists,
  get,
  invalid,
  missing,
  nameOf,
  or,
  post,
  type Query,
  remove,
  set,
  structured,
  transform,
  update,
  where,
} from "../requests.ts";
import { SOURCES } from "../sources.ts";
import { bytes, geo, type Json, ref, time } from "../wire.ts";
import { expressions } from "./ruleExpressions.ts";

const ann: Requester = { sub: "ann", email: "ann@example.com", email_verified: true, role: "editor" };

const document = {
  n: 1n,
  f: 1.5,
  s: "text",
  b: true,
  z: null,
  l: [1n, 2n],
  m: { k: "v" },
  t: time("2026-01-01T00:00:00Z"),
  g: geo(1, 2),
  r: ref("c/other"),
  bytes: bytes("YWJj"),
};
const documents = { "c/d": document, "c/other": { owner: "ann" } };

/** Rules for the collection `c` only. */
function rulesOf(statements: string, declarations = ""): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
    match /c/{id} { ${statements} }
  }
}`;
}

function expressionCases(): Case[] {
  return Object.entries(expressions).flatMap(([topic, { source, allowed: allowedTexts, denied: deniedTexts }]) =>
    [
      ...allowedTexts.map((text) => [text, accepted] as const),
      ...deniedTexts.map((text) => [text, denied] as const),
    ].map(
      ([text, expected]): Case => ({
        id: `rules/${topic}: ${text}`,
        ...(source !== undefined && { source }),
        given: { documents, rules: rulesOf(`allow get: if ${text};`) },
        steps: [get("c/d", expected, { as: ann })],
      }),
    ),
  );
}

/** One request per method, sent to rules that allow one method each. */
const requests: { readonly [method: string]: RestStep } = {
  get: get("c/d", accepted),
  list: get("c", accepted),
  create: commit([set("c/new", {})]),
  update: commit([set("c/d", {})]),
  delete: commit([remove("c/d")]),
};
const methods = Object.keys(requests);
const covers: { readonly [allowed: string]: readonly string[] } = {
  get: ["get"],
  list: ["list"],
  create: ["create"],
  update: ["update"],
  delete: ["delete"],
  read: ["get", "list"],
  write: ["create", "update", "delete"],
  "get, delete": ["get", "delete"],
};

function methodCases(): Case[] {
  return Object.entries(covers).flatMap(([allowed, covered]) =>
    methods.map((method): Case => {
      const step = requests[method] ?? get("c/d", accepted);
      return {
        id: `rules/allow ${allowed}: ${method}`,
        given: { documents, rules: rulesOf(`allow ${allowed};`) },
        steps: [{ ...step, as: "anonymous", expected: covered.includes(method) ? accepted : denied }],
      };
    }),
  );
}

/** Match patterns, paths, and whether the pattern covers the path. */
const patterns: readonly (readonly [pattern: string, path: string, covered: boolean])[] = [
  ["/a/{x}", "a/1", true],
  ["/a/{x}", "b/1", false],
  ["/a/{x}", "a/1/b/2", false],
  ["/a/1", "a/1", true],
  ["/a/1", "a/2", false],
  ["/{c}/{x}", "a/1", true],
  ["/{c}/{x}", "a/1/b/2", false],
  ["/a/{x}/b/{y}", "a/1/b/2", true],
  ["/a/{x}/b/{y}", "a/1", false],
  ["/a/{rest=**}", "a/1", true],
  ["/a/{rest=**}", "a/1/b/2", true],
  ["/a/{rest=**}", "b/1", false],
  ["/{rest=**}", "a/1", true],
  ["/{rest=**}", "a/1/b/2", true],
  ["/{rest=**}/b/{y}", "a/1/b/2", true],
  ["/{rest=**}/b/{y}", "b/2", true],
  ["/{rest=**}/b/{y}", "a/1", false],
  ["/a/{x}/{rest=**}", "a/1", true],
  ["/a/{x}/{rest=**}", "a/1/b/2", true],
  ["/a", "a/1", false],
];

function patternCases(): Case[] {
  return patterns.map(([pattern, path, covered]) => ({
    id: `rules/match ${pattern} ${covered ? "covers" : "does not cover"} ${path}`,
    given: {
      documents: { [path]: {} },
      rules: `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match ${pattern} { allow read; } } }`,
    },
    steps: [get(path, covered ? accepted : denied, { as: "anonymous" })],
  }));
}

/** How rules see a write: the document before it and the document after it. */
const writes: readonly (readonly [id: string, statement: string, write: Json, expected: Expected])[] = [
  ["create sees the new fields", "allow create: if request.resource.data.x == 1;", set("c/new", { x: 1n }), accepted],
  ["create sees no old document", "allow create: if resource == null;", set("c/new", {}), accepted],
  ["create cannot read an old field", "allow create: if resource.data.x == null;", set("c/new", {}), denied],
  ["create sees the id", "allow create: if request.resource.id == 'new' && id == 'new';", set("c/new", {}), accepted],
  ["create of an existing document is an update", "allow create;", set("c/d", {}), denied],
  ["update of a missing document is a create", "allow update;", set("c/new", {}), denied],
  [
    "update sees old and new",
    "allow update: if resource.data.n == 1 && request.resource.data.n == 2;",
    update("c/d", { n: 2n }, ["n"]),
    accepted,
  ],
  [
    "update sees the merged document",
    "allow update: if request.resource.data.s == 'text';",
    update("c/d", { n: 2n }, ["n"]),
    accepted,
  ],
  [
    "update sees fields that a set removes",
    "allow update: if !('s' in request.resource.data);",
    set("c/d", { n: 2n }),
    accepted,
  ],
  [
    "update does not see a deleted field",
    "allow update: if !('n' in request.resource.data);",
    update("c/d", {}, ["n"]),
    accepted,
  ],
  [
    "update sees a transform's result",
    "allow update: if request.resource.data.n == 4;",
    transform("c/d", { fieldPath: "n", increment: { integerValue: "3" } }),
    accepted,
  ],
  [
    "a server time is the time of the request",
    "allow update: if request.resource.data.at == request.time;",
    transform("c/d", { fieldPath: "at", setToServerValue: "REQUEST_TIME" }),
    accepted,
  ],
  [
    "a client's time is not the time of the request",
    "allow update: if request.resource.data.at == request.time;",
    update("c/d", { at: time("2026-01-01T00:00:00Z") }, ["at"]),
    denied,
  ],
  [
    "affected keys of an update",
    "allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']);",
    update("c/d", { n: 2n }, ["n"]),
    accepted,
  ],
  [
    "affected keys beyond the allowed ones",
    "allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n']);",
    update("c/d", { n: 2n, s: "x" }, ["n", "s"]),
    denied,
  ],
  [
    "an update that changes nothing affects no keys",
    "allow update: if request.resource.data.diff(resource.data).affectedKeys().size() == 0;",
    update("c/d", { n: 1n }, ["n"]),
    accepted,
  ],
  ["delete sees the document", "allow delete: if resource.data.n == 1;", remove("c/d"), accepted],
  ["delete sees no new document", "allow delete: if request.resource == null;", remove("c/d"), accepted],
  ["delete of a missing document", "allow delete: if resource == null;", remove("c/none"), accepted],
  ["a denied write is reported before a failing precondition", "allow read;", set("c/none", {}, exists(true)), denied],
  ["an allowed write can fail its precondition", "allow write;", set("c/none", {}, exists(true)), missing],
  [
    "rules see types as stored",
    "allow update: if request.resource.data.n is int && request.resource.data.f is float;",
    update("c/d", { n: 2n, f: 2 }, ["n", "f"]),
    accepted,
  ],
  [
    "getAfter sees the write itself",
    "allow update: if getAfter(/databases/$(database)/documents/c/d).data.n == 2;",
    update("c/d", { n: 2n }, ["n"]),
    accepted,
  ],
  [
    "get does not see the write",
    "allow update: if get(/databases/$(database)/documents/c/d).data.n == 1;",
    update("c/d", { n: 2n }, ["n"]),
    accepted,
  ],
];

/**
 * Queries against a condition on `allow list`, on an empty collection: only the documents that the query could return
 * matter.
 */
const lists: readonly (readonly [id: string, condition: string, query: Query, expected: Expected])[] = [
  ["no condition", "true", {}, accepted],
  ["a condition on the caller", "request.auth.uid == 'ann'", {}, accepted],
  [
    "an equality that the query filters by",
    "resource.data.owner == request.auth.uid",
    { where: where("owner", "==", "ann") },
    accepted,
  ],
  ["an equality that the query does not filter by", "resource.data.owner == request.auth.uid", {}, denied],
  [
    "an equality with another value",
    "resource.data.owner == request.auth.uid",
    { where: where("owner", "==", "bob") },
    denied,
  ],
  [
    "an equality among other filters",
    "resource.data.owner == 'ann'",
    { where: and(where("owner", "==", "ann"), where("n", ">", 1n)) },
    accepted,
  ],
  [
    "two equalities",
    "resource.data.a == 1 && resource.data.b == 2",
    { where: and(where("a", "==", 1n), where("b", "==", 2n)) },
    accepted,
  ],
  ["one of two equalities", "resource.data.a == 1 && resource.data.b == 2", { where: where("a", "==", 1n) }, denied],
  ["either of two", "resource.data.a == 1 || resource.data.b == 2", { where: where("b", "==", 2n) }, accepted],
  [
    "an or that each side allows",
    "resource.data.a == 1 || resource.data.b == 2",
    { where: or(where("a", "==", 1n), where("b", "==", 2n)) },
    accepted,
  ],
  [
    "an or that one side does not allow",
    "resource.data.a == 1",
    { where: or(where("a", "==", 1n), where("b", "==", 2n)) },
    denied,
  ],
  [
    "a membership that the query filters by",
    "request.auth.uid in resource.data.members",
    { where: where("members", "array-contains", "ann") },
    accepted,
  ],
  [
    "another membership",
    "request.auth.uid in resource.data.members",
    { where: where("members", "array-contains", "bob") },
    denied,
  ],
  [
    "values that are all allowed",
    "resource.data.kind in ['a', 'b']",
    { where: where("kind", "in", ["a", "b"]) },
    accepted,
  ],
  [
    "values with one that is not allowed",
    "resource.data.kind in ['a', 'b']",
    { where: where("kind", "in", ["a", "c"]) },
    denied,
  ],
  ["a range within the allowed one", "resource.data.n < 10", { where: where("n", "<", 5n) }, accepted],
  ["a range beyond the allowed one", "resource.data.n < 10", { where: where("n", "<", 50n) }, denied],
  ["a field in a map", "resource.data.m.owner == 'ann'", { where: where("m.owner", "==", "ann") }, accepted],
  ["a limit within the allowed one", "request.query.limit <= 10", { limit: 10 }, accepted],
  ["a limit beyond the allowed one", "request.query.limit <= 10", { limit: 11 }, denied],
  ["no limit where one is required", "request.query.limit <= 10", {}, denied],
  ["an order that the rules require", "request.query.orderBy.n == 'ASC'", { orderBy: ["n"] }, accepted],
  ["an offset within the allowed one", "request.query.offset <= 5", { offset: 5, limit: 1 }, accepted],
  ["an offset beyond the allowed one", "request.query.offset <= 5", { offset: 6, limit: 1 }, denied],
  ["another document's field", "get(/databases/$(database)/documents/c/other).data.owner == 'ann'", {}, accepted],
  ["the id of each document", "id == 'd'", {}, denied],
  ["the id that the query filters by", "id == 'd'", { where: where("__name__", "==", ref("c/d")) }, accepted],
  ["that a field is absent", "!('secret' in resource.data)", {}, denied],
  ["no rule for lists", "false", {}, denied],
];

const queryBody = (query: Query) => ({ structuredQuery: structured(query) });

/** This many functions, each calling the next. */
function nestedCalls(count: number): string {
  const declared = Array.from({ length: count }, (_, n) => {
    return `function f${n}() { return ${n === count - 1 ? "true" : `f${n + 1}()`}; }`;
  });
  return `service cloud.firestore { ${declared.join(" ")} match /a/{b} { allow read: if f0(); } }`;
}

function nestedMatches(count: number): string {
  return `service cloud.firestore { ${"match /a/b { ".repeat(count)} allow read; ${"}".repeat(count)} }`;
}

const lets = (count: number) => Array.from({ length: count }, (_, n) => `let v${n} = ${n};`).join(" ");
const wildcards = (count: number) => Array.from({ length: count }, (_, n) => `/{w${n}}`).join("");

const sources: readonly (readonly [id: string, content: string])[] = [
  ["no service", "rules_version = '2';"],
  ["an open brace", "service cloud.firestore {"],
  ["a statement without its end", "service cloud.firestore { match /a/{b} { allow read } }"],
  ["a method that does not exist", "service cloud.firestore { match /a/{b} { allow look; } }"],
  ["an empty condition", "service cloud.firestore { match /a/{b} { allow read: if ; } }"],
  ["an operator without a side", "service cloud.firestore { match /a/{b} { allow read: if 1 + ; } }"],
  ["a string without an end", "service cloud.firestore { match /a/{b} { allow read: if 'a; } }"],
  [
    "a function of a library with too few arguments",
    "service cloud.firestore { match /a/{b} { allow read: if math.sqrt() == 1; } }",
  ],
  [
    "a function with too few arguments",
    "service cloud.firestore { function f(a) { return a; } match /a/{b} { allow read: if f(); } }",
  ],
  [
    "a function that calls itself",
    "service cloud.firestore { function f() { return f(); } match /a/{b} { allow read: if f(); } }",
  ],
  [
    "functions that call each other",
    "service cloud.firestore { function f() { return g(); } function g() { return f(); } match /a/{b} { allow read: if f(); } }",
  ],
  ["a type that does not exist", "service cloud.firestore { match /a/{b} { allow read: if 1 is text; } }"],
  ["an escape that does not exist", "service cloud.firestore { match /a/{b} { allow read: if '\\q' == 'q'; } }"],
  [
    "two wildcards over the rest",
    "rules_version = '2'; service cloud.firestore { match /{a=**}/{b=**} { allow read; } }",
  ],
  ["an inner wildcard over the rest in version 1", "service cloud.firestore { match /{a=**}/b/{c} { allow read; } }"],
  ["22 functions that call each other in turn", nestedCalls(22)],
  ["11 nested matches", nestedMatches(11)],
  [
    "8 arguments",
    "service cloud.firestore { function f(a, b, c, d, e, f, g, h) { return true; } match /a/{b} { allow read: if f(1, 2, 3, 4, 5, 6, 7, 8); } }",
  ],
  [
    "12 lets",
    `service cloud.firestore { function f() { ${lets(12)} return true; } match /a/{b} { allow read: if f(); } }`,
  ],
  ["21 wildcards", `service cloud.firestore { match ${wildcards(21)} { allow read; } }`],
  ["more than 256 KB", `service cloud.firestore { match /a/{b} { allow read; } } // ${"x".repeat(256 * 1024)}`],
  ["a version that does not exist", "rules_version = '3'; service cloud.firestore { match /a/{b} { allow read; } }"],
];

const functions: readonly (readonly [id: string, declared: string, condition: string, expected: Expected])[] = [
  ["a function", "function yes() { return true; }", "yes()", accepted],
  ["a function with arguments", "function same(a, b) { return a == b; }", "same(1, 1)", accepted],
  ["a function that sees the request", "function isAnn() { return request.auth.uid == 'ann'; }", "isAnn()", accepted],
  ["a function that calls another", "function a() { return b(); } function b() { return true; }", "a()", accepted],
  ["a let", "function f() { let one = 1; return one == 1; }", "f()", accepted],
  ["a let that uses another", "function f() { let one = 1; let two = one + one; return two == 2; }", "f()", accepted],
  ["an argument that shadows a name", "function f(request) { return request == 1; }", "f(1)", accepted],
  ["a function with a failing argument", "function f(a) { return true; }", "f(1 / 0)", denied],
  ["a function of the service's wildcard", "function f() { return database == '(default)'; }", "f()", accepted],
];

const everything =
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{all=**} { allow read, write: if CONDITION; } } }";
const eachOwn =
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/{id} { allow write: if CONDITION; } } }";
const callsOf = (count: number, collection = "x") =>
  Array.from({ length: count }, (_, index) => {
    return `!exists(/databases/$(database)/documents/${collection}/${index})`;
  }).join(" && ");
const comparisonsOf = (count: number) => Array.from({ length: count }, () => "1 == 1").join(" && ");

export const rules: readonly Case[] = [
  ...expressionCases(),
  ...methodCases(),
  ...patternCases(),
  ...writes.map(
    ([id, statement, write, expected]): Case => ({
      id: `rules/${id}`,
      given: { documents, rules: rulesOf(statement) },
      steps: [post("commit", { writes: [write] }, expected, { as: ann })],
    }),
  ),
  ...lists.map(
    ([id, condition, query, expected]): Case => ({
      id: `rules/list: ${id}`,
      given: { documents: { "c/other": { owner: "ann" } }, rules: rulesOf(`allow list: if ${condition};`) },
      steps: [post("runQuery", queryBody(query), expected, { as: ann })],
    }),
  ),
  ...functions.map(
    ([id, declared, condition, expected]): Case => ({
      id: `rules/${id}`,
      given: { documents, rules: rulesOf(`allow get: if ${condition};`, declared) },
      steps: [get("c/d", expected, { as: ann })],
    }),
  ),
  ...sources.map(
    ([id, content]): Case => ({
      id: `rules/rejected source: ${id}`,
      steps: [
        {
          method: "PUT",
          path: "//emulator/v1/projects/$project:securityRules",
          body: { rules: { files: [{ name: "security.rules", content }] } },
          expected: invalid,
        },
      ],
    }),
  ),
  {
    id: "rules/rejected source keeps the old rules",
    given: { documents, rules: rulesOf("allow get;") },
    steps: [
      {
        method: "PUT",
        path: "//emulator/v1/projects/$project:securityRules",
        body: { rules: { files: [{ name: "security.rules", content: "service {" }] } },
        expected: invalid,
      },
      get("c/d", accepted, { as: "anonymous" }),
      get("c", denied, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/a call of an unknown function fails only its own statement",
    source: SOURCES.rulesProbes,
    given: {
      documents,
      rules: rulesOf("allow get: if nothing(); allow get: if id == 'd'; allow list: if math.nothing(1);"),
    },
    steps: [get("c/d", accepted, { as: "anonymous" }), get("c", denied, { as: "anonymous" })],
  },
  {
    // In production, any call of debug is one of an unknown function. The emulators print its argument and return it.
    id: "rules/rules with debug load, and it returns its argument",
    source: SOURCES.decision,
    given: { documents, rules: rulesOf("allow get: if debug(id == 'd'); allow list: if debug();") },
    steps: [get("c/d", accepted, { as: "anonymous" }), get("c", denied, { as: "anonymous" })],
  },
  {
    id: "rules/without rules, everything is allowed",
    given: { documents },
    steps: [get("c/d", accepted, { as: "anonymous" })],
  },
  {
    id: "rules/the owner skips the rules",
    given: { documents, rules: rulesOf("allow read: if false;") },
    steps: [get("c/d", accepted), commit([set("c/d", {})])],
  },
  {
    id: "rules/request.auth is null without sign-in",
    given: { documents, rules: rulesOf("allow get: if request.auth == null;") },
    steps: [get("c/d", accepted, { as: "anonymous" }), get("c/d", denied, { as: ann })],
  },
  {
    id: "rules/request.auth.uid fails without sign-in",
    given: { documents, rules: rulesOf("allow get: if request.auth.uid != 'bob';") },
    steps: [get("c/d", denied, { as: "anonymous" })],
  },
  {
    id: "rules/any statement that allows is enough",
    given: { documents, rules: rulesOf("allow get: if false; allow get: if true; allow get: if 1 / 0 == 1;") },
    steps: [get("c/d", accepted, { as: "anonymous" })],
  },
  {
    id: "rules/a path without a match",
    given: { documents, rules: rulesOf("allow read, write;") },
    steps: [get("other/d", denied, { as: "anonymous" })],
  },
  {
    id: "rules/get of a missing document",
    given: { documents, rules: rulesOf("allow get: if resource == null;") },
    steps: [get("c/none", missing, { as: "anonymous" })],
  },
  {
    id: "rules/a denied get does not reveal that the document is missing",
    given: { documents, rules: rulesOf("allow get: if resource != null;") },
    steps: [get("c/none", denied, { as: "anonymous" })],
  },
  {
    id: "rules/one denied document denies a batchGet",
    given: { documents, rules: rulesOf("allow get: if id == 'd';") },
    steps: [
      post("batchGet", { documents: [nameOf("c/d")] }, accepted, { as: "anonymous" }),
      post("batchGet", { documents: [nameOf("c/d"), nameOf("c/other")] }, denied, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/one denied write denies a commit",
    given: { documents, rules: rulesOf("allow write: if id == 'd'; allow read;") },
    steps: [
      post("commit", { writes: [set("c/d", {}), set("c/other", {})] }, denied, { as: "anonymous" }),
      get("c/d", { fields: document }, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/getAfter sees all writes of the commit",
    given: {
      rules: rulesOf(
        "allow write: if getAfter(/databases/$(database)/documents/c/pair).data.ok && !exists(/databases/$(database)/documents/c/pair);",
      ),
    },
    steps: [
      post("commit", { writes: [set("c/one", {})] }, denied, { as: "anonymous" }),
      post("commit", { writes: [set("c/one", {}), set("c/pair", { ok: true })] }, accepted, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/existsAfter sees a delete",
    given: { documents, rules: rulesOf("allow write: if !existsAfter(/databases/$(database)/documents/c/other);") },
    steps: [
      post("commit", { writes: [set("c/d", {})] }, denied, { as: "anonymous" }),
      post("commit", { writes: [set("c/d", {}), remove("c/other")] }, accepted, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/a group needs a rule for all its paths",
    given: {
      documents: { "a/1/g/1": {} },
      rules:
        "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /a/{x}/g/{y} { allow read; } } }",
    },
    steps: [
      post("runQuery", queryBody({ group: "g" }), denied, { as: "anonymous" }),
      {
        method: "POST",
        path: "/a/1:runQuery",
        body: queryBody({ from: "g" }),
        as: "anonymous",
        expected: { paths: ["a/1/g/1"] },
      },
    ],
  },
  {
    id: "rules/a group with a rule for all its paths",
    given: {
      documents: { "a/1/g/1": {} },
      rules:
        "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /{any=**}/g/{y} { allow read; } } }",
    },
    steps: [post("runQuery", queryBody({ group: "g" }), { paths: ["a/1/g/1"] }, { as: "anonymous" })],
  },
  {
    id: "rules/an aggregation is a list",
    given: { documents, rules: rulesOf("allow list: if request.auth != null;") },
    steps: [ann, "anonymous" as const].map((as) => ({
      method: "POST",
      path: ":runAggregationQuery",
      body: { structuredAggregationQuery: { structuredQuery: structured({}), aggregations: [{ count: {} }] } },
      as,
      expected: as === "anonymous" ? denied : accepted,
    })),
  },
  {
    id: "rules/10 other documents",
    given: { documents, rules: everything.replace("CONDITION", callsOf(10)) },
    steps: [get("c/d", accepted, { as: "anonymous" })],
  },
  {
    id: "rules/11 other documents",
    given: { documents, rules: everything.replace("CONDITION", callsOf(11)) },
    steps: [get("c/d", denied, { as: "anonymous" })],
  },
  {
    id: "rules/20 other documents of two writes",
    given: { documents, rules: eachOwn.replace("CONDITION", callsOf(10, "$(id)")) },
    steps: [post("commit", { writes: [set("c/d", {}), set("c/e", {})] }, accepted, { as: "anonymous" })],
  },
  {
    id: "rules/21 other documents of three writes",
    given: { documents, rules: eachOwn.replace("CONDITION", callsOf(7, "$(id)")) },
    steps: [
      post("commit", { writes: [set("c/d", {}), set("c/e", {})] }, accepted, { as: "anonymous" }),
      post("commit", { writes: [set("c/d", {}), set("c/e", {}), set("c/f", {})] }, denied, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/hundreds of expressions",
    given: { documents, rules: rulesOf(`allow get: if ${comparisonsOf(98)};`) },
    steps: [get("c/d", accepted, { as: "anonymous" })],
  },
  {
    id: "rules/more than 1,000 expressions",
    given: {
      documents,
      rules: rulesOf("allow get: if f(1) && f(2) && f(3);", `function f(a) { return ${comparisonsOf(98)}; }`),
    },
    steps: [get("c/d", denied, { as: "anonymous" })],
  },
  {
    id: "rules/21 functions that call each other in turn",
    steps: [
      {
        method: "PUT",
        path: "//emulator/v1/projects/$project:securityRules",
        body: { rules: { files: [{ name: "security.rules", content: nestedCalls(21) }] } },
        expected: accepted,
      },
    ],
  },
  {
    id: "rules/one other document many times",
    given: {
      documents,
      rules: everything.replace(
        "CONDITION",
        Array.from({ length: 15 }, () => "exists(/databases/$(database)/documents/c/other)").join(" && "),
      ),
    },
    steps: [get("c/d", accepted, { as: "anonymous" })],
  },
  {
    id: "rules/a denial reports the line",
    given: { documents, rules: rulesOf("allow get: if false;") },
    steps: [get("c/d", { error: "PERMISSION_DENIED", says: "false for 'get' @ L5" }, { as: "anonymous" })],
  },
  {
    id: "rules/a denial reports the failure",
    given: { documents, rules: rulesOf("allow get: if resource.data.none == 1;") },
    steps: [
      get("c/d", { error: "PERMISSION_DENIED", says: "Property none is undefined on object." }, { as: "anonymous" }),
    ],
  },
  {
    id: "rules/beginTransaction does not evaluate the rules",
    given: { rules: rulesOf("allow read: if false;") },
    steps: [post("beginTransaction", {}, accepted, { as: "anonymous" })],
  },
];
