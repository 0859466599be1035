import { formatNumber } from "@domain/shared/language";

/** Further search words for a tab of the tracker. They are not a sentence. */
export const tabWords = {
  experiences: "hours volunteering community service research shadowing clinical work activities",
  scores: "SAT ACT MCAT DAT GPA tests",
  schools: "college list university medical dental deadlines safety match reach",
  coursework: "courses classes grades GPA transcript BCPM science",
  application:
    "Common App UC AMCAS AACOMAS TMDSAS AADSAS honors awards achievements export CSV print copy essays letters recommendation",
  journals: "diary reflection essay writing notes",
};

/** Common actions, and words to find them. */
export const actions = {
  addTask: { title: "Add a task to my checklist", words: "new own todo to-do list" },
  logHours: { title: "Log hours", words: "shift time add track" },
  startTimer: { title: "Start a timer", words: "stopwatch clock shift hours" },
  addExperience: { title: "Add an experience", words: "log hours new shift" },
  addScore: { title: "Add a test score", words: "new SAT ACT MCAT DAT GPA result" },
  addSchool: { title: "Add a school", words: "new college university" },
  addCourse: { title: "Add a course", words: "new class grade import" },
  addLetter: { title: "Add a letter of recommendation", words: "new recommender writer teacher professor counselor" },
  seeSeason: {
    title: "See my application season",
    words:
      "interview offer deposit waitlist secondary secondaries commit Plan to Enroll early decision FAFSA CSS aid Sankey cycle",
  },
  writeJournal: { title: "Write in your journal", words: "new entry" },
  writeEssay: { title: "Write an essay", words: "secondary secondaries prompt personal statement supplement" },
  exportApplication: { title: "Export or print my application", words: "CSV PDF" },
  printPacket: {
    title: "Print my whole application",
    words: "everything packet cover essays letters schools courses scores paper PDF advisor",
  },
  practiceInterview: { title: "Practice an interview", words: "interview room MMI question timer station" },
  printExperiences: { title: "Print my experiences", words: "log hours signature paper PDF" },
  printChecklist: { title: "Print my checklist", words: "where I stand summary paper PDF parent advisor" },
  seeDue: { title: "See what is due", words: "calendar deadlines dates" },
  changeStage: { title: "Change my stage", words: "standing grade year" },
  changeColors: { title: "Change the colors", words: "theme dark light mode night" },
  changePassword: { title: "Change my password", words: "login sign in security" },
  setReminders: { title: "Set reminders", words: "email digest notifications push alerts remind" },
  calendarAddress: {
    title: "See my dates in my calendar",
    words: "subscribe Google Apple Outlook iCal ICS feed sync address",
  },
  downloadData: { title: "Download my data", words: "export backup import privacy JSON" },
  seeSharing: { title: "See what I share", words: "sharing links comments end stop" },
  shareWithAdviser: { title: "Share with my advisor", words: "link show plan read adviser" },
  shareWithCounselor: { title: "Share with my counselor", words: "link show plan read school" },
  shareWithParent: {
    title: "Share with a parent",
    words: "link show plan read family mother father mom mum dad guardian",
  },
  shareWithWriter: { title: "Share with a letter writer", words: "link show plan read recommender teacher" },
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
  primary: "Primary sent",
  secondary: "Secondary received",
  interview: "Interview",
  decision: "Decision",
};
/** Colleges have one application, so it is not called a primary. */
export const applicationSent = "Application sent";
export const supplementalReceived = "Supplemental received";
export const termOfYear = {
  Winter: (year: number) => `Winter ${year}`,
  Spring: (year: number) => `Spring ${year}`,
  Summer: (year: number) => `Summer ${year}`,
  Fall: (year: number) => `Fall ${year}`,
};
/** How far a letter of recommendation is. */
export const letterStates = {
  planned: "Letter, not asked yet",
  asked_on: "Letter, asked",
  agreed_on: "Letter, agreed",
  given_on: "Letter, material given",
  received_on: "Letter, received",
  thanked_on: "Letter, thanked",
  declined_on: "Letter, declined",
};
export const done = "Done";
export const toDo = "To do";
export const notForMe = "Not for me";

// Further search words for all records of a kind.
export const scoreWords = "score test";
export const courseWords = "course class";
export const letterWords = "letter of recommendation writer recommender";
export const journalWords = "journal";
export const essayWords = "essay secondary prompt statement";
/** Shown next to an essay that is due on no day and goes to no school. */
export const essay = "Essay";
export const practiceWords = "interview practice question";
export const interviewAt = (school: string) => `Interview at ${school}`;
export const removedSchool = "a school no longer on your list";
export const interviewWords = "interview MMI panel thank-you";
export const threadWords = "message support answer";
/** Shown next to a note on a saved resource. */
export const savedNote = "Your note";
export const savedLink = "Saved link";
