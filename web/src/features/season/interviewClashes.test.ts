import { EMPTY_INTERVIEW, type Interview } from "@domain/season/interview";
import { expect, test } from "vitest";
import { interviewClashes } from "./interviewClashes.ts";

const moment = { today: "2026-11-22", now: Date.parse("2026-11-22T17:00:00Z") };
const at = (
  school_id: string,
  day: string | null,
  time: string | null,
  more: Partial<Interview & { id: string }> = {},
) => ({
  ...EMPTY_INTERVIEW,
  id: school_id,
  school_id,
  zone: "America/Chicago",
  day,
  time,
  ...more,
});

test.each([
  ["the same hour", at("b", "2026-12-01", "09:00"), ["b"]],
  ["half an hour later", at("b", "2026-12-01", "09:30"), ["b"]],
  ["an hour later", at("b", "2026-12-01", "10:00"), []],
  ["the same moment in another zone", at("b", "2026-12-01", "10:00", { zone: "America/New_York" }), ["b"]],
  ["the same hour in another zone", at("b", "2026-12-01", "09:00", { zone: "America/Los_Angeles" }), []],
  ["the same day without a time", at("b", "2026-12-01", null), ["b"]],
  ["another day without a time", at("b", "2026-12-02", null), []],
  ["no day", at("b", null, null), []],
  ["the same school", at("a", "2026-12-01", "09:00", { id: "b" }), []],
  ["recorded answers, which wait", at("b", "2026-12-01", null, { format: "recorded" }), []],
] as const)("an interview at 9 and one at %s", (_, other, clashing) => {
  const clashes = interviewClashes([at("a", "2026-12-01", "09:00"), other], moment);

  expect((clashes.get("a") ?? []).map(({ id }) => id)).toEqual(clashing);
  expect(clashes.size).toBe(clashing.length * 2);
});

test("interviews that have begun clash with none", () => {
  const rows = [at("a", "2026-11-22", "09:00"), at("b", "2026-11-22", "09:00")];

  expect(interviewClashes(rows, moment).size).toBe(0);
});
