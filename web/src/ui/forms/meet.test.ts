import { describe, expect, test } from "vitest";
import { isEqual, meet } from "./meet.ts";

const base = { stored: ["120"], shown: ["120"] };

describe("a field and its record", () => {
  test.each([
    ["nothing has changed", ["120"], ["120"], "same"],
    ["only the student has changed it", ["130"], ["120"], "same"],
    ["only another device has changed it", ["120"], ["250"], "follow"],
    ["both have changed it alike", ["250"], ["250"], "agreed"],
    ["both have changed it", ["130"], ["250"], "conflict"],
    ["the student has emptied it and another device has changed it", [""], ["250"], "conflict"],
    ["both have emptied it", [""], [], "agreed"],
  ])("a field and its record are compared where %s", (_, current, stored, meeting) => {
    expect(meet(base, current, stored)).toBe(meeting);
  });

  test("keeps further typing when the record reports what was sent", () => {
    expect(meet({ stored: ["120"], shown: ["130"] }, ["135"], ["130"])).toBe("repeated");
  });

  test("follows the record if the field could not show the stored value", () => {
    expect(meet({ stored: ["2026-99-99"], shown: [""] }, [""], ["2026-09-01"])).toBe("follow");
  });
});

test("ignores the order of ticks and the kind of line breaks", () => {
  expect(isEqual(["9", "10"], ["10", "9"])).toBe(true);
  expect(isEqual(["a\r\nb"], ["a\nb"])).toBe(true);
  expect(isEqual(["9"], ["9", "10"])).toBe(false);
});
