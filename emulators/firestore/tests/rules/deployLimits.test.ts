import { describe, expect, test } from "vitest";
import { compileRules } from "../../src/rules/compileRules.ts";
import { inDocuments } from "./rulesFixture.ts";

/** The errors of statements that begin on line 4. */
function errorsIn(statements: string): readonly string[] {
  return errorsOf(inDocuments(statements));
}

function errorsOf(source: string): readonly string[] {
  const { ruleset, issues } = compileRules(source, "firestore.rules");
  const errors = issues.filter(({ severity }) => severity === "ERROR");
  expect(ruleset === null).toBe(errors.length > 0);
  return errors.map(({ line, description }) => `${line}: ${description}`);
}

const allowing = (condition: string) => `match /a/{x} {\n allow get: if ${condition};\n}`;

/** Measured in September 2026 against Google's Rules Test API, see the README of the rules. */
describe("Google's limits of what can be deployed", () => {
  test("rules may have 256 KB of source", () => {
    const base = inDocuments(allowing("true"));
    const upTo = (bytes: number) => `${base}//${"x".repeat(bytes - base.length - 2)}`;

    expect(errorsOf(upTo(256 * 1024))).toEqual([]);
    expect(errorsOf(upTo(256 * 1024 + 1))).toEqual(["1: Rules may have 256 KB."]);
  });

  test.each(["&&", "||"])("a flat chain of %s may have 98 operands", (operator) => {
    const chain = (count: number, operand: string) => allowing(Array(count).fill(operand).join(` ${operator} `));
    const tooLong = `5: Expression is too complex to evaluate safely: a chain of ${operator} may have 98 operands.`;

    for (const operand of ["true", "x == 'a'"]) {
      expect(errorsIn(chain(98, operand))).toEqual([]);
      expect(errorsIn(chain(99, operand))).toEqual([tooLong]);
    }
  });

  test("a chain in a function or in a let may have 98 operands", () => {
    const chain = Array(99).fill("true").join(" && ");
    const tooLong = "Expression is too complex to evaluate safely: a chain of && may have 98 operands.";

    expect(errorsIn(`function f() {\n return ${chain}; }`)).toEqual([`5: ${tooLong}`]);
    expect(errorsIn(`function f() {\n\n let a = ${chain}; return a; }`)).toEqual([`6: ${tooLong}`]);
  });

  test("each chain between parentheses has its own limit of operands", () => {
    const half = Array(60).fill("x == 'a'").join(" && ");

    expect(errorsIn(allowing(`(${half}) && (${half})`))).toEqual([]);
  });

  const tooDeep = "5: Expression is too complex to evaluate safely: it has more than 99 levels of nesting.";

  test.each([
    ["parentheses around a comparison", 97, (count: number) => `${"(".repeat(count)}x == 'a'${")".repeat(count)}`],
    [
      "parentheses around members",
      97,
      (count: number) => `${"(".repeat(count)}x == request.auth.uid${")".repeat(count)}`,
    ],
    ["parentheses around a literal", 98, (count: number) => `${"(".repeat(count)}true${")".repeat(count)}`],
    [
      "comparisons joined to the right",
      49,
      (count: number) => `${"x == 'a' && (".repeat(count - 1)}x == 'a'${")".repeat(count - 1)}`,
    ],
    ["sums", 98, (count: number) => `${Array(count).fill("1").join(" + ")} > 0`],
  ])("nesting by %s is allowed up to 99 levels", (_what, most, conditionWith) => {
    expect(errorsIn(allowing(conditionWith(most)))).toEqual([]);
    expect(errorsIn(allowing(conditionWith(most + 1)))).toEqual([tooDeep]);
  });

  test("a function may have 11 let statements", () => {
    const withLets = (count: number) =>
      `function f() { ${Array.from({ length: count }, (_, n) => `let v${n} = ${n};`).join(" ")} return true; }`;

    expect(errorsIn(withLets(11))).toEqual([]);
    expect(errorsIn(withLets(12))).toEqual(["4: A function may have 11 let statements."]);
  });

  test("a call stack may have 21 functions, even if they are unused", () => {
    const chain = (count: number) =>
      Array.from(
        { length: count },
        (_, n) => `function f${n}() { return ${n + 1 === count ? "true" : `f${n + 1}()`}; }`,
      );
    const tooMany = "4: A call of f0 puts 22 functions on the call stack; 21 are allowed.";

    expect(errorsIn(chain(21).join("\n"))).toEqual([]);
    expect(errorsIn(chain(22).join("\n"))).toEqual([tooMany]);
    expect(errorsIn(`${chain(22).join("\n")} ${allowing("f0()")}`)).toEqual([tooMany]);
  });
});
