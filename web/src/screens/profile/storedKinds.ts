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
  experiences: { what: "Your experiences and their shifts", where: "Cloud Firestore, one document for each" },
  summaries: { what: "The hours of your experiences, for the dashboard", where: "Cloud Firestore, one document" },
  scores: { what: "Your test scores and grade averages", where: "Cloud Firestore, one document" },
  schools: { what: "The schools on your list", where: "Cloud Firestore, one document" },
  courses: { what: "Your courses and grades", where: "Cloud Firestore, one document" },
  journals: { what: "Your journal entries", where: "Cloud Firestore, one document for each" },
  applications: {
    what: "What you chose for each application form, and in which order",
    where: "Cloud Firestore, one document for each form",
  },
  savedResources: { what: "The resources you saved", where: "Cloud Firestore, one document" },
  timelines: { what: "The timeline steps you did or skipped", where: "Cloud Firestore, one document" },
  settings: { what: "Your goals and your apply date", where: "Cloud Firestore, one document" },
  supportThreads: {
    what: "Your messages to support, and the answers",
    where: "Cloud Firestore, one document for each",
  },
};

export const STORED_KINDS: readonly StoredKind[] = [
  { what: "Your login: email, and the password as a code nobody can read back", where: "Firebase Authentication" },
  { what: "Your username, stage, phone number, colors and layout", where: "Cloud Firestore, your user document" },
  ...Object.values(COLLECTIONS),
  { what: "A copy of all this for offline use, and your colors", where: "This browser, until you log out" },
];
