import type { Journal } from "@domain/journal/journal";
import { hasWords, wordsOfQuery } from "../../ui/components/findWords.ts";
import type { Linkable } from "./linkable.ts";
import { linksOf } from "./orderLinkables.ts";

export interface JournalSearch {
  readonly query: string;
  /** Only entries that could be an essay. */
  readonly onlyStarred: boolean;
  /** Only entries with this tag; "" means all. */
  readonly tag: string;
}

/** Entries that contain every word of the query, in their text, title or tags. */
export function searchJournal<Entry extends Journal>(
  entries: readonly Entry[],
  { query, onlyStarred, tag }: JournalSearch,
  linkables: readonly Linkable[],
): readonly Entry[] {
  const words = wordsOfQuery(query);
  return entries.filter(
    (entry) =>
      (!onlyStarred || entry.starred) &&
      (tag === "" || entry.tags.includes(tag)) &&
      hasWords(
        [entry.title, entry.text, ...entry.tags, ...linksOf(entry, linkables).map(({ name }) => name)].join("\n"),
        words,
      ),
  );
}

/** Every tag in use, by name. */
export function tagsOf(entries: readonly Pick<Journal, "tags">[]): readonly string[] {
  return [...new Set(entries.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
}
