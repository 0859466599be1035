import { expect, test } from "vitest";
import { initialsOf } from "./initialsOf.ts";

test.each([
  ["Maya Okafor", "MO"],
  ["maya", "M"],
  ["Ana María de la Cruz", "AC"],
  ["  Éloïse   (Lo) Noël ", "ÉN"],
  ["李 小龍", "李小"],
  ["🥾 Hiker", "H"],
  ["🥾", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
