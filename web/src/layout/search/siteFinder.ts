import { searchIndex } from "../../content/searchIndex.ts";
import type { SearchGroup, SearchItem } from "./searchItem.ts";

/** More than these of one kind would hide the other kinds. */
export const PER_GROUP = 5;

export interface FoundGroup {
  readonly group: SearchGroup;
  readonly items: readonly SearchItem[];
}

/** A student looks for a place or for a record more often than for something to read. */
const WEIGHTS: Readonly<Record<SearchGroup, number>> = {
  pages: 3,
  entries: 1.5,
  checklist: 1.2,
  resources: 1,
  faqs: 1,
};

/** What a query finds, the kind with the best match first, and in each the best first. */
export type SiteFinder = (query: string) => readonly FoundGroup[];

export async function siteFinder(items: readonly SearchItem[]): Promise<SiteFinder> {
  const parts = {
    title: ({ title }: SearchItem) => title,
    words: ({ words }: SearchItem) => words,
    context: ({ context }: SearchItem) => context,
  };
  const find = await searchIndex(items, parts, ({ group }) => WEIGHTS[group]);
  return (query) => grouped(find(query));
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
