import { describe, expect, test } from "vitest";
import { commitCost } from "../../src/rules/commitCost.ts";
import type { Verdict } from "../../src/rules/RulesRequest.ts";
import {
  compiled,
  database,
  denialOf,
  documents,
  fields,
  inDocuments,
  listRequest,
  now,
  type QueryShape,
  queryOf,
  requestFor,
  where,
} from "./rulesFixture.ts";

const tooExpensive =
  "Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.";

function times(count: number, expression: string, operator = "&&"): string {
  return Array(count).fill(expression).join(` ${operator} `);
}

/** Decides a get of `/things/x`, the document that the shapes were measured with. */
function decide(statements: string): Verdict {
  const others = { "cfg/c": { on: true } };
  const ruleset = compiled(inDocuments(`match /things/{id} { ${statements} }`));
  return ruleset.decide(requestFor("get", { path: "things/x", before: { a: 1, m: { k: 1 } }, others }));
}

function costOf(condition: string, functions = ""): number {
  return decide(`${functions} allow get: if ${condition};`).cost;
}

/**
 * Measured in September 2026 against Google's Rules Test API by the authors of davideast/pyric (LINTER_SPEC.md, commit
 * 0a81e0e2). They bounded each cost by how much padding the request accepts before it is denied. According to them, the
 * real node count is about 3.5 above their result. An offset of 2.2 fits all of their measurements, including the last
 * three shapes; 3.5 does not.
 */
describe("the cost of a shape is within the measured bounds", () => {
  const equal = "resource.data.a == 1";
  const denying = `allow get: if ${times(19, equal)} && id == 'y';`;
  const cached = "get(/databases/$(database)/documents/cfg/c).data.on == true";

  test.each<[shape: string, low: number, high: number, statements: string]>([
    [`20 × ${equal}`, 131.6, 136.5, `allow get: if ${times(20, equal)};`],
    ["20 × id == 'x'", 92.2, 97.1, `allow get: if ${times(20, "id == 'x'")};`],
    ["20 × true", 52.7, 57.7, `allow get: if ${times(20, "true")};`],
    ["20 × a call", 131.6, 136.5, `function g(x) { return x == 'x'; } allow get: if ${times(20, "g(id)")};`],
    [
      "20 × a call with a let",
      171,
      176,
      `function lt(x) { let v = x; return v == 'x'; } allow get: if ${times(20, "lt(id)")};`,
    ],
    ["20 × id in ['x', 'y']", 131.6, 136.5, `allow get: if ${times(20, "id in ['x', 'y']")};`],
    ["20 × methods", 151.3, 156.2, `allow get: if ${times(20, "resource.data.keys().size() > 0")};`],
    [
      "20 × r[f] == 1 in one call",
      136.5,
      141.5,
      `function at(r, f) { return ${times(20, "r[f] == 1")}; } allow get: if at(resource.data, 'a');`,
    ],
    ["20 × a slice", 151.3, 156.2, `allow get: if ${times(20, "id[0:1] == 'x'")};`],
    ["20 × a negation", 111.9, 116.8, `allow get: if ${times(20, "!(id == 'y')")};`],
    ["20 × ? :", 151.3, 156.2, `allow get: if ${times(20, "(id == 'x' ? true : false)")};`],
    ["10 × a map", 82.3, 87.2, `allow get: if ${times(10, "resource.data.m == {'k': 1}")};`],
    ["20 disjuncts, the last true", 92.2, 97.1, `allow get: if ${times(19, "id == 'y'", "||")} || id == 'x';`],
    ["a false conjunct before 19 more", 18.2, 23.2, `allow get: if !(id == 'y' && ${times(19, equal)});`],
    ["5 × the same document", 57.7, 62.6, `allow get: if ${times(5, cached)};`],
    ["three statements, two denying", 407.6, 412.5, `${denying} ${denying} allow get: if ${times(20, equal)};`],
  ])("the cost of %s is measured between %f and %f", (_shape, low, high, statements) => {
    expectWithin(low, high, statements, [2.2, 3.5]);
  });

  test.each<[shape: string, low: number, high: number, statements: string]>([
    [
      "an unused let",
      72.5,
      77.4,
      `function lu() { let v = ${times(10, equal)}; return id == 'y' && v; } allow get: if !lu();`,
    ],
    ["a true disjunct before 19 more", 18.2, 23.2, `allow get: if id == 'x' || ${times(19, equal, "||")};`],
    ["20 × a parameter", 57.7, 62.6, `function all(b) { return ${times(20, "b")}; } allow get: if all(true);`],
  ])("the cost of %s is measured between %f and %f", (_shape, low, high, statements) => {
    expectWithin(low, high, statements, [2.2]);
  });

  function expectWithin(low: number, high: number, statements: string, offsets: readonly number[]): void {
    const { allowed, cost } = decide(statements);

    expect(allowed).toBe(true);
    for (const offset of offsets) {
      expect(cost - offset).toBeGreaterThanOrEqual(low);
      expect(cost - offset).toBeLessThanOrEqual(high);
    }
  }
});

