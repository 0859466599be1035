import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredDocument } from "../../src/model/Document.ts";
import type { Filter, StructuredQuery } from "../../src/model/StructuredQuery.ts";
import type { Value } from "../../src/model/Value.ts";
import { matchesQuery } from "../../src/query/matchesQuery.ts";
import type { RulesRequest } from "../../src/rules/RulesRequest.ts";
import { and, compiled, database, documents, inDocuments, now, or, queryOf, stored, where } from "./rulesFixture.ts";

const double = (value: number): Value => ({ type: "double", value });

/** Values in rules syntax. Each case uses only a few, so that its query and its rules share values. */
const literals: readonly (readonly [text: string, value: Value])[] = [
  ["'ann'", stored("ann")],
  ["0", stored(0)],
  ["1", stored(1)],
  ["1.0", double(1)],
  ["0.5", stored(0.5)],
  ["true", stored(true)],
  ["null", stored(null)],
  ["[1]", stored([1])],
  ["['ann', 1]", stored(["ann", 1])],
  ["{'k': 1}", stored({ k: 1 })],
];

const values = [
  ...literals.map(([, value]) => value),
  ...[2, "x", false, Number.NaN, [], [double(1)], ["x", 2]].map(stored),
];
const maps = [{}, { k: double(1) }, { k: "ann" }, { k: 0.5 }, { k: ["ann"] }, { l: 1 }, { k: 1, l: 1 }].map(stored);

/** Every document with two fields of these values: few enough to check all. */
const allDocuments: readonly StoredDocument[] = ["things/one", "users/ann/things/two"].flatMap((path) =>
  [null, ...values].flatMap((a) =>
    [null, ...maps, stored({ k: 1 }), stored("x")].map((m) => ({
      name: `${documents}/${path}`,
      fields: new Map([...(a ? [["a", a] as const] : []), ...(m ? [["m", m] as const] : [])]),
      createTime: now,
      updateTime: now,
    })),
  ),
);

interface Subject {
  readonly path: string;
  readonly text: string;
  readonly value: Value;
}

const paths = fc.constantFrom("a", "m", "m.k");
const subjects: fc.Arbitrary<Subject> = fc
  .tuple(paths, fc.constantFrom(...literals, ...literals.filter(([text]) => text === "1" || text === "['ann', 1]")))
  .map(([path, [text, value]]) => ({ path, text, value }));

function filtersOn({ path, value }: Subject): fc.Arbitrary<Filter> {
  const others = fc.array(fc.constantFrom(...values), { maxLength: 2 }).map((some) => [value, ...some]);
  return fc.oneof(
    fc
      .constantFrom("==", "==", "==", "<", "<=", ">", ">=", "!=", "array-contains")
      .map((sign) => where(path, sign, value)),
    fc
      .tuple(fc.constantFrom("in", "not-in", "array-contains-any"), others)
      .map(([sign, some]) => where(path, sign, some)),
    fc
      .constantFrom("IS_NULL" as const, "IS_NOT_NULL" as const, "IS_NAN" as const, "IS_NOT_NAN" as const)
      .map((operator): Filter => ({ kind: "unary", path: path.split("."), operator })),
  );
}

function queriesOn(one: Subject, other: Subject): fc.Arbitrary<StructuredQuery> {
  const leaf = filtersOn(one);
  const second = fc.oneof(filtersOn(one), filtersOn(other));
  const named = where("__name__", "==", { type: "reference", name: `${documents}/things/one` });
  const filter = fc.oneof(
    { weight: 4, arbitrary: leaf },
    fc.tuple(leaf, second).map(([left, right]) => and(left, right)),
    fc.tuple(leaf, second).map(([left, right]) => or(left, right)),
    leaf.map((left) => and(named, left)),
  );
  return fc
    .record({ where: fc.option(filter, { freq: 8 }), order: fc.option(paths), group: fc.boolean() })
    .map(({ where: filters, order, group }) =>
      queryOf("things", {
        group,
        where: filters,
        orderBy: order ? [{ path: order.split("."), direction: "ASCENDING" }] : [],
      }),
    );
}

