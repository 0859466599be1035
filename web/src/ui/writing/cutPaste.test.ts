import { expect, test } from "vitest";
import { cutPaste, withCut } from "./cutPaste.ts";

const text = { value: "one two", start: 4, end: 7 };

test("a paste that fits loses nothing", () => {
  expect(cutPaste(text, "three", 9)).toBeNull();
});

test("what does not fit is cut off the paste, and kept", () => {
  expect(cutPaste(text, "three four", 9)).toEqual({ fits: "three", cut: " four" });
  expect(cutPaste({ ...text, start: 7 }, "more", 7)).toEqual({ fits: "", cut: "more" });
});

test("a character of two units is not cut in half", () => {
  expect(cutPaste({ value: "", start: 0, end: 0 }, "ab🏔️c", 3)).toEqual({ fits: "ab", cut: "🏔️c" });
});

test("line ends count as the text area counts them", () => {
  expect(cutPaste({ value: "", start: 0, end: 0 }, "a\r\nb", 3)).toBeNull();
});

test("what a later paste lost comes before what earlier ones lost", () => {
  expect(withCut([], " four")).toEqual([" four"]);
  expect(withCut(["b", "a"], "c")).toEqual(["c", "b", "a"]);
});

test("the same paste again loses nothing more", () => {
  expect(withCut(["b", "a"], "a")).toEqual(["a", "b"]);
});
