import type { UserCollection } from "@domain/paths";

export interface StoredKind {
  readonly what: string;
  readonly where: string;
}

/** What each collection of a student is called on the page; a new collection cannot be left out. */
const COLLECTIONS: Readonly<Record<UserCollection, StoredKind>> = {
  checklists: {
    what: "Your checklists: tasks, due dates, and what is done",
    where: "Cloud Firestore, one document for each stage",
  },
  photos: { what: "Your profile photo, if you chose one", where: "Cloud Firestore, a document of its own" },
};

export const STORED_KINDS: readonly StoredKind[] = [
  { what: "Your login: email, and the password as a code nobody can read back", where: "Firebase Authentication" },
  { what: "Your username, stage, phone number, colors and layout", where: "Cloud Firestore, your user document" },
  ...Object.values(COLLECTIONS),
  { what: "A copy of all this for offline use, and your colors", where: "This browser, until you log out" },
];
