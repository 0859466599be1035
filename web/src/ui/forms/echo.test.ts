import { expect, test } from "vitest";
import { choosing, hearing } from "./echo.ts";

const written = Promise.resolve();

/** A control over the stored value "none", with these choices made before the store reported anything. */
function chosenQuickly<T>(stored: T, ...choices: readonly [T, ...T[]]) {
  const [first, ...others] = choices;
  return others.reduce(
    (echo, chosen) => choosing(echo, stored, { chosen, written }),
    choosing(null, stored, { chosen: first, written }),
  );
}

test("a new value in the store ends the echo of a single choice", () => {
  const echo = chosenQuickly("none", "a");

  expect(hearing(echo, "a")).toBeNull();
  expect(hearing(echo, "what another device wrote")).toBeNull();
});

test("an equal copy of the stored value does not end the echo", () => {
  const echo = chosenQuickly({ order: ["a", "b"] }, { order: ["b", "a"] });

  expect(hearing(echo, { order: ["a", "b"] })).toMatchObject({ chosen: { order: ["b", "a"] } });
});

test("the store reporting an earlier choice does not undo the later one", () => {
  const echo = hearing(chosenQuickly("none", "a", "b", "c"), "a");

  expect(echo).toMatchObject({ over: "a", chosen: "c", earlier: ["b"] });
  expect(echo && hearing(echo, "c")).toBeNull();
});

test("a box ticked, unticked and ticked again stays ticked while the store reports each choice", () => {
  const first = hearing(chosenQuickly(false, true, false, true), true);
  const second = first && hearing(first, false);

  expect([first?.chosen, second?.chosen]).toEqual([true, true]);
  expect(second && hearing(second, true)).toBeNull();
});

test("choices are compared by value, however the store represents them", () => {
  const echo = chosenQuickly<object>({}, { order: ["a", "b"], hidden: [] }, { order: ["b", "a"], hidden: [] });

  expect(hearing(echo, { hidden: [], order: ["a", "b"] })).not.toBeNull();
  expect(hearing(echo, { hidden: [], order: ["a"] })).toBeNull();
  expect(hearing(echo, { hidden: [] })).toBeNull();
});
