import * as z from "zod/mini";
import { addDays, weekdayOf } from "../shared/calendarDay.ts";
import { formatNumber } from "../shared/language.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as words from "../text/en/essay.ts";

/** The longest text, in characters: several times the longest essay a form accepts. Security rules repeat it. */
export const ESSAY_TEXT_LIMIT = 20_000;
export const ESSAY_PROMPT_LIMIT = 4_000;
export const ESSAY_TITLE_LIMIT = 200;
/** The most essays of an account, including the trash. Security rules repeat it. */
export const ESSAY_LIMIT = 500;
/** The highest limit a student can set, in words or characters. */
export const LENGTH_LIMIT = 20_000;

export const ESSAY_KINDS = [
  "personal-statement",
  "why-school",
  "why-field",
  "adversity",
  "community",
  "gap",
  "research",
  "leadership",
  "challenge",
  "experience",
  "creative",
  "additional",
  "other",
] as const;
export type EssayKind = (typeof ESSAY_KINDS)[number];

/** In the order of the work. */
export const ESSAY_STATUSES = ["not-started", "drafting", "revising", "done", "sent"] as const;
export type EssayStatus = (typeof ESSAY_STATUSES)[number];

/** The services that take an essay once for all of their schools. */
export const ESSAY_SERVICES = ["common_app", "amcas", "aacomas", "tmdsas", "aadsas"] as const;
export type EssayService = (typeof ESSAY_SERVICES)[number];

export const LENGTH_UNITS = ["words", "characters"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

const text = (longest: number) => z.string().check(z.maxLength(longest, atMostCharacters(longest)));
const lengthLimit = z
  .int(words.wholeNumber)
  .check(
    z.minimum(1, words.limitBetween("1", formatNumber(LENGTH_LIMIT))),
    z.maximum(LENGTH_LIMIT, words.limitBetween("1", formatNumber(LENGTH_LIMIT))),
  );

/** `users/{uid}/essays/{id}`. */
export const essay = z.object({
  title: text(ESSAY_TITLE_LIMIT),
  /** The prompt, as the student has pasted it. */
  prompt: text(ESSAY_PROMPT_LIMIT),
  kind: z.enum(ESSAY_KINDS),
  /** The service it goes to. Null for a school's own essay and for one that belongs nowhere yet. */
  service: z.nullable(z.enum(ESSAY_SERVICES)),
  /** The row of the school it goes to. Null if it goes to a service, or nowhere yet. */
  school_id: z.nullable(z.string().check(z.regex(ROW_ID))),
  text: z.string().check(z.maxLength(ESSAY_TEXT_LIMIT, words.textFull)),
  /** The most words or characters that the form accepts. Null if it sets no limit. */
  limit: z.nullable(lengthLimit),
  limit_unit: z.enum(LENGTH_UNITS),
  due_on: z.nullable(storedDay),
  status: z.enum(ESSAY_STATUSES),
  /** When it was started, in milliseconds. Sorts essays that are due on the same day. */
  created_at: z.int().check(z.minimum(0)),
  /** The day it was moved to the trash, where it stays as long as a journal entry. */
  deleted_on: z.nullable(storedDay),
});
export type Essay = z.infer<typeof essay>;

export const essayKind = recordKind(essay, ["kind", "status", "created_at"], {
  title: "",
  prompt: "",
  kind: "other",
  service: null,
  school_id: null,
  text: "",
  limit: null,
  limit_unit: "words",
  due_on: null,
  status: "not-started",
  created_at: 0,
  deleted_on: null,
});

/** The fields that the student types a text into. */
export const ESSAY_WORDS = ["title", "prompt", "text"] as const;

/** An empty essay, started at this moment. */
export function newEssay(now: number): Essay {
  return {
    title: "",
    prompt: "",
    kind: "other",
    service: null,
    school_id: null,
    text: "",
    limit: null,
    limit_unit: "words",
    due_on: null,
    status: "not-started",
    created_at: now,
    deleted_on: null,
  };
}

/** Nothing is left to write. */
export function isFinished({ status }: Pick<Essay, "status">): boolean {
  return status === "done" || status === "sent";
}

/** Its title, or else what kind of essay it is. */
export function essayName({ title, kind }: Pick<Essay, "title" | "kind">): string {
  return title.trim() || words.kinds[kind];
}

type Ordered = Pick<Essay, "due_on" | "status" | "created_at">;

/** Unfinished essays first, the one due soonest on top. Those without a day follow those with one. */
export function inEssayOrder(a: Ordered, b: Ordered): number {
  const finished = Number(isFinished(a)) - Number(isFinished(b));
  if (finished !== 0) return finished;
  if (a.due_on !== b.due_on) {
    if (a.due_on === null) return 1;
    if (b.due_on === null) return -1;
    return a.due_on < b.due_on ? -1 : 1;
  }
  return a.created_at - b.created_at;
}

/** The Sunday on which the day's week starts, as in the calendar. */
export function weekOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}
