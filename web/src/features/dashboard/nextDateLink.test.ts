import { expect, test } from "vitest";
import { nextDateLink } from "./nextDateLink.ts";

const ITEM = { id: "letter-sato-needed", day: "2026-12-01" };

test.each([undefined, {}, { hidden: ["hours"] }])(
  "a date leads to its day in the calendar with the layout %o",
  (layout) => {
    expect(nextDateLink(ITEM, layout)).toBe("/dashboard?day=2026-12-01#calendar");
  },
);

test("a date leads to where it is done if the calendar is hidden", () => {
  expect(nextDateLink(ITEM, { hidden: ["calendar"] })).toBe("/tracker/application/letters?letter=sato");
});
