import * as z from "zod/mini";
import { addDays, NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID } from "../shared/rowList.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as words from "../text/en/journal.ts";

/** The longest entry, in characters: about 30 pages. Security rules repeat this and the other limits. */
export const JOURNAL_TEXT_LIMIT = 60_000;
export const JOURNAL_TITLE_LIMIT = 200;
export const TAG_LENGTH = 40;
/** The most tags of an entry, and the most links of either kind. The rules check each place in the list. */
export const TAG_LIMIT = 8;
export const LINK_LIMIT = 8;
/** The most entries of an account, including the trash. Security rules repeat it. */
export const JOURNAL_LIMIT = 2_500;
/** How long a deleted entry stays in the trash. */
export const TRASH_DAYS = 30;

export const journalTag = z
  .string()
  .check(z.trim(), z.minLength(1, words.writeTag), z.maxLength(TAG_LENGTH, words.tagCharactersAtMost(TAG_LENGTH)));
const links = z.array(z.string().check(z.regex(ROW_ID))).check(z.maxLength(LINK_LIMIT));

/** `users/{uid}/journals/{id}`. */
export const journal = z.object({
  title: z.string().check(z.maxLength(JOURNAL_TITLE_LIMIT, atMostCharacters(JOURNAL_TITLE_LIMIT))),
  text: z.string().check(z.maxLength(JOURNAL_TEXT_LIMIT, words.entryFull)),
  written_on: storedDay,
  /** When the entry was started, in milliseconds. Sorts the entries of one day. */
  created_at: z.int().check(z.minimum(0)),
  tags: z.array(journalTag).check(z.maxLength(TAG_LIMIT)),
  /** Ids of the experiences and schools it mentions. */
  experience_ids: links,
  school_ids: links,
  /** Whether it could become an essay. */
  starred: z.boolean(),
  /** The day it was moved to the trash. It is deleted `TRASH_DAYS` later. */
  deleted_on: z.nullable(storedDay),
});
export type Journal = z.infer<typeof journal>;

export const journalKind = recordKind(journal, ["text", "written_on", "created_at"], {
  title: "",
  written_on: NO_DAY,
  created_at: 0,
  tags: [],
  experience_ids: [],
  school_ids: [],
  starred: false,
  deleted_on: null,
});

/**
 * `users/{uid}/summaries/journals`: the ids of all entries. Security rules cannot count a collection, so this index
 * enforces the limit. An account from the first release has no index until its first entry of a later release.
 */
export const journalIndex = z.object({
  items: z.record(z.string().check(z.regex(ROW_ID)), z.literal(true)),
  changed_item: z.string(),
});
export type JournalIndex = z.infer<typeof journalIndex>;

export const journalIndexKind = recordKind(journalIndex, [], { items: {}, changed_item: "" });

/** The text the student writes, without the fields that describe it. */
export type JournalWords = Pick<Journal, "title" | "text">;

/** An empty entry, started at this moment. */
export function newJournal(day: string, now: number): Journal {
  return {
    title: "",
    text: "",
    written_on: day,
    created_at: now,
    tags: [],
    experience_ids: [],
    school_ids: [],
    starred: false,
    deleted_on: null,
  };
}

/** An index of these entries. */
export function journalIndexOf(ids: readonly string[]): JournalIndex {
  return { items: Object.fromEntries(ids.map((id) => [id, true as const])), changed_item: ids[0] ?? "none" };
}

/** The day on which an entry in the trash is deleted. */
export function goneOn(deletedOn: string): string {
  return addDays(deletedOn, TRASH_DAYS);
}

/** Newest day first. Within a day, the entry started last comes first. */
export function inJournalOrder(a: Journal, b: Journal): number {
  return b.written_on.localeCompare(a.written_on) || b.created_at - a.created_at;
}

/** The name of an entry in lists: its title, or else its first words. */
export function journalName({ title, text }: JournalWords): string {
  const line = title.trim() || (text.trim().split("\n")[0] ?? "").trim();
  if (line === "") return words.emptyEntry;
  if (line.length <= 80) return line;
  // Does not cut in the middle of a word, unless the word is too long.
  const lastSpace = line.lastIndexOf(" ", 79);
  return `${line.slice(0, lastSpace > 40 ? lastSpace : 79).trimEnd()}…`;
}

/** What a list shows below the name. Without a title, it continues where the name ends. */
export function textBelowName({ title, text }: JournalWords): string {
  const written = text.trim();
  if (title.trim() !== "" || written === "") return written;
  const name = journalName({ title, text });
  if (written.startsWith(name)) return written.slice(name.length).trim();
  return `… ${written.slice(name.length - 1).trim()}`;
}

/** Counts words like a word processor: text between spaces with a letter or a digit. */
export function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
