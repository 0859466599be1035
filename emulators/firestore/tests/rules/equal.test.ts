import fc from "fast-check";
import { expect, test } from "vitest";
import { equal } from "../../src/rules/values/equal.ts";
import { identityOf } from "../../src/rules/values/identityOf.ts";
import { float, list, map, path, type RulesValue, string } from "../../src/rules/values/RulesValue.ts";

const scalar: fc.Arbitrary<RulesValue> = fc.oneof(
  fc.constantFrom<RulesValue>({ type: "null" }, { type: "bool", value: false }, { type: "bool", value: false, at: 7 }),
  fc.constantFrom(0, -0, 1, 0.5, Number.NaN, Infinity, 2 ** 53).map(float),
  fc.constantFrom(0n, 1n, 2n ** 53n, 2n ** 53n + 1n).map((integer): RulesValue => ({ type: "int", value: integer })),
  fc.constantFrom("", "1", "n1", "null", '"').map(string),
  fc.constantFrom(["a", "b"], ["a,b"]).map(path),
  fc.constantFrom<RulesValue>({ type: "timestamp", nanos: 1n }, { type: "duration", nanos: 1n }),
);

const value = fc.letrec<{ value: RulesValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: "small" },
    { weight: 3, arbitrary: scalar },
    fc.array(tie("value"), { maxLength: 2 }).map(list),
    fc
      .dictionary(fc.constantFrom("k", "l"), tie("value"), { noNullPrototype: true })
      .map((entries) => map(Object.entries(entries))),
  ),
})).value;

test("values are equal exactly when sets take them for one member", () => {
  fc.assert(
    fc.property(value, value, (left, right) => {
      expect(equal(left, right)).toBe(identityOf(left) === identityOf(right));
    }),
    { numRuns: 3_000 },
  );
});
