import { expect, test } from "vitest";
import { isOld } from "./rule.ts";

test("a fact is out of date a year and a day after it was checked", () => {
  expect(isOld({ checked_on: "2026-11-20" }, "2027-11-20")).toBe(false);
  expect(isOld({ checked_on: "2026-11-20" }, "2027-11-21")).toBe(true);
});
