import { addDays, isCalendarDay } from "../shared/calendarDay.ts";
import type { Letter } from "./letter.ts";

/** A thank-you note is due this many days after the letter has arrived. Cairn's own suggestion. */
export const THANK_WITHIN_DAYS = 7;

export type DatedLetter = Pick<Letter, "writer" | "needed_by" | "received_on" | "thanked_on" | "declined_on"> & {
  readonly id: string;
};

/**
 * The letters in the stored list, without their other fields. Reads without the schema, so the dashboard does not load
 * it.
 */
export function datedLetters(list: unknown): readonly DatedLetter[] {
  return Object.entries<unknown>(Object(Object(list).items)).flatMap(([id, row]) => {
    const { writer, needed_by, received_on, thanked_on, declined_on } = Object(row);
    if (typeof writer !== "string") return [];
    return {
      id,
      writer,
      needed_by: dayOf(needed_by),
      received_on: dayOf(received_on),
      thanked_on: dayOf(thanked_on),
      declined_on: dayOf(declined_on),
    };
  });
}

function dayOf(stored: unknown): string | null {
  return typeof stored === "string" && isCalendarDay(stored) ? stored : null;
}

/** A day on which something about a letter is due. */
export interface LetterDate {
  readonly about: "needed" | "thanks";
  readonly day: string;
  readonly isDone: boolean;
}

/**
 * The letter's dates: the day it is needed by, done once it is received, and the day to thank its writer by. None if
 * the writer declined.
 */
export function letterDates({ needed_by, received_on, thanked_on, declined_on }: DatedLetter): readonly LetterDate[] {
  if (declined_on !== null && received_on === null) return [];
  const needed: LetterDate[] =
    needed_by === null ? [] : [{ about: "needed", day: needed_by, isDone: received_on !== null }];
  const thanks: LetterDate[] =
    received_on === null
      ? []
      : [{ about: "thanks", day: addDays(received_on, THANK_WITHIN_DAYS), isDone: thanked_on !== null }];
  return [...needed, ...thanks];
}