function conditionsOn(one: Subject, other: Subject): fc.Arbitrary<string> {
  const field = fc.constantFrom(one.path, one.path, other.path).map((path) => `resource.data.${path}`);
  const literal = fc.constantFrom(one.text, one.text, other.text, "2", "'x'");
  const list = fc.array(literal, { minLength: 1, maxLength: 3 }).map((items) => `[${items.join(", ")}]`);
  const membership = fc.constantFrom("hasAny", "hasAll", "hasOnly");
  const template = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
    fc.tuple(...parts.map((part) => (typeof part === "string" ? fc.constant(part) : part))).map((all) => all.join(""));
  const atom = fc.oneof(
    { weight: 4, arbitrary: template(field, fc.constantFrom(" == ", " != ", " < ", " <= ", " > ", " >= "), literal) },
    template(literal, fc.constantFrom(" == ", " < ", " >= "), field),
    template(field, " == ", field),
    {
      weight: 2,
      arbitrary: template(field, " is ", fc.constantFrom("int", "float", "number", "string", "list", "map")),
    },
    template(field, " in ", list),
    template(literal, " in ", field),
    template(fc.constantFrom("'a'", "'m'", "'k'"), " in ", fc.constantFrom("resource.data", "resource.data.m")),
    template(field, fc.constantFrom(".", ".toSet()."), membership, "(", list, ")"),
    { weight: 2, arbitrary: template(list, ".", membership, "(", field, ")") },
    template("resource.data.get(", fc.constantFrom("'a'", "['m', 'k']"), ", ", literal, ") == ", literal),
    template("[", field, "].size() == 1"),
    template(
      fc.oneof(field, fc.constant("resource.data")),
      fc.constantFrom(".size() > 0", ".size() >= 2", ".keys().size() > 1"),
    ),
    template("resource.data.keys().", membership, fc.constantFrom("(['a'])", "(['m', 'a'])")),
    template("always(", field, ")"),
    template("eager(", field, ")"),
    fc.constantFrom(
      "resource == null",
      "id == 'one'",
      "resource.data.size() > 1",
      "resource.data.keys().hasOnly(['a'])",
    ),
    field,
  );
  return fc.letrec<{ condition: string }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      { weight: 5, arbitrary: atom },
      template("!(", tie("condition"), ")"),
      template("(", tie("condition"), fc.constantFrom(" && ", " || "), tie("condition"), ")"),
      template("((", tie("condition"), ") ? (", tie("condition"), ") : (", tie("condition"), "))"),
      template("((", tie("condition"), ") ? true : true)"),
    ),
  })).condition;
}

const cases = fc.tuple(subjects, subjects).chain(([one, other]) =>
  fc.record({
    query: queriesOn(one, other),
    condition: conditionsOn(one, other),
    second: fc.option(conditionsOn(one, other), { freq: 3, nil: "false" }),
    pattern: fc.constantFrom("/{path=**}/things/{id}", "/{path=**}/things/{id}", "/things/{id}"),
  }),
);

const base: Pick<RulesRequest, "database" | "caller" | "time" | "read" | "readAfter"> = {
  database,
  caller: { kind: "user", uid: "ann", token: {} },
  time: now,
  read: () => null,
  readAfter: () => null,
};

test("an allowed list returns only documents that the same rules allow to get", () => {
  let allowedCount = 0;
  fc.assert(
    fc.property(cases, ({ query, condition, second, pattern }) => {
      const ruleset = compiled(
        inDocuments(`
          function always(x) { return true; }
          function eager(x) { let unused = 1 / 0; let same = x; return same == x; }
          match ${pattern} { allow read: if ${condition}; allow read: if ${second}; }`),
      );
      if (!ruleset.decide({ ...base, method: "list", query }).allowed) return;
      allowedCount += 1;
      const denied = allDocuments
        .filter((candidate) => matchesQuery(query, candidate))
        .filter(({ name, fields }) => !ruleset.decide({ ...base, method: "get", name, before: fields }).allowed);
      expect(denied).toEqual([]);
    }),
    { numRuns: 1_500 },
  );
  // Otherwise the test would pass without any cases.
  expect(allowedCount).toBeGreaterThan(100);
}, 60_000);
