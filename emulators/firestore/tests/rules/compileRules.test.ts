import { describe, expect, test } from "vitest";
import { compileRules } from "../../src/rules/compileRules.ts";
import { inDocuments } from "./rulesFixture.ts";

function messages(source: string): readonly string[] {
  return compileRules(source, "firestore.rules").issues.map(
    ({ severity, line, column, description }) => `${severity} ${line}:${column} ${description}`,
  );
}

/** The messages for statements that begin at line 4, column 1. */
function messagesIn(statements: string): readonly string[] {
  return messages(inDocuments(statements));
}

function condition(expression: string): readonly string[] {
  return messagesIn(`match /a/{x} { allow read: if ${expression}; }`);
}

describe("syntax errors", () => {
  test.each([
    ["1 +", ["ERROR 4:34 Unexpected ';': an expression was expected."]],
    ["(true", ["ERROR 4:36 Unexpected ';': ')' was expected."]],
    ["'\\d' == 'd'", ["ERROR 4:32 Invalid escape sequence '\\d'."]],
    ["a ~ b", ["ERROR 4:33 Unexpected character '~'."]],
    ["12ab == 1", ["ERROR 4:31 A number must not run into a name."]],
    ["9223372036854775808 > 0", ["ERROR 4:31 An int has 64 bits."]],
    ["x is 5", ["ERROR 4:36 Unexpected '5': the name of a type was expected."]],
    ["/a/ b == x", ["ERROR 4:35 Unexpected 'b': the segment of a path was expected."]],
    ["x.5", ["ERROR 4:33 Unexpected '5': a property was expected."]],
    ["let == 1", ["ERROR 4:31 Unexpected 'let': an expression was expected."]],
    ["[1, 2", ["ERROR 4:36 Unexpected ';': ']' was expected."]],
  ])("the syntax errors of `%s` have positions", (expression, expected) => {
    expect(condition(expression)).toEqual(expected);
  });

  test("all syntax errors are reported, because parsing continues after each", () => {
    const source = inDocuments(`match /a/{x} {
  allow read: if (;
  allow write if true;
  function f( { return 1; }
  allow get: if true
}
match /b/{y} { permit read; }`);

    expect(messages(source)).toEqual([
      "ERROR 5:19 Unexpected ';': an expression was expected.",
      "ERROR 6:15 Unexpected 'if': ';' was expected.",
      "ERROR 7:15 Unexpected '{': the name of a parameter was expected.",
      "ERROR 9:1 Unexpected '}': ';' was expected.",
      "ERROR 10:16 Unexpected 'permit': 'allow', 'match' or 'function' was expected.",
    ]);
  });

  test.each([
    [
      "",
      [
        "WARNING 1:1 Missing rules_version: the rules are read as version 1.",
        "ERROR 1:1 Missing service cloud.firestore.",
      ],
    ],
    ["rules_version = '2'", ["ERROR 1:20 Unexpected the end of the file: ';' was expected."]],
    ["rules_version = 2;", ["ERROR 1:17 Unexpected '2': '1' or '2' in quotes was expected."]],
    ["service cloud.firestore {", ["ERROR 1:26 Unexpected the end of the file: '}' was expected."]],
    ["service cloud.firestore { allow read; }", ["ERROR 1:27 Unexpected 'allow': 'match' or 'function' was expected."]],
    ["/* never closed", ["ERROR 1:1 Unclosed comment."]],
    ["}", ["ERROR 1:1 Unexpected '}': 'service' or 'function' was expected."]],
  ])("the syntax errors of the file %j have positions", (source, expected) => {
    expect(messages(source)).toEqual(expected);
  });

  test("a syntax error in an unclosed string is reported at its start", () => {
    expect(condition("'open")[0]).toBe("ERROR 4:31 Unclosed string.");
  });

  test("nesting that could overflow the stack is a syntax error", () => {
    expect(condition(`${"(".repeat(5000)}true${")".repeat(5000)}`)[0]).toContain("nested more than 400 deep");
    expect(condition(`${"!".repeat(5000)}true`)[0]).toContain("nested more than 400 deep");
    expect(condition(`x${".y".repeat(5000)} == 1`)[0]).toContain("nested more than 400 deep");
  });

  test("a file with syntax errors returns no ruleset", () => {
    expect(compileRules("nonsense", "firestore.rules").ruleset).toBeNull();
  });
});

