import { describe, expect, test } from "vitest";
import { changesBack, changesBetween, touches, withChanges } from "./recordChanges.ts";

const before = { city: "Oldham", texts: { amcas: "", aadsas: "A" }, grades: ["9"] };

describe("the changes between two states of a record", () => {
  test("are the fields that differ", () => {
    expect(changesBetween(before, { ...before, city: "Newham", grades: ["9"] })).toEqual({ city: "Newham" });
  });

  test("name one field of a map by its path", () => {
    const after = { ...before, texts: { amcas: "B", aadsas: "A" } };

    expect(changesBetween(before, after, ["texts"])).toEqual({ "texts.amcas": "B" });
    expect(changesBetween(before, after)).toEqual({ texts: after.texts });
  });

  test("remove what is gone", () => {
    const row: { note: string; on?: string } = { note: "", on: "2027-01-01" };

    expect(changesBetween(row, { note: "" })).toEqual({ on: undefined });
  });

  test("write no map that is the same", () => {
    expect(changesBetween(before, structuredClone(before), ["texts"])).toEqual({});
  });
});

describe("taking changes back", () => {
  const changes = { city: "Newham", "texts.amcas": "B" };

  test("writes what stood before", () => {
    expect(changesBack(changes, before, withChanges(before, changes))).toEqual({ city: "Oldham", "texts.amcas": "" });
  });

  test("leaves what another device has changed since", () => {
    const now = { ...withChanges(before, changes), city: "Elsewhere" };

    expect(changesBack(changes, before, now)).toEqual({ "texts.amcas": "" });
  });
});

test("changes are laid into a record and its maps", () => {
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
  ])("at %j is touched: %s", (issue, isTouched) => {
    expect(touches({ "values.RW": 1, grades: [] }, issue)).toBe(isTouched);
  });
});
