import { describe, expect, test } from "vitest";
import { checkFieldPath, checkFields, tooLarge } from "../../src/model/checkFields.ts";
import { documentSize } from "../../src/model/documentSize.ts";
import { errorOf, fields, nameOf, type Plain } from "./builders.ts";

function nested(levels: number): Plain {
  return levels === 0 ? 1n : { a: nested(levels - 1) };
}

describe("fields of a document", () => {
  test.each([
    ["20 nested maps", { a: nested(20) }],
    ["a string of the maximum length", { a: "x".repeat(1_048_487) }],
    ["an array in a map in an array", { a: [{ b: [1n] }] }],
    ["a vector", { a: { __type__: "__vector__", value: [1, 2] } }],
    ["names of Object's own properties", { constructor: 1n, toString: 2n }],
  ])("accepts %s", (_what, plain) => {
    expect(() => checkFields(fields(plain))).not.toThrow();
  });

  test.each([
    ["21 nested maps", { a: nested(21) }, "nested deeper than 20 levels"],
    ["an array in an array", { a: [[1n]] }, "Nested arrays are not allowed"],
    ["a reserved name", { __x__: 1n }, "field name __x__ is reserved"],
    ["a reserved name in a map", { a: [{ __x__: 1n }] }, "field name __x__ is reserved"],
    ["an empty name", { "": 1n }, "field name must not be empty"],
    ["a name of 1501 bytes", { ["x".repeat(1501)]: 1n }, "longer than 1500 bytes"],
    [
      "a string that is too long",
      { s: "x".repeat(1_048_488) },
      'The value of property "s" is longer than 1048487 bytes.',
    ],
    [
      "bytes that are too long",
      { b: new Uint8Array(1_048_488) },
      'The value of property "b" is longer than 1048487 bytes.',
    ],
    ["a vector of integers", { a: { __type__: "__vector__", value: [1n] } }, "Vectors must contain only doubles."],
  ] satisfies [string, { [name: string]: Plain }, string][])("rejects %s", (_what, plain, message) => {
    const error = errorOf(() => checkFields(fields(plain)));

    expect(error.code).toBe("INVALID_ARGUMENT");
    expect(error.message).toContain(message);
  });

  test("rejects a path deeper than a value may be", () => {
    const names = Array.from({ length: 22 }, () => "a");

    expect(() => checkFieldPath(names.slice(1))).not.toThrow();
    expect(errorOf(() => checkFieldPath(names)).message).toContain("nested deeper than 20 levels");
  });
});

describe("the size of a document", () => {
  test("follows the formula of Firestore's documentation", () => {
    // The documentation's own example: 44 bytes for the name, 71 for the fields, 32 for the document.
    const task = fields({ type: "Personal", done: false, priority: 1n, description: "Learn Cloud Firestore" });

    expect(documentSize(nameOf("users/jeff/tasks/my_task_id"), task)).toBe(147);
  });

  test("is limited to a mebibyte", () => {
    const half = "x".repeat(524_000);

    expect(tooLarge(nameOf("c/d"), fields({ a: half }))).toBeNull();
    expect(tooLarge(nameOf("c/d"), fields({ a: half, b: half, c: half }))?.message).toContain(
      "maximum entity size is 1048576 bytes",
    );
  });
});
