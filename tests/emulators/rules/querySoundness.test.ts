import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredDocument } from "../../../emulators/firestore/model/Document.ts";
import type { Filter, StructuredQuery } from "../../../emulators/firestore/model/StructuredQuery.ts";
import type { Value } from "../../../emulators/firestore/model/Value.ts";
import { matchesQuery } from "../../../emulators/firestore/query/matchesQuery.ts";
import type { RulesRequest } from "../../../emulators/firestore/rules/RulesRequest.ts";
import { and, compiled, database, documents, inDocuments, now, or, queryOf, stored, where } from "./rulesFixture.ts";

const names = ["a", "b", "m"];
const wholeAsDouble: Value = { type: "double", value: 1 };
const scalars = ["ann", "x", 0, 1, 2, wholeAsDouble, 0.5, true, false, null, Number.NaN].map(stored);

const scalar = fc.constantFrom(...scalars);
const array: fc.Arbitrary<Value> = fc.array(scalar, { maxLength: 3 }).map((values) => ({ type: "array", values }));
const nested: fc.Arbitrary<Value> = fc
  .dictionary(fc.constantFrom("k", "l"), scalar, { maxKeys: 2, noNullPrototype: true })
  .map((entries) => ({ type: "map", fields: new Map(Object.entries(entries)) }));
const value = fc.oneof({ weight: 4, arbitrary: scalar }, array, nested);

const document: fc.Arbitrary<StoredDocument> = fc
  .tuple(
    fc.constantFrom("things/one", "things/two", "users/ann/things/one", "things/one/things/one"),
    fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true }),
  )
  .map(([path, entries]) => ({
    name: `${documents}/${path}`,
    fields: new Map(Object.entries(entries)),
    createTime: now,
    updateTime: now,
  }));

const fieldPath = fc.constantFrom("a", "b", "m", "m.k");

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc
    .tuple(fieldPath, fc.constantFrom("==", "==", "<", "<=", ">", ">=", "!=", "array-contains"), value)
    .map(([path, sign, operand]) => where(path, sign, operand)),
  fc
    .tuple(
      fieldPath,
      fc.constantFrom("in", "not-in", "array-contains-any"),
      fc.array(value, { minLength: 1, maxLength: 3 }),
    )
    .map(([path, sign, operands]) => where(path, sign, operands)),
  fc
    .tuple(
      fieldPath,
      fc.constantFrom("IS_NULL" as const, "IS_NOT_NULL" as const, "IS_NAN" as const, "IS_NOT_NAN" as const),
    )
    .map(([path, operator]): Filter => ({ kind: "unary", path: path.split("."), operator })),
  fc
    .constantFrom("things/one", "things/two")
    .map((path) => where("__name__", "==", { type: "reference", name: `${documents}/${path}` })),
);

const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  { weight: 2, arbitrary: fc.tuple(leaf, leaf).map(([left, right]) => and(left, right)) },
  fc.tuple(leaf, leaf).map(([left, right]) => or(left, right)),
  fc.tuple(leaf, leaf, leaf).map(([one, two, three]) => and(one, or(two, three))),
);

const query: fc.Arbitrary<StructuredQuery> = fc
  .record({
    where: fc.option(filter),
    orderBy: fc.array(fieldPath, { maxLength: 1 }),
    group: fc.boolean(),
  })
  .map(({ where: filters, orderBy, group }) =>
    queryOf("things", {
      group,
      where: filters,
      orderBy: orderBy.map((path) => ({ path: path.split("."), direction: "ASCENDING" })),
    }),
  );

const literal = fc.constantFrom(
  "'ann'",
  "'x'",
  "0",
  "1",
  "2",
  "1.0",
  "0.5",
  "true",
  "false",
  "null",
  "[1]",
  "['ann', 1]",
  "{'k': 1}",
  "id",
  "request.auth.uid",
);
const field = fc.constantFrom("a", "b", "m", "m.k").map((path) => `resource.data.${path}`);
const operand = fc.oneof({ weight: 3, arbitrary: field }, literal);
const literals = fc.array(literal, { minLength: 1, maxLength: 3 }).map((items) => `[${items.join(", ")}]`);

