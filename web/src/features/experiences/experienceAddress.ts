import { TRACKER } from "../../base/paths.ts";

const LIST = `${TRACKER}/experiences`;

/** What an address below the tab's own shows. */
export type Place =
  | { readonly shows: "list" }
  | { readonly shows: "new" }
  | { readonly shows: "import" }
  | { readonly shows: "record"; readonly id: string };

export function placeOf(rest: string): Place {
  const [first = ""] = rest.split("/");
  if (first === "") return { shows: "list" };
  return first === "new" || first === "import" ? { shows: first } : { shows: "record", id: first };
}

/** The addresses keep the list's filters, so that going back shows the same list. */
export const listAddress = (search: string) => LIST + search;
export const newAddress = (search: string) => `${LIST}/new${search}`;
export const importAddress = (search: string) => `${LIST}/import${search}`;
export const recordAddress = (id: string, search: string) => `${LIST}/${id}${search}`;

/** The hash of the part of a record's page where hours are logged. */
export const LOG_HASH = "#log";