describe("the cost of an expression", () => {
  test.each([
    ["true", 1],
    ["id is string", 3],
    ["id == 'x' ? true : false", 6],
    ["id == 'y' ? false : true", 8],
    ["['a', id].hasAny([id])", 6],
    ["{'a': 1, 'b': id}.a == 1", 8],
    ["/a/$(id) != null", 5],
    ["-resource.data.a < 0", 6],
    ["math.abs(1) == 1", 6],
    ["string(1) == '1'", 4],
    ["exists(/databases/$(database)/documents/cfg/c)", 7],
    ["existsAfter(/databases/$(database)/documents/cfg/c)", 7],
  ])("the expression `%s` costs %i", (expression, expected) => {
    expect(decide(`allow get: if ${expression};`)).toMatchObject({ allowed: true, cost: expected });
  });

  test.each([
    ["an operand after a failing one", "resource.data.b == resource.data.a", 7],
    ["a list item after a failing one", "[resource.data.b, resource.data.a] == []", 9],
    ["the other side of a failing one", "resource.data.b == 1 && true", 8],
  ])("an expression costs the same with %s", (_what, expression, ofExpression) => {
    // One more for the statement that denies.
    expect(costOf(expression)).toBe(ofExpression + 1);
  });

  test("an expression costs the same in a function with a failing argument", () => {
    expect(costOf("f(resource.data.b)", "function f(x) { let y = 1; return true; }")).toBe(1 + 3 + 2 + 1 + 1);
  });

  test("a function costs the same at its second call", () => {
    const f = "function f() { return id == 'x'; }";

    expect(costOf("f() && f()", f)).toBe(2 * costOf("f()", f) + 2);
  });
});

describe("a request that costs 1,000", () => {
  /** 15 calls of 61, 2 for each `&&`, and 3 for the list, `!=` and `null`. */
  const exactly = (cost: number) => {
    const items = Array(cost - 15 * 61 - 15 * 2 - 3).fill("1");
    return `function sixty() { return ${times(19, "true")} && true == true; }
      allow get: if ${times(15, "sixty()")} && [${items.join(", ")}] != null;`;
  };

  test("is denied, while one that costs 999 is allowed", () => {
    expect(decide(exactly(999))).toMatchObject({ allowed: true, cost: 999 });
    expect(decide(exactly(1_000))).toMatchObject({ allowed: false, cost: 1_000 });
  });

  test("is denied with Google's message", () => {
    expect(denialOf(decide(exactly(1_200)))).toBe(`\n${tooExpensive} for 'get'`);
  });

  test("is denied even if the condition handles the failure", () => {
    expect(decide(exactly(1_200).replace(/;$/, " || true;")).allowed).toBe(false);
  });

  test("is denied if earlier denying statements exceed the limit", () => {
    const denying = `allow get: if ${times(60, "resource.data.a == 1")} && false;`;

    expect(decide(`${denying} ${denying} allow get: if true;`).allowed).toBe(true);
    expect(denialOf(decide(`${denying} ${denying} ${denying} allow get: if true;`))).toContain(tooExpensive);
  });

  test("is denied as a query, too", () => {
    const ruleset = compiled(
      inDocuments(`match /things/{id} { allow list: if ${times(95, "request.auth.uid == 'ann'")}; }`),
    );
    const deeper = compiled(
      inDocuments(`match /things/{id} {
        function often() { return ${times(60, "request.auth.uid == 'ann'")}; }
        allow list: if often() && often() && often();
      }`),
    );
    const query = (shape: QueryShape = {}) => listRequest(queryOf("things", shape));

    expect(ruleset.decide(query())).toMatchObject({ allowed: true, cost: 95 * 5 + 94 * 2 });
    // Each value of an `in` is evaluated separately.
    expect(ruleset.decide(query({ where: where("a", "in", [1, 2, 3]) })).cost).toBe(95 * 5 + 94 * 2);
    expect(denialOf(deeper.decide(query()))).toContain(tooExpensive);
  });
});

describe("the writes of one commit", () => {
  const ruleset = compiled(
    inDocuments(`match /things/{id} {
      allow create: if ${times(80, "request.resource.data.a == 1")};
      allow update: if ${times(20, "resource.data.a == 1")};
    }`),
  );
  const created = 80 * 6 + 79 * 2;
  const create = (id: string) => requestFor("create", { path: `things/${id}`, after: { a: 1 } });

  test("share 1,000 expressions and report their costs", () => {
    const [first, second] = ruleset.decideTogether([create("a"), create("b")]);

    expect(ruleset.decide(create("a"))).toEqual({ allowed: true, cost: created });
    expect(ruleset.decide(create("b"))).toEqual({ allowed: true, cost: created });
    expect(first).toEqual({ allowed: true, cost: created });
    expect(second).toMatchObject({ allowed: false, message: expect.stringContaining(tooExpensive) });
  });

  test("are measured beyond the limit", () => {
    const write = (id: string, before: boolean, a: number) => ({
      name: `${documents}/things/${id}`,
      before: before ? fields({ a: 1 }) : null,
      after: fields({ a }),
    });

    const { total, verdicts } = commitCost(ruleset, {
      database,
      caller: { kind: "user", uid: "ann", token: {} },
      time: now,
      writes: [write("a", false, 1), write("b", false, 1), write("c", true, 1)],
    });

    expect(verdicts).toEqual([
      { allowed: true, cost: created },
      { allowed: true, cost: created },
      { allowed: true, cost: 20 * 5 + 19 * 2 },
    ]);
    expect(total).toBe(2 * created + 138);
  });

  test("are measured with the documents that the rules read", () => {
    const reading = compiled(
      inDocuments(`match /things/{id} {
        allow write: if exists(/databases/$(database)/documents/users/ann)
          && !exists(/databases/$(database)/documents/things/a) && existsAfter(/databases/$(database)/documents/things/a);
      }`),
    );

    const { verdicts } = commitCost(reading, {
      database,
      caller: { kind: "anonymous" },
      time: now,
      writes: [
        { name: `${documents}/things/a`, before: null, after: fields({}) },
        { name: `${documents}/things/b`, before: fields({}), after: null },
      ],
      others: new Map([[`${documents}/users/ann`, fields({})]]),
    });

    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true]);
  });
});
