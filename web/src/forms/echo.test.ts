import { expect, test } from "vitest";
import { choosing, hearing } from "./echo.ts";

const written = Promise.resolve();

/** A control over "none", in which these were chosen one after the other before the store said a word. */
function chosenQuickly<T>(stored: T, ...choices: readonly [T, ...T[]]) {
  const [first, ...others] = choices;
  return others.reduce(
    (echo, chosen) => choosing(echo, stored, { chosen, written }),
    choosing(null, stored, { chosen: first, written }),
  );
}

test("what the store says ends the echo of one choice", () => {
  const echo = chosenQuickly("none", "a");

  expect(hearing(echo, "a")).toBeNull();
  expect(hearing(echo, "what another device wrote")).toBeNull();
});

test("the store saying again what it said, in another copy, ends nothing", () => {
  const echo = chosenQuickly({ order: ["a", "b"] }, { order: ["b", "a"] });

  expect(hearing(echo, { order: ["a", "b"] })).toMatchObject({ chosen: { order: ["b", "a"] } });
});

test("an earlier choice that the store repeats does not undo the later one", () => {
  const echo = hearing(chosenQuickly("none", "a", "b", "c"), "a");

  expect(echo).toMatchObject({ over: "a", chosen: "c", earlier: ["b"] });
  expect(echo && hearing(echo, "c")).toBeNull();
});

test("a box ticked, unticked and ticked again stands as it was left while each is repeated", () => {
  const first = hearing(chosenQuickly(false, true, false, true), true);
  const second = first && hearing(first, false);

  expect([first?.chosen, second?.chosen]).toEqual([true, true]);
  expect(second && hearing(second, true)).toBeNull();
});

test("a choice is known by what it says, however the store keeps it", () => {
  const echo = chosenQuickly<object>({}, { order: ["a", "b"], hidden: [] }, { order: ["b", "a"], hidden: [] });

  expect(hearing(echo, { hidden: [], order: ["a", "b"] })).not.toBeNull();
  expect(hearing(echo, { hidden: [], order: ["a"] })).toBeNull();
  expect(hearing(echo, { hidden: [] })).toBeNull();
});
