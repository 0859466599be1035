import { expect, test } from "vitest";
import { isComposed } from "./composedKeys.ts";

test.each([
  ["Enter", true, 13],
  // Safari, after `compositionend`.
  ["Enter", false, 229],
  ["Escape", true, 229],
  ["ArrowDown", true, 229],
])("%s of an input method (composing: %s, code %d) reaches no listener", (key, isComposing, keyCode) => {
  expect(isComposed({ key, isComposing, keyCode })).toBe(true);
});

test.each([
  ["Enter", false, 13],
  ["Escape", false, 27],
  // Each letter on an Android keyboard.
  ["Unidentified", false, 229],
  ["Process", true, 229],
])("%s (composing: %s, code %d) reaches every listener", (key, isComposing, keyCode) => {
  expect(isComposed({ key, isComposing, keyCode })).toBe(false);
});
