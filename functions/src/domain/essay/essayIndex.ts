import * as z from "zod/mini";
import { lengthInForm } from "../application/formCharacters.ts";
import { countWords } from "../journal/journal.ts";
import { addDays } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { type ReadRowList, type RowList, readRowList, rowList } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { ESSAY_LIMIT, type Essay, essay, weekOf } from "./essay.ts";

/** The fields that an entry repeats unchanged. So edits from two devices merge the same way in both. */
const REPEATED = [
  "title",
  "kind",
  "service",
  "school_id",
  "limit",
  "limit_unit",
  "due_on",
  "status",
  "created_at",
  "deleted_on",
] as const satisfies readonly (keyof Essay)[];

const { shape } = essay;
const count = z.int().check(z.minimum(0));

/** What the board needs of one essay. */
export const essayEntry = z.object({
  title: shape.title,
  kind: shape.kind,
  service: shape.service,
  school_id: shape.school_id,
  limit: shape.limit,
  limit_unit: shape.limit_unit,
  due_on: shape.due_on,
  status: shape.status,
  created_at: shape.created_at,
  deleted_on: shape.deleted_on,
  /** The length of its text, as `countWords` counts. */
  words: count,
  /** The length of its text, as `lengthInForm` counts. */
  characters: count,
});
export type EssayEntry = z.infer<typeof essayEntry>;

export const essayEntryKind = recordKind(essayEntry, [], {
  title: "",
  kind: "other",
  service: null,
  school_id: null,
  limit: null,
  limit_unit: "words",
  due_on: null,
  status: "not-started",
  created_at: 0,
  deleted_on: null,
  words: 0,
  characters: 0,
});

/** How many weeks of written words the index holds. */
export const WEEKS_KEPT = 60;

/**
 * `users/{uid}/summaries/essays`: the entries of all essays, so the board costs one read and the rules can count them.
 * Each write is in the same batch as the essay's write. An entry that differs from its essay is repaired once the
 * essays are read.
 */
export const essayIndex = z.extend(rowList(essayEntry, ESSAY_LIMIT), {
  /** The words written in each week, by its Sunday. */
  weeks: z.optional(z.record(storedDay, count)),
});

export interface ReadEssayIndex extends ReadRowList<EssayEntry> {
  readonly weeks: Readonly<Record<string, number>>;
}

/** Reads each entry separately, so an unreadable entry does not affect the others. */
export function readEssayIndex(stored: unknown): ReadEssayIndex {
  const weeks = Object.entries(Object(Object(stored).weeks)).filter(
    (week): week is [string, number] => storedDay.safeParse(week[0]).success && count.safeParse(week[1]).success,
  );
  return { ...readRowList(essayEntryKind, stored), weeks: Object.fromEntries(weeks) };
}

export function essayEntryOf(whole: Essay): EssayEntry {
  return {
    title: whole.title,
    kind: whole.kind,
    service: whole.service,
    school_id: whole.school_id,
    limit: whole.limit,
    limit_unit: whole.limit_unit,
    due_on: whole.due_on,
    status: whole.status,
    created_at: whole.created_at,
    deleted_on: whole.deleted_on,
    words: countWords(whole.text),
    characters: lengthInForm(whole.text),
  };
}

/** The part of an entry that changes with these fields of the essay. */
export function entryChanges(changes: Partial<Essay>): Partial<EssayEntry> {
  const repeated = REPEATED.filter((name) => name in changes).map((name) => [name, changes[name]] as const);
  return {
    ...Object.fromEntries(repeated),
    ...(changes.text !== undefined && {
      words: countWords(changes.text),
      characters: lengthInForm(changes.text),
    }),
  };
}

/** An index of these essays. In whatever order they come, the result is the same. */
export function essayIndexOf(essays: Readonly<Record<string, Essay>>): RowList<EssayEntry> {
  const items = Object.fromEntries(Object.entries(essays).map(([id, whole]) => [id, essayEntryOf(whole)]));
  return { items, changed_item: Object.keys(items).toSorted()[0] ?? "none" };
}

/** The length in the unit of the essay's limit. */
export function lengthOf({ limit_unit, words, characters }: EssayEntry): number {
  return limit_unit === "words" ? words : characters;
}

/** How many words an edit has added; 0 if the text has become shorter. */
export function wordsAdded(before: string, after: string): number {
  return Math.max(0, countWords(after) - countWords(before));
}

/** The words written in each of the last weeks, the current week last. */
export function writtenByWeek(
  weeks: Readonly<Record<string, number>>,
  today: string,
  shown: number,
): readonly { readonly week: string; readonly words: number }[] {
  const current = weekOf(today);
  return Array.from({ length: shown }, (_, index) => {
    const week = addDays(current, -7 * (shown - 1 - index));
    return { week, words: weeks[week] ?? 0 };
  });
}

/** The weeks that are too old to be kept. */
export function outdatedWeeks(weeks: Readonly<Record<string, number>>, today: string): readonly string[] {
  const oldest = addDays(weekOf(today), -7 * (WEEKS_KEPT - 1));
  return Object.keys(weeks).filter((week) => week < oldest);
}
