import { askSupport } from "@text/layout/searchResults";
import { SUPPORT } from "../../../base/paths.ts";

/** The order of the groups while nothing is typed. */
export const SEARCH_GROUPS = ["pages", "entries", "checklist", "resources", "faqs"] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Something the search finds, and where it is. */
export interface SearchItem {
  /** Unique among all items. */
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  /** Shown next to the title: "Tracker", "60 h". */
  readonly context: string;
  /** Further words to match. */
  readonly words: string;
  /** Describes the item as well as its title does: the type of an experience. Also part of `words`. */
  readonly kind?: string;
  /** A path in Cairn. */
  readonly to: string;
  /** An action: runs on the current page, or, for printing, once the address is open. */
  readonly act?: "log-hours" | "print";
}

/** Offered if nothing was found. */
export const ASK_SUPPORT: SearchItem = {
  id: "action:ask",
  group: "pages",
  title: askSupport,
  context: "",
  words: "",
  to: SUPPORT,
};
