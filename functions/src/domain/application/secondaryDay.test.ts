import { expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { secondaryDay } from "./secondaryDay.ts";

const TODAY = "2026-11-21";
const school: Pick<School, "track" | "status" | "reached" | "deadlines"> = {
  track: "PM",
  status: "secondary",
  reached: { ...NOTHING_REACHED, secondary: TODAY },
  deadlines: [],
};
const due = (label: string) => ({ id: label, label, day: "2026-12-01", done: false });

test("a secondary is due two weeks after it arrived, at medical and dental schools", () => {
  expect(secondaryDay(school, TODAY)).toBe("2026-12-05");
  expect(secondaryDay({ ...school, track: "PD" }, TODAY)).toBe("2026-12-05");
  expect(secondaryDay({ ...school, deadlines: [due("Deposit")] }, TODAY)).toBe("2026-12-05");
  expect(secondaryDay({ ...school, reached: { ...NOTHING_REACHED, secondary: "2026-11-07" } }, TODAY)).toBe(TODAY);
});

test.each<[string, Partial<typeof school>]>([
  ["a college has none", { track: "HS" }],
  ["it has not come", { status: "primary" }],
  ["it was answered, or there would be no interview", { status: "interview" }],
  ["its day is not known", { reached: NOTHING_REACHED }],
  ["two weeks are over", { reached: { ...NOTHING_REACHED, secondary: "2026-11-06" } }],
  ["there is a deadline for it", { deadlines: [due("Secondary application")] }],
  ["there is one under the name dental schools use", { deadlines: [due("supplemental essays")] }],
  ["no further deadline fits", { deadlines: Array.from({ length: 8 }, (_, index) => due(`Due ${index}`)) }],
])("a secondary gets no suggested day: %s", (_, fields) => {
  expect(secondaryDay({ ...school, ...fields }, TODAY)).toBeNull();
});
