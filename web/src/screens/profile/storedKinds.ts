import type { UserCollection } from "@domain/paths";
import * as text from "@text/profile/data";

export interface StoredKind {
  readonly what: string;
  readonly where: string;
}

/** What each collection of a student is called on the page; a new collection cannot be left out. */
const COLLECTIONS: Readonly<Record<UserCollection, StoredKind>> = text.collections;

export const STORED_KINDS: readonly StoredKind[] = [
  text.login,
  text.user,
  ...Object.values(COLLECTIONS),
  text.offlineCopy,
];
