import { describe, expect, test } from "vitest";
import { evaluate, gives } from "./evaluate.ts";

describe("precedence", () => {
  test.each([
    ["1 + 2 * 3", "7"],
    ["(1 + 2) * 3", "9"],
    ["10 - 2 - 3", "5"],
    ["7 / 2", "3"],
    ["-7 / 2", "-3"],
    ["7 % 3", "1"],
    ["-7 % 3", "-1"],
    ["7 / 2.0", "3.5"],
    ["-2 + 3", "1"],
    ["2 * -3", "-6"],
    ["- -3", "3"],
    ["true ? 1 : false ? 2 : 3", "1"],
    ["false ? 1 : false ? 2 : 3", "3"],
    ["true || false && false", "true"],
    ["1 + 1 == 2 && 2 < 3", "true"],
    ["1 < 2 == true", "true"],
    ["!true || true", "true"],
    ["!(1 == 2)", "true"],
    ["'a' in ['a'] && 'b' is string", "true"],
    ["1 in [1] || 1 / 0 == 1", "true"],
    ["-9223372036854775808 + 0", "-9223372036854775808"],
    ["{'a': [1, 2]}.a[1]", "2"],
    ["1e3", "1000.0"],
  ])("operators bind in the order that makes %s equal %s", (expression, expected) => {
    expect(gives(expression, expected)).toBe("equal");
  });
});

describe("a failure", () => {
  const failing = "1 / 0 == 1";
  const message = "Divide by zero error.";

  test.each([
    ["true && X", message],
    ["X && true", message],
    ["false && X", "false"],
    ["X && false", "false"],
    ["X && X", message],
    ["true || X", "true"],
    ["X || true", "true"],
    ["false || X", message],
    ["X || false", message],
    ["X || X", message],
    ["!(X)", message],
    ["(X) == true", message],
    ["(X) != true", message],
    ["(X) ? true : true", message],
    ["true ? true : X", "true"],
    ["false ? X : true", "true"],
    ["[X].size() == 1", message],
    ["string(X) == 'true'", message],
    ["{'k': X}.size() == 1", message],
  ])("a failure X in %s evaluates to %s", (expression, expected) => {
    expect(evaluate(expression.replaceAll("X", failing))).toBe(expected);
  });
});

describe("conditions must be booleans", () => {
  test.each([
    ["1", "Type error. Received: [int] Expected: [bool]."],
    ["'true'", "Type error. Received: [string] Expected: [bool]."],
    ["null", "Null value error."],
    ["1 && true", "Type error. Received: [int] Expected: [bool]."],
    ["1 && false", "false"],
    ["1 || true", "true"],
    ["1 ? true : true", "Type error. Received: [int] Expected: [bool]."],
    ["!1", "Unsupported operation error. Received: !int. Expected: !bool."],
  ])("the condition %s evaluates to %s", (expression, expected) => {
    expect(evaluate(expression)).toBe(expected);
  });
});

describe("comparison", () => {
  test.each([
    ["1 == 1.0", "true"],
    ["1 == '1'", "false"],
    ["null == null", "true"],
    ["null == false", "false"],
    ["1 != 'a'", "true"],
    ["9007199254740993 == 9007199254740992.0", "false"],
    ["9007199254740993 > 9007199254740992.0", "true"],
    ["'a' < 'b'", "true"],
    ["'\u{1F600}' > '\uFFFD'", "true"],
    ["b'\\x01' < b'\\x02'", "true"],
    ["math.sqrt(-1) < -1.0 / 0.0", "true"],
  ])("the comparison %s is %s", (expression, expected) => {
    expect(evaluate(expression)).toBe(expected);
  });

  test.each([
    ["1 < 'a'", /^Unsupported operation error\. Received: int < string\./],
    ["null <= 10", /^Unsupported operation error\. Received: null <= int\./],
    ["true > false", /^Unsupported operation error\. Received: bool > bool\./],
    ["1 + 'a' == 'a'", /^Unsupported operation error\. Received: int \+ string\./],
    ["[1] + [2] == [1, 2]", /^Unsupported operation error\. Received: list \+ list\./],
    ["1 in 'a'", /^Unsupported operation error\. Received: int in string\./],
    ["9223372036854775807 + 1 > 0", /^Integer overflow error\./],
    ["5 % 0 == 0", /^Divide by zero error\./],
  ])("the operation %s fails", (expression, expected) => {
    expect(evaluate(expression)).toMatch(expected);
  });
});

describe("the operator is", () => {
  test.each([
    ["1", ["int", "number"]],
    ["1.0", ["float", "number"]],
    ["'a'", ["string"]],
    ["b'a'", ["bytes"]],
    ["true", ["bool"]],
    ["[1]", ["list"]],
    ["[1].toSet()", ["set"]],
    ["{}", ["map"]],
    ["{}.diff({})", ["map_diff"]],
    ["/a/b", ["path"]],
    ["request.time", ["timestamp"]],
    ["duration.value(1, 's')", ["duration"]],
    ["latlng.value(0, 0)", ["latlng"]],
    ["null", []],
  ])("the type of %s is %s and nothing else", (expression, expected) => {
    const names = "bool bytes duration float int latlng list map map_diff number path set string timestamp".split(" ");

    const held = names.filter((name) => evaluate(`${expression} is ${name}`) === "true");

    expect(held).toEqual(expected);
  });
});