const atom = fc.oneof(
  fc
    .tuple(field, fc.constantFrom("==", "!=", "<", "<=", ">", ">="), operand)
    .map(([left, sign, right]) => `${left} ${sign} ${right}`),
  fc
    .tuple(field, fc.constantFrom("int", "float", "number", "string", "list", "map", "bool"))
    .map(([left, type]) => `${left} is ${type}`),
  fc.tuple(field, literals).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(literal, field).map(([left, right]) => `${left} in ${right}`),
  fc
    .tuple(fc.constantFrom(...names, "k"), fc.constantFrom("resource.data", "resource.data.m"))
    .map(([key, map]) => `'${key}' in ${map}`),
  fc
    .tuple(field, fc.constantFrom("hasAny", "hasAll", "hasOnly"), literals)
    .map(([left, method, right]) => `${left}.${method}(${right})`),
  fc
    .tuple(literals, fc.constantFrom("hasAny", "hasAll", "hasOnly"), field)
    .map(([left, method, right]) => `${left}.toSet().${method}(${right})`),
  fc
    .tuple(fc.constantFrom(...names), literal)
    .map(([key, fallback]) => `resource.data.get('${key}', ${fallback}) == ${fallback}`),
  fc.tuple(field, literal).map(([left, right]) => `resource.data.get(['m', 'k'], ${right}) == ${left}`),
  fc.tuple(field, literal).map(([left, right]) => `always(${left}, ${right})`),
  field.map((left) => `eager(${left})`),
  fc.constantFrom(
    "resource == null",
    "resource != null",
    "id == 'one'",
    "resource.id == 'one'",
    "resource.data.size() > 1",
  ),
  fc.constantFrom("true", "1 / 0 == 1", "resource.data.keys().hasOnly(['a'])", "!resource.data.keys().hasAll(['a'])"),
  field,
);

const condition = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    { weight: 4, arbitrary: atom },
    tie("condition").map((inner) => `!(${inner})`),
    fc
      .tuple(tie("condition"), fc.constantFrom("&&", "||"), tie("condition"))
      .map(([left, sign, right]) => `(${left} ${sign} ${right})`),
    fc
      .tuple(tie("condition"), tie("condition"), tie("condition"))
      .map(([decider, one, other]) => `((${decider}) ? (${one}) : (${other}))`),
  ),
})).condition;

const pattern = fc.constantFrom("/{path=**}/things/{id}", "/things/{id}", "/things/{id}", "/{path=**}/{c}/{id}");

const base: Pick<RulesRequest, "database" | "caller" | "time" | "read" | "readAfter"> = {
  database,
  caller: { kind: "user", uid: "ann", token: {} },
  time: now,
  read: () => null,
  readAfter: () => null,
};

test("a granted list returns only documents whose get the same rule grants", () => {
  let granted = 0;
  fc.assert(
    fc.property(
      condition,
      condition,
      pattern,
      query,
      fc.array(document, { maxLength: 12 }),
      (one, other, path, asked, collection) => {
        const ruleset = compiled(
          inDocuments(`
          function always(x, y) { return true; }
          function eager(x) { let unused = 1 / 0; let same = x; return same == x; }
          match ${path} { allow read: if ${one}; allow read: if ${other}; }`),
        );
        if (!ruleset.decide({ ...base, method: "list", query: asked }).allowed) return;
        granted += 1;
        for (const { name, fields } of collection.filter((candidate) => matchesQuery(asked, candidate))) {
          expect(ruleset.decide({ ...base, method: "get", name, before: fields }).allowed).toBe(true);
        }
      },
    ),
    { numRuns: 3_000 },
  );
  // Otherwise the property would hold for want of cases.
  expect(granted).toBeGreaterThan(100);
});
