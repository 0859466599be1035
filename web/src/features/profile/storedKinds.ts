import type { UserCollection } from "@domain/records/firestorePaths";
import * as text from "@text/profile/data";

/** The name of each user collection on the page. The type makes sure that a new collection is not left out. */
const COLLECTIONS: Readonly<Record<UserCollection, string>> = text.collections;

/** What Cairn's servers store about a student, in words. */
export const STORED_KINDS: readonly string[] = [text.user, ...Object.values(COLLECTIONS)];
