import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";

export const PRACTICE_LIMIT = 300;
/** The longest note. Security rules repeat it. */
export const PRACTICE_NOTE_LENGTH = 1_000;
/** The longest reading or speaking time, in seconds. */
export const PRACTICE_SECONDS_LIMIT = 3_600;
export const BEST_RATING = 5;

/** What a practice question asks about. */
export const QUESTION_KINDS = [
  "ethics",
  "acting",
  "teamwork",
  "policy",
  "personal",
  "motivation",
  "traditional",
  "dental",
  "college",
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const seconds = z.int().check(z.minimum(0), z.maximum(PRACTICE_SECONDS_LIMIT));

/** One interview question that the student has practiced. */
export const practice = z.object({
  day: storedDay,
  /** The id of one of Cairn's questions. A question that was withdrawn keeps its rows. */
  question_id: z.string().check(z.minLength(1), z.maxLength(80)),
  kind: z.enum(QUESTION_KINDS),
  read_seconds: seconds,
  spoken_seconds: seconds,
  /** The student's own rating, from 1 to 5. Null if none was given. */
  rating: z.nullable(z.int().check(z.minimum(1), z.maximum(BEST_RATING))),
  note: z.string().check(z.maxLength(PRACTICE_NOTE_LENGTH, atMostCharacters(PRACTICE_NOTE_LENGTH))),
});
export type Practice = z.infer<typeof practice>;

export const practiceKind = recordKind(practice, ["day", "question_id", "kind"], {
  read_seconds: 0,
  spoken_seconds: 0,
  rating: null,
  note: "",
});

/** `users/{uid}/practices/all`. */
export const practiceList = rowList(practice, PRACTICE_LIMIT);

/** The newest day first. */
export function inPracticeOrder(a: Pick<Practice, "day">, b: Pick<Practice, "day">): number {
  return b.day.localeCompare(a.day);
}
