import { expect, test } from "vitest";
import { initialsOf } from "./initialsOf.ts";

test.each([
  ["Maya Okafor", "MO"],
  ["maya", "M"],
  ["Ana María de la Cruz", "AC"],
  ["  Éloïse   (Lo) Noël ", "ÉN"],
  ["李 小龍", "李小"],
  ["🥾 Hiker", "H"],
  ["🥾", "🥾"],
  ["👩🏽‍🔬", "👩🏽‍🔬"],
  ["", ""],
  ["E\u0301lise O\u0302ng", "E\u0301O\u0302"],
  ["Łukasz Żak", "ŁŻ"],
  ["ßeta", "ß"],
  ["محمد علي", "م\u200cع"],
  ["दीपा नायर", "दीना"],
  ["“Bo” (Jo)", "BJ"],
  ["Cher", "C"],
  ["n".repeat(80), "N"],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
