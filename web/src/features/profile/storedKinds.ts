import type { PlanCollection } from "@domain/records/collections";
import * as text from "@text/profile/data";

/** The name of each collection of the plan on the page. The type makes sure that a new collection is not left out. */
const COLLECTIONS: Readonly<Record<PlanCollection, string>> = text.collections;

/** What Cairn's servers store about a student, in words. */
export const STORED_KINDS: readonly string[] = [text.user, ...Object.values(COLLECTIONS)];
