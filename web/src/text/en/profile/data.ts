import { formatNumber, plural } from "@domain/shared/language";

export const myData = "My data";
export const whatIsStored = "What is stored, and where";
export const kindsStored = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "kind", other: "kinds" })} of records`;
export const storedOnServers = "On Cairn's servers (Google's Cloud Firestore):";
export const user = "your username, what you are called, stage, phone number, colors and layout";
export const collections = {
  checklists: "your checklists: tasks, due dates, and what is done",
  photos: "your profile photo, if you chose one",
  experiences: "your experiences and their shifts",
  summaries: "the hours of your experiences, for the dashboard",
  scores: "your test scores and grade averages",
  schools: "the schools on your list",
  courses: "your courses and grades",
  season: "the days of each school's season",
  interviews: "your interviews",
  journals: "your journal entries",
  essays: "your essays",
  essayVersions: "earlier versions of your essays",
  applications: "what you chose for each application form, and in which order",
  letters: "your letters of recommendation and their writers",
  savedResources: "the resources you saved",
  timelines: "the timeline steps you did or skipped",
  practices: "the interview questions you practiced",
  settings: "your goals, your apply date, and what your calendar address contains",
  shares: "which parts you have shared, for which kind of reader, and until when",
  supportThreads: "your messages to support, and the answers, which support reads too",
};
export const loginStored =
  "Your email, and your password as a code no one can read back, are with the sign-in service (Firebase Authentication).";
export const offlineCopyStored = "This browser keeps a copy for offline use, and your colors, until you log out.";

export const download = "Download";
export const downloadHint = "Everything stored on Cairn's servers, in one JSON file.";
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
  "Bring back a plan you downloaded. This works only in an account where nothing has been done yet, so it never overwrites your work.";
export const chooseFile = "Choose a file";
export const planFile = "Plan file";
export const planOf = (name: string, stage: string) => `The plan of ${name}, ${stage}.`;
export const planOfSaved = (name: string, stage: string, day: string) => `The plan of ${name}, ${stage}, saved ${day}.`;
export const importPlan = "Import this plan";
export const importing = "Importing";
export const notThisFile = "Not this file";
export const imported = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} document is back in your account.`,
    other: `${formatNumber(count)} documents are back in your account.`,
  });
export const fileTooLarge = "This file is over 4 MB. A Cairn plan is never that large.";
export const notJson = 'This is not a JSON file. Choose the one that "Download my data" gave you.';
