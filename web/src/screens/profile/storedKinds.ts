import type { UserCollection } from "@domain/records/firestorePaths";
import * as text from "@text/profile/data";

/** What each collection of a student is called on the page; a new collection cannot be left out. */
const COLLECTIONS: Readonly<Record<UserCollection, string>> = text.collections;

/** What Cairn's servers hold of a student, in words. */
export const STORED_KINDS: readonly string[] = [text.user, ...Object.values(COLLECTIONS)];
