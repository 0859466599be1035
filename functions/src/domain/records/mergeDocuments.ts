import type { Checklist } from "../checklist/checklist.ts";
import { mergeChecklists } from "../checklist/mergeChecklists.ts";
import { ROW_LIMITS } from "./collectionSchemas.ts";
import { COLLECTIONS, type CollectionWith } from "./collections.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The collections in which a document that both have is merged. In other collections, the account's document is kept:
 * its experience, its journal entry, its photo.
 */
export type MergedCollection = CollectionWith<"merge", "rows" | "tasks" | "fields">;

/** The merged document of an account and a guest that have the same id in such a collection. */
export function mergeDocuments(collection: MergedCollection, account: Fields, guest: Fields, guestUid: string): Fields {
  switch (COLLECTIONS[collection].merge) {
    case "tasks":
      return mergeChecklists(account as Checklist, guest as Checklist, guestUid);
    case "fields":
      return mergeFields(account, guest);
    case "rows":
      return mergeRowLists(account, guest);
  }
}

/** Whether a list has more rows than its collection allows. */
export function isTooLong(collection: MergedCollection, fields: Fields): boolean {
  return collection !== "settings" && Object.keys(fields.items ?? {}).length > ROW_LIMITS[collection];
}

/** A row that both have stays as the account has it. Mixing the two would give a row that neither of them wrote. */
function mergeRowLists(account: Fields, guest: Fields): Fields {
  return { ...guest, ...account, items: { ...Object(guest.items), ...Object(account.items) } };
}

/**
 * A setting that both have stays as the account has it. Maps merge by key: a goal for one type does not affect others.
 */
function mergeFields(account: Fields, guest: Fields): Fields {
  const merged: Record<string, unknown> = { ...guest };
  for (const [name, ours] of Object.entries(account)) {
    const theirs = guest[name];
    merged[name] = isFields(ours) && isFields(theirs) ? mergeFields(ours, theirs) : ours;
  }
  return merged;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
