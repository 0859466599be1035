import * as z from "zod/mini";
import { calendarDay } from "./checklist.ts";
import { rowList } from "./rowList.ts";

export const SCORE_LIMIT = 200;
export const SCORE_TESTS = ["GPA", "SAT", "ACT", "MCAT", "DAT"] as const;
export type ScoreTest = (typeof SCORE_TESTS)[number];

/** One attempt at a test, or one state of a grade point average. */
export const score = z.object({
  test: z.enum(SCORE_TESTS),
  kind: z.enum(["official", "practice", "planned"]),
  date: calendarDay,
  /** By section, in the test's own abbreviations; a planned test has none. */
  values: z.record(z.string(), z.number()),
  /** Of a grade point average: several of them may hold. */
  scales: z.array(z.enum(["4.0", "5.0", "Weighted", "Unweighted"])),
  note: z.string().check(z.maxLength(500, "Use at most 500 characters.")),
});
export type Score = z.infer<typeof score>;

/** `users/{uid}/scores/all`. */
export const scoreList = rowList(score, SCORE_LIMIT);
