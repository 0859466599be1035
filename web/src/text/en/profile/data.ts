import { formatNumber, plural } from "@domain/language";

export const myData = "My data";
export const whatIsStored = "What is stored, and where";
export const login = {
  what: "Your login: email, and the password as a code nobody can read back",
  where: "Firebase Authentication",
};
export const user = {
  what: "Your username, stage, phone number, colors and layout",
  where: "Cloud Firestore, your user document",
};
export const collections = {
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
export const offlineCopy = {
  what: "A copy of all this for offline use, and your colors",
  where: "This browser, until you log out",
};

export const download = "Download";
export const downloadHint = "Everything in the cloud in one JSON file, fresh from the server.";
export const downloadMyData = "Download my data";
export const downloadFirst = "Download my data first";
export const collecting = "Collecting";
export const downloaded = (documents: number, file: string) =>
  plural(documents, {
    one: `${formatNumber(documents)} document is in ${file}.`,
    other: `${formatNumber(documents)} documents are in ${file}.`,
  });

export const importHeading = "Import";
export const importHint =
  "Put a downloaded file back. This works in an account in which nothing has been done yet, so that no work is ever written over.";
export const chooseFile = "Choose a file";
export const planFile = "Plan file";
export const planOf = (name: string, stage: string) => `The plan of ${name}, ${stage}.`;
export const planOfSaved = (name: string, stage: string, day: string) => `The plan of ${name}, ${stage}, saved ${day}.`;
export const importDocuments = (count: number) =>
  plural(count, {
    one: `Import ${formatNumber(count)} document`,
    other: `Import ${formatNumber(count)} documents`,
  });
export const importing = "Importing";
export const notThisFile = "Not this file";
export const imported = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} document is back in your account.`,
    other: `${formatNumber(count)} documents are back in your account.`,
  });
export const fileTooLarge = "This file is over 4 MB, which is more than a plan of Cairn can be.";
export const notJson = 'This is not a JSON file. Choose the one that "Download my data" gave you.';
