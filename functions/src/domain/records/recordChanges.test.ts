import { describe, expect, test } from "vitest";
import { changesBack, changesBetween, touches, withChanges } from "./recordChanges.ts";

const before = { city: "Oldham", texts: { amcas: "", aadsas: "A" }, grades: ["9"] };

describe("changesBetween", () => {
  test("returns the fields that differ", () => {
    expect(changesBetween(before, { ...before, city: "Newham", grades: ["9"] })).toEqual({ city: "Newham" });
  });

  test("names a field of a map by its path", () => {
    const after = { ...before, texts: { amcas: "B", aadsas: "A" } };

    expect(changesBetween(before, after, ["texts"])).toEqual({ "texts.amcas": "B" });
    expect(changesBetween(before, after)).toEqual({ texts: after.texts });
  });

  test("removes missing fields", () => {
    const row: { note: string; on?: string } = { note: "", on: "2027-01-01" };

    expect(changesBetween(row, { note: "" })).toEqual({ on: undefined });
  });

  test("leaves out an equal map", () => {
    expect(changesBetween(before, structuredClone(before), ["texts"])).toEqual({});
  });
});

describe("changesBack", () => {
  const changes = { city: "Newham", "texts.amcas": "B" };

  test("restores the earlier values", () => {
    expect(changesBack(changes, before, withChanges(before, changes))).toEqual({ city: "Oldham", "texts.amcas": "" });
  });

  test("leaves what another device has changed since", () => {
    const now = { ...withChanges(before, changes), city: "Elsewhere" };

    expect(changesBack(changes, before, now)).toEqual({ "texts.amcas": "" });
  });
});

test("withChanges applies changes to a record and its maps", () => {
  expect(withChanges(before, { city: "Newham", "texts.amcas": "B" })).toEqual({
    ...before,
    city: "Newham",
    texts: { amcas: "B", aadsas: "A" },
  });
});

describe("an issue", () => {
  test.each([
    [["values", "RW"], true],
    [["values"], true],
    [["values", "M"], false],
    [["city"], false],
    [["grades", 0], true],
  ])("an issue at %j is about a touched field: %s", (issue, isTouched) => {
    expect(touches({ "values.RW": 1, grades: [] }, issue)).toBe(isTouched);
  });
});
