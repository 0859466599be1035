import { NOTHING_REACHED, type School } from "@domain/school/school";
import { EMPTY_SEASON, type Season } from "@domain/season/season";
import { expect, test } from "vitest";
import { asksSecondarySent } from "./secondarySent.ts";

const each = (school: Partial<School> = {}, season: Partial<Season> = {}) => ({
  school: {
    id: "a",
    track: "PM" as const,
    kind: "MD" as const,
    schoolId: null,
    state: null,
    control: null,
    status: "secondary" as const,
    reached: NOTHING_REACHED,
    outcome: null,
    deadlines: [],
    ...school,
  },
  season: { ...EMPTY_SEASON, ...season },
  interviews: [],
});
const essay = (status: "sent" | "done", school_id: string | null = "a") => ({ status, school_id });
const elsewhere = essay("done", "b");

test.each([
  ["all essays of the school are sent", each(), [essay("sent"), essay("sent"), elsewhere], true],
  ["one is not", each(), [essay("sent"), essay("done")], false],
  ["there is none", each(), [elsewhere, essay("sent", null)], false],
  ["it is answered", each({}, { secondary_sent: "2026-08-01" }), [essay("sent")], false],
  ["no secondary has come", each({ status: "primary" }), [essay("sent")], false],
  ["an interview came after it", each({ status: "interview" }), [essay("sent")], false],
  ["the school has decided", each({ status: "decision", outcome: "denied" }), [essay("sent")], false],
  ["it is a college", each({ track: "HS", kind: "UG" }), [essay("sent")], false],
] as const)("whether the secondary was sent is asked when %s", (_, season, essays, asks) => {
  expect(asksSecondarySent(season, essays)).toBe(asks);
});
