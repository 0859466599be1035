import { describe, expect, test } from "vitest";
import { deadline, letterTitles, shift } from "../text/en/calendarItems.ts";
import { greeting } from "../text/en/digestEmail.ts";
import { calendarEntry } from "../text/en/season.ts";
import { isolated } from "./language.ts";

describe("a name in a sentence", () => {
  test.each(["Cher", "🌸", "👩🏽‍🔬 Ann", "Nguyễn Thị Thắm", "Łukasz Żak", "李 小龍", "n".repeat(80), ""])(
    "%j stays as it is",
    (name) => {
      expect(isolated(name)).toBe(name);
      expect(greeting(name)).not.toMatch(/[\u2066-\u2069]/);
    },
  );

  test.each(["محمد علي", "נועה", "Noa נועה", "ܝܘܚܢܢ", "\ufefbمار"])("%j is kept apart", (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    expect(greeting(name)).toBe(`Hello \u2068${name}\u2069,`);
    expect(shift(name, 5)).toBe(`\u2068${name}\u2069, 5 h`);
    expect(deadline(name, "2027 form")).toBe(`\u2068${name}\u2069: 2027 form`);
    expect(letterTitles.thanks(name)).toBe(`Thank \u2068${name}\u2069 for the letter`);
    expect(letterTitles.needed(name)).toBe(`Letter from \u2068${name}\u2069 is needed`);
    expect(calendarEntry(name, "interview")).toBe(`\u2068${name}\u2069: interview`);
  });
});