describe("checks", () => {
  test.each([
    ["nope()", ["WARNING 4:31 Invalid function name: nope."]],
    ["exists()", ["ERROR 4:31 Invalid argument count of exists: 0, expected 1."]],
    ["bool('true')", ["WARNING 4:31 Invalid function name: bool."]],
    ["math.sin(1) > 0", ["WARNING 4:36 Invalid function name: math.sin."]],
    ["math.isInfinite(1.0)", ["WARNING 4:36 Invalid function name: math.isInfinite."]],
    ["debug(x) == 'a'", ["WARNING 4:31 debug is only a function of emulators: in production this call fails."]],
    ["debug()", ["WARNING 4:31 debug is only a function of emulators: in production this call fails."]],
    ["math.abs(1, 2) > 0", ["ERROR 4:36 Invalid argument count of math.abs: 2, expected 1."]],
    ["x is text", ["ERROR 4:33 Invalid type name: text."]],
    ["y == 1", ["WARNING 4:31 Invalid variable name: y."]],
    ["x.foo() == 1", ["WARNING 4:33 Invalid function name: foo."]],
    ["request.user == x", ["WARNING 4:39 Invalid property name: user."]],
    ["x == database", []],
  ])("the checks report the issues of `%s`", (expression, expected) => {
    expect(condition(expression)).toEqual(expected);
  });

  const functionOf = (lets: number, parameters: number) =>
    `function f(${Array.from({ length: parameters }, (_, n) => `p${n}`).join(", ")}) { ` +
    `${Array.from({ length: lets }, (_, n) => `let v${n} = ${n};`).join(" ")} return true; }`;

  test.each([
    ["an unknown method", "match /a/{x} { allow look; }", ["ERROR 4:22 Invalid method name: look."]],
    [
      "a function that calls itself",
      "function f() { return g(); } function g() { return f(); } match /a/{x} { allow get: if f(); }",
      ["ERROR 4:10 Recursive call is not allowed: f -> g -> f."],
    ],
    [
      "two functions with the same name",
      "function f() { return true; } function f() { return false; } match /a/{x} { allow get: if f(); }",
      ["WARNING 4:10 Unused function: f.", "ERROR 4:40 Duplicate function: f."],
    ],
    ["an unused function", "function f() { return true; }", ["WARNING 4:10 Unused function: f."]],
    [
      "a wrong number of arguments",
      "function f(a) { return a; } match /a/{x} { allow get: if f(); }",
      ["ERROR 4:58 Invalid argument count of f: 0, expected 1."],
    ],
    [
      "a missing semicolon after return",
      "function f() { return true } match /a/{x} { allow get: if f(); }",
      ["WARNING 4:27 Missing ';' after the return expression."],
    ],
    [
      "two recursive wildcards",
      "match /{a=**}/b/{c=**} { allow get; }",
      ["ERROR 4:17 A path may have one recursive wildcard."],
    ],
    [
      "a let that uses a later one",
      "function f() { let a = b; let b = 1; return a; } match /a/{x} { allow get: if f(); }",
      ["WARNING 4:24 Invalid variable name: b."],
    ],
    [
      "eight parameters",
      functionOf(0, 8),
      ["ERROR 4:10 A function may have 7 parameters.", "WARNING 4:10 Unused function: f."],
    ],
    [
      "a duplicate name",
      "function f(a) { let a = 1; return a; }",
      ["ERROR 4:10 Duplicate variable a in f.", "WARNING 4:10 Unused function: f."],
    ],
  ])("the checks find %s", (_what, statements, expected) => {
    expect(messagesIn(statements)).toEqual(expected);
  });

  test("the checks find blocks nested more than ten deep", () => {
    const nested = `${"match /a/b { ".repeat(10)}allow get;${" }".repeat(10)}`;

    expect(messagesIn(nested)).toEqual(["ERROR 4:124 Match blocks may be nested 10 deep."]);
  });

  test("the checks find paths with too many wildcards or segments", () => {
    const wildcards = Array.from({ length: 20 }, (_, n) => `/{w${n}}`).join("");

    expect(messagesIn(`match ${wildcards} { allow get; }`)).toEqual([
      "ERROR 4:7 The path of a match may have 20 wildcards.",
    ]);
    expect(messagesIn(`match ${"/a".repeat(98)} { allow get; }`)).toEqual([
      "ERROR 4:7 The path of a match may have 100 segments.",
    ]);
  });

  test("the checks reject version-2 patterns in version 1", () => {
    const source = inDocuments("match /{rest=**}/a/{x} { allow get; }").replace("'2'", "'1'");

    expect(messages(source)).toEqual([
      "ERROR 4:8 In rules version 1 a recursive wildcard must be the last segment of its path.",
    ]);
  });

  test("the checks reject unknown versions and files beyond 256 KB", () => {
    expect(messages(inDocuments("").replace("'2'", "'3'"))).toEqual([
      "ERROR 1:17 Invalid rules_version '3': '1' or '2' was expected.",
    ]);
    expect(messages(inDocuments(`// ${"x".repeat(256 * 1024)}`))).toEqual(["ERROR 1:1 Rules may have 256 KB."]);
  });

  test("the issues that the checks find have offsets, and warnings still return a ruleset", () => {
    const source = inDocuments("match /a/{x} { allow get: if why; }");

    const { ruleset, issues } = compileRules(source, "firestore.rules");

    expect(ruleset).not.toBeNull();
    expect(issues).toHaveLength(1);
    expect(source.slice(issues[0]?.currentOffset, issues[0]?.endOffset)).toBe("why");
  });
});

test("names after a dot may be keywords, and comments are ignored", () => {
  const source = inDocuments(`// a comment { ; '
  match /a/{x} { /* another } */ allow get: if resource.data.match == 1 && resource.data.true != resource.data.in; }`);

  expect(messages(source)).toEqual([]);
});
