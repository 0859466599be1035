import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldAt, formatFieldPath, parseFieldPath, withField } from "../../src/model/fieldPath.ts";
import { errorOf, fields, value } from "./builders.ts";

describe("a field path as text", () => {
  test.each([
    ["a", ["a"]],
    ["a.b_1._c", ["a", "b_1", "_c"]],
    ["`a.b`.c", ["a.b", "c"]],
    ["`back\\`tick`", ["back`tick"]],
    ["`back\\\\slash`", ["back\\slash"]],
    ["items.`1`", ["items", "1"]],
    ["__name__", ["__name__"]],
  ])("splits %s into segments", (text, segments) => {
    expect(parseFieldPath(text)).toEqual(segments);
    expect(formatFieldPath(segments)).toBe(text);
  });

  test.each(["", "a..b", ".a", "a.", "1a", "a b", "`a", "``", "`a`b", "ä"])("rejects %j", (text) => {
    const error = errorOf(() => parseFieldPath(text));

    expect(error.code).toBe("INVALID_ARGUMENT");
    expect(error.message).toContain(
      `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*)`,
    );
  });

  test("parses its own formatted text, for any names", () => {
    const name = fc.string({ unit: "grapheme", minLength: 1 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});

describe("a field at a path", () => {
  const document = fields({ a: { b: 1n }, c: "x" });

  test("is found only inside maps", () => {
    expect(fieldAt(document, ["a", "b"])).toEqual(value(1n));
    expect(fieldAt(document, ["c", "b"])).toBeUndefined();
    expect(fieldAt(document, ["constructor"])).toBeUndefined();
  });

  test("is set without changing other fields or the original", () => {
    const changed = withField(document, ["a", "d"], value(2n));

    expect(changed).toEqual(fields({ a: { b: 1n, d: 2n }, c: "x" }));
    expect(document).toEqual(fields({ a: { b: 1n }, c: "x" }));
  });

  test("replaces a parent that is not a map", () => {
    expect(withField(document, ["c", "d"], value(2n))).toEqual(fields({ a: { b: 1n }, c: { d: 2n } }));
  });

  test("is removed without creating parents", () => {
    expect(withField(document, ["a", "b"], undefined)).toEqual(fields({ a: {}, c: "x" }));
    expect(withField(document, ["c", "d"], undefined)).toEqual(document);
    expect(withField(document, ["x", "y"], undefined)).toEqual(document);
  });
});
