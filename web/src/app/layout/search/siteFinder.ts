import { plainWord, searchIndex } from "../../../content/searchIndex.ts";
import type { SearchGroup, SearchItem } from "./searchItem.ts";

/** More than this of one kind would hide the other kinds. */
export const PER_GROUP = 5;

export interface FoundGroup {
  readonly group: SearchGroup;
  readonly items: readonly SearchItem[];
}

/** A student looks for a page or a record more often than for something to read. */
const WEIGHTS: Readonly<Record<SearchGroup, number>> = {
  pages: 3,
  entries: 1.5,
  checklist: 1.2,
  resources: 1,
  faqs: 1,
};

/** Returns the results: the kind with the best match first, and within each kind the best match first. */
export type SiteFinder = (query: string) => readonly FoundGroup[];

export async function siteFinder(items: readonly SearchItem[]): Promise<SiteFinder> {
  const parts = {
    title: ({ title }: SearchItem) => title,
    words: ({ words }: SearchItem) => words,
    context: ({ context }: SearchItem) => context,
  };
  const find = await searchIndex(items, parts, ({ group }) => WEIGHTS[group]);
  return (query) => grouped(ranked(find(query), query));
}

/** The best first: in the engine's order, but exact words before anything else. */
function ranked(found: readonly SearchItem[], query: string): readonly SearchItem[] {
  const words = wordsOf(query);
  const rows = found.map((item) => ({ item, rank: rankOf(item, words) }));
  const best = rows.reduce((least, { rank }) => Math.min(least, rank), SLIP);
  // A fuzzy match counts only if nothing matches exactly.
  const meant = best < SLIP ? rows.filter(({ rank }) => rank < SLIP) : rows;
  return meant.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** In this order. "Own" means pages, actions and the student's records. */
const RANKS = { exactTitle: 0, ownTitle: 1, ownWords: 2, title: 3, words: 4 } as const;
/** The rank of an item found only by a fuzzy match. */
const SLIP: number = 5;

function rankOf({ group, title, kind = "", words, context }: SearchItem, typed: readonly string[]): number {
  const inTitle = wordsOf(title);
  if (inTitle.join(" ") === typed.join(" ")) return RANKS.exactTitle;
  const isOwn = group === "pages" || group === "entries" || group === "checklist";
  if (beginsWith([...inTitle, ...wordsOf(kind)], typed)) return isOwn ? RANKS.ownTitle : RANKS.title;
  if (beginsWith([...inTitle, ...wordsOf(`${words} ${context}`)], typed)) return isOwn ? RANKS.ownWords : RANKS.words;
  return SLIP;
}

/** Whether every typed word is the beginning of one of these words. */
function beginsWith(words: readonly string[], typed: readonly string[]): boolean {
  return typed.every((each) => words.some((word) => word.startsWith(each)));
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainWord)
    .filter(Boolean);
}

function grouped(items: readonly SearchItem[]): readonly FoundGroup[] {
  const groups = new Map<SearchGroup, SearchItem[]>();
  for (const item of items) {
    const row = groups.get(item.group) ?? [];
    if (row.length < PER_GROUP) row.push(item);
    groups.set(item.group, row);
  }
  return Array.from(groups, ([group, row]) => ({ group, items: row }));
}
