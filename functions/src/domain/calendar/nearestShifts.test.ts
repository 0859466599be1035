import fc from "fast-check";
import { expect, test } from "vitest";
import { readSummary } from "../experience/experienceSummary.ts";
import { addDays } from "../shared/calendarDay.ts";
import { type CalendarItem, recordItems } from "./calendarItems.ts";
import { nearestShifts } from "./nearestShifts.ts";

const FROM = "2027-03-10";
const TO = "2027-03-20";

const day = fc.oneof(
  fc.integer({ min: -3, max: 14 }).map((days) => addDays(FROM, days)),
  fc.constantFrom("2027-02-30", "", null, 5),
);
const shift = fc.oneof(fc.record({ day, hours: fc.constantFrom(2, 0.25, 0, "2") }), fc.constantFrom(null, "shift", {}));
const map = fc.oneof(fc.dictionary(fc.constantFrom(..."abcdefgh"), shift), fc.constantFrom(undefined, null, "none"));
const entry = fc.oneof(
  fc.record({
    type: fc.constantFrom("Volunteering", "unknown"),
    experienceName: fc.constantFrom("Pantry", 7),
    shifts: map,
  }),
  fc.constantFrom(null, "entry"),
);
const summary = fc.oneof(
  fc.record({ items: fc.dictionary(fc.constantFrom("one", "two", "three"), entry) }),
  fc.constantFrom(undefined, null, {}, "summary"),
);

function itemsOf(stored: unknown): readonly CalendarItem[] {
  const experiences = Object.entries(readSummary(stored).items).map(([id, each]) => ({ ...each, id }));
  return recordItems({ experiences });
}

test("all shifts of the days are kept if there are few, whatever is stored", () => {
  fc.assert(
    fc.property(summary, (stored) => {
      const between = itemsOf(stored).filter((item) => item.day >= FROM && item.day <= TO);

      expect(itemsOf(nearestShifts(stored, { from: FROM, to: TO, most: 1_000 }))).toEqual(between);
    }),
  );
});

test("of many shifts the nearest are kept, and all others of the last of their days", () => {
  const on = (days: number) => ({ day: addDays(FROM, days), hours: 2 });
  const experience = (shifts: object) => ({ type: "Volunteering", experienceName: "Pantry", shifts });
  const items = {
    one: experience({ past: on(-1), far: on(9), near: on(1) }),
    two: experience({ last: on(3), also: on(3), first: on(0), after: on(11) }),
  };

  const kept = (most: number) =>
    itemsOf(nearestShifts({ items }, { from: FROM, to: TO, most })).map(({ id }) => id.replace(/^shift-[a-z]+-/, ""));

  expect(kept(1)).toEqual(["first"]);
  expect(kept(2)).toEqual(["near", "first"]);
  expect(kept(3)).toEqual(["near", "last", "also", "first"]);
  expect(kept(4)).toEqual(["near", "last", "also", "first"]);
  expect(kept(5)).toEqual(["far", "near", "last", "also", "first"]);
});
