import { formatNumber, plural } from "@domain/shared/language";

export const groups = {
  pages: "Pages",
  entries: "Your entries",
  checklist: "Checklist",
  resources: "Resources",
  faqs: "FAQs",
};
export const askSupport = "Ask Support";
export const results = "Search results";
export const nothingFound = "Nothing found";
export const nothingFoundFor = (query: string) => `Nothing found for "${query}". Try fewer or other words.`;
export const found = (count: number) => `${formatNumber(count)} ${plural(count, { one: "result", other: "results" })}`;

/** Each key hint includes its keys. */
export const moveKeys = "{up} {down} move";
export const openKey = "{enter} open";
export const closeKey = "{escape} close";
export const enterKey = "Enter";
export const escapeKey = "Esc";
