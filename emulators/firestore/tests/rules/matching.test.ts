import { describe, expect, test } from "vitest";
import { compiled, denialOf, inDocuments, requestFor } from "./rulesFixture.ts";

function allows(rules: string, path: string, version: 1 | 2 = 2): boolean {
  const source = inDocuments(rules).replace("'2'", `'${version}'`);
  return compiled(source).decide(requestFor("get", { path, before: {} })).allowed;
}

describe("a pattern", () => {
  test.each([
    ["match /a/{x} { allow get; }", "a/1", true],
    ["match /a/{x} { allow get; }", "a/1/b/2", false],
    ["match /a/1 { allow get; }", "a/1", true],
    ["match /a/1 { allow get; }", "a/2", false],
    ["match /a/{x} { match /b/{y} { allow get: if x == '1' && y == '2'; } }", "a/1/b/2", true],
    ["match /{c}/{d} { allow get: if c == 'a' && d == '1'; }", "a/1", true],
    ["match /a { allow get; }", "a/1", false],
    ["match /a.b-c_d/{x} { allow get; }", "a.b-c_d/1", true],
    ["match /a/{x} { match /b/{x} { allow get: if x == '2'; } }", "a/1/b/2", true],
  ])("the pattern in %s matches %s: %s", (rules, path, expected) => {
    expect(allows(rules, path)).toBe(expected);
  });
});

describe("a recursive wildcard", () => {
  test.each([
    ["match /{rest=**} { allow get: if rest == /a/1/b/2; }", "a/1/b/2", true],
    ["match /a/{x}/{rest=**} { allow get; }", "a/1/b/2", true],
    ["match /{rest=**}/b/{y} { allow get: if rest == /a/1 && y == '2'; }", "a/1/b/2", true],
    ["match /{rest=**}/b/{y} { allow get; }", "b/2", true],
    ["match /{rest=**}/b/{y} { allow get; }", "c/2", false],
    ["match /a/{rest=**}/c/{y} { allow get: if rest[1] == 'b'; }", "a/1/b/2/c/3", true],
    ["match /a/{rest=**}/d/{y} { allow get; }", "a/1/b/2/c/3", false],
    ["match /a/{rest=**}/{c}/{y} { allow get: if rest == /1/b/2 && y == '3'; }", "a/1/b/2/c/3", true],
  ])("the recursive wildcard in %s matches %s: %s", (rules, path, expected) => {
    expect(allows(rules, path)).toBe(expected);
  });

  test("a recursive wildcard matches zero segments in version 2, at least one in version 1", () => {
    const rules = "match /a/{x}/{rest=**} { allow get; }";

    expect(allows(rules, "a/1", 2)).toBe(true);
    expect(allows(rules, "a/1", 1)).toBe(false);
    expect(allows(rules, "a/1/b/2", 1)).toBe(true);
  });
});

describe("statements", () => {
  const decide = (rules: string, method: "get" | "create" | "update" | "delete") =>
    compiled(inDocuments(rules)).decide(requestFor(method, { path: "a/1", before: method === "create" ? null : {} }))
      .allowed;

  test.each([
    ["read", [true, false, false, false]],
    ["write", [false, true, true, true]],
    ["get", [true, false, false, false]],
    ["list", [false, false, false, false]],
    ["create, delete", [false, true, false, true]],
    ["update", [false, false, true, false]],
  ])("allow %s covers its methods", (methods, expected) => {
    const verdicts = (["get", "create", "update", "delete"] as const).map((method) =>
      decide(`match /a/{x} { allow ${methods}; }`, method),
    );

    expect(verdicts).toEqual(expected);
  });

  test("statements allow a request if any of them does, in any position", () => {
    const rules = "match /a/{x} { allow get: if false; } match /{rest=**} { allow get: if 1 / 0 == 1; allow get; }";

    expect(decide(rules, "get")).toBe(true);
  });

  test("statements of another database's pattern do not apply", () => {
    const source = inDocuments("match /a/{x} { allow get; }").replace("{database}", "other");

    expect(denialOf(compiled(source).decide(requestFor("get", { path: "a/1" })))).toBe(
      "\nNo matching allow statements",
    );
  });
});

describe("functions", () => {
  test("functions see the names at their declaration, before or after use", () => {
    const rules = `match /a/{x} {
      allow get: if isOne() && isTwo('2');
      function isOne() { return x == '1'; }
      match /b/{y} { function isOne() { return false; } }
    }
    function isTwo(x) { return x == '2'; }`;

    expect(allows(rules, "a/1")).toBe(true);
  });

  test("functions do not see the names of their caller", () => {
    const rules = "function f() { return x == '1'; } match /a/{x} { allow get: if f(); }";

    expect(allows(rules, "a/1")).toBe(false);
  });

  test("functions ignore a failing let that is not used", () => {
    const rules = `function f() { let bad = 1 / 0; let a = 2; let b = a + 1; return b == 3; }
    match /a/{x} { allow get: if f(); }`;

    expect(allows(rules, "a/1")).toBe(true);
  });

  test("can be shadowed by an inner declaration", () => {
    const rules = `function f() { return false; }
    match /a/{x} { function f() { return true; } allow get: if f(); }`;

    expect(allows(rules, "a/1")).toBe(true);
  });
});
