import { askSupport } from "@text/layout/searchResults";
import { SUPPORT } from "../../paths.ts";

/** In this order where nothing is typed yet. */
export const SEARCH_GROUPS = ["pages", "entries", "checklist", "resources", "faqs"] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Something the search finds, and where it is. */
export interface SearchItem {
  /** Unlike that of any other item. */
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  /** Stands beside the title: "Tracker", "60 h". */
  readonly context: string;
  /** Further words it is found by. */
  readonly words: string;
  /** Says what it is as well as its title does: the type of an experience. Among `words`, too. */
  readonly kind?: string;
  /** An address of ours. */
  readonly to: string;
  /** Done at once: on the page the student is on, or, for printing, once the address is open. */
  readonly act?: "log-hours" | "print";
}

/** The way on where nothing was found. */
export const ASK_SUPPORT: SearchItem = {
  id: "action:ask",
  group: "pages",
  title: askSupport,
  context: "",
  words: "",
  to: SUPPORT,
};
