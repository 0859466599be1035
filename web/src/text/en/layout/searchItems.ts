import { formatNumber } from "@domain/shared/language";

/** Further search words for a page or a tab of the tracker. They are not a sentence. */
export const pageWords = {
  dashboard: "home start checklist calendar",
  tracker: "hours records log",
  timeline: "plan years steps",
  resources: "help links study saved",
  support: "help contact message questions FAQ",
  profile: "account settings photo",
};
export const tabWords = {
  experiences: "hours volunteering research shadowing clinical work activities",
  scores: "SAT ACT MCAT DAT GPA tests",
  schools: "college list university medical dental deadlines safety match reach",
  coursework: "courses classes grades GPA transcript BCPM science",
  application: "Common App AMCAS AADSAS export CSV print copy",
  journals: "diary reflection essay writing notes",
};

/** Common actions, and words to find them. */
export const actions = {
  logHours: { title: "Log hours", words: "shift time add track" },
  addExperience: { title: "Add an experience", words: "log hours new shift" },
  addScore: { title: "Add a test score", words: "new SAT ACT MCAT DAT GPA result" },
  addSchool: { title: "Add a school", words: "new college university" },
  addCourse: { title: "Add a course", words: "new class grade import" },
  writeJournal: { title: "Write in your journal", words: "new entry" },
  exportApplication: { title: "Export or print my application", words: "CSV PDF" },
  printExperiences: { title: "Print my experiences", words: "log hours signature paper PDF" },
  printChecklist: { title: "Print my checklist", words: "where I stand summary paper PDF parent adviser" },
  seeDue: { title: "See what is due", words: "calendar deadlines dates" },
  changeStage: { title: "Change my stage", words: "standing grade year" },
  changeColors: { title: "Change the colors", words: "theme dark light mode night" },
  changePassword: { title: "Change my password", words: "login sign in security" },
  downloadData: { title: "Download my data", words: "export backup import privacy JSON" },
  logOut: { title: "Log out", words: "sign out leave exit logout signout" },
  deleteAccount: { title: "Delete my account", words: "remove privacy leave" },
};

// Shown next to the title of a student's record.
export const hours = (count: number) => `${formatNumber(count)} h`;
export const gpa = "GPA";
export const attempts = {
  official: (test: string) => `${test}, official`,
  practice: (test: string) => `${test}, practice`,
  planned: (test: string) => `${test}, planned`,
};
export const statuses = {
  researching: "Researching",
  applying: "Applying",
  primary: "Primary",
  secondary: "Secondary",
  interview: "Interview",
  decision: "Decision",
};
export const termOfYear = {
  Winter: (year: number) => `Winter ${year}`,
  Spring: (year: number) => `Spring ${year}`,
  Summer: (year: number) => `Summer ${year}`,
  Fall: (year: number) => `Fall ${year}`,
};
export const done = "Done";
export const toDo = "To do";
export const notForMe = "Not for me";

// Further search words for all records of a kind.
export const scoreWords = "score test";
export const courseWords = "course class";
export const journalWords = "journal";
export const threadWords = "message support answer";
/** Shown next to a note on a saved resource. */
export const savedNote = "Your note";
