import { formatNumber, plural } from "@domain/shared/language";

// How it fits.
export const howItFits = "How it fits";
export const figuresFrom = (source: string) => `Figures, approximate. Source: ${source}.`;
export const websiteOf = (school: string) => `Website of ${school}`;
export const figuresOf = (year: string, source: string) => `Figures of ${year}, approximate. Source: ${source}.`;
export const countsAsReckoned = (school: string) => `${school} counts as reckoned.`;
export const countsAsFit = {
  safety: (school: string) => `${school} counts as a safety.`,
  match: (school: string) => `${school} counts as a match.`,
  reach: (school: string) => `${school} counts as a reach.`,
};
export const ownWordOn = (school: string) => `My own word on ${school}`;
export const countsAs = "Counts as";
export const asReckoned = "As reckoned";
export const why = "Why";
export const saveMyWord = "Save my word";

// Status and dates.
export const statusAndDates = "Status and dates";
export const decisionWas = "Decision was";
export const notYetKnown = "Not yet known";

// Deadlines.
export const deadlines = "Deadlines";
export const onCalendarToo = "They also stand on your dashboard's calendar.";
export const deadlinesOf = (school: string) => `Deadlines of ${school}`;
export const deadlineDeleted = (due: string) => `${due} is deleted.`;
export const dayOf = (due: string) => `Day of ${due}`;
export const deleteDeadline = (due: string) => `Delete the deadline ${due}`;
export const deadlinesFull = (limit: number) => `A school holds ${limit} deadlines. Delete one to add another.`;
export const addDeadlineOf = (school: string) => `Add a deadline of ${school}`;
export const whatIsDue = "What is due";
export const day = "Day";
export const enterDay = "Enter the day it is due.";
export const addDeadline = "Add deadline";
export const secondaryApplication = "Secondary application";
export const answerSecondary = (date: string) =>
  `Schools like an answer within two weeks. Add a deadline for ${date}? You can change it afterwards.`;
export const addSecondary = "Add this deadline";
export const deadlineAdded = (due: string, date: string) => `${due} is due on ${date}.`;
/** What such deadlines are mostly called; any other name can be typed. */
export const usualDeadlines = {
  HS: ["Early decision", "Early action", "Regular decision", "Financial aid", "Housing", "Deposit"],
  PM: ["Primary application", "Secondary application", "Letters of recommendation", "Interview reply", "Deposit"],
  PD: ["Application", "Supplemental application", "DAT scores", "Letters of evaluation", "Deposit"],
};

// What schools usually ask for.
export const requirements = "What schools usually ask for";
export const requirementsOf = (school: string) => `What schools such as ${school} ask for`;
export const testThere = (test: string) => `An official ${test} result is entered.`;
export const testMissing = (test: string) => `No official ${test} result is entered yet.`;
export const prerequisitesMet = (metCount: number, all: number) =>
  `${metCount} of ${all} usual prerequisites are covered by your courses.`;
/** By what a college says of SAT and ACT; the cycle such as 2026-27. */
export const testPolicies = {
  required: (cycle: string) => `Asks for SAT or ACT in ${cycle}.`,
  optional: (cycle: string) => `Leaves SAT and ACT to you in ${cycle}.`,
  blind: (cycle: string) => `Does not look at SAT or ACT in ${cycle}.`,
  unknown: (cycle: string) => `What this college asks of SAT and ACT in ${cycle} is not known here.`,
};
export const testPolicyTags = {
  there: "There",
  required: "To do",
  optional: "Your choice",
  blind: "Not needed",
  unknown: "Look it up",
};
export const lettersTaken = (service: string, most: number) => `${service} takes up to ${most} letters.`;
export const couldBeAsked = (people: number) =>
  `Your experiences name ${formatNumber(people)} ${plural(people, { one: "person", other: "people" })} you could ask.`;
export const nobodyToAsk = "Your experiences name nobody yet whom you could ask.";
export const lettersOnTimeline = "Letters on the timeline";
export const letterStates = { open: "To do", done: "Requested", skipped: "Skipped" };
export const met = "There";
export const notYetMet = "To do";
export const checkedOn = (date: string) => `Checked on ${date}`;
export const schoolDecides =
  "Each school's own site says what that school asks for, and whose letters it wants to read.";

// Notes.
export const notes = "Notes";
export const noteOn = (school: string) => `Note on ${school}`;
export const toRemember = "What you want to remember";
export const noteLength = (length: number, limit: string) => `${length} of ${limit} characters`;
export const saveNote = "Save note";
export const noteSaved = "Your note is saved.";

// School and figures.
export const schoolAndFigures = "School and figures";
export const whatFiguresAreFor = "What the fit is reckoned from. Enter newer figures when you find them.";
export const figuresFormOf = (school: string) => `School and figures of ${school}`;
export const schoolSaved = (school: string) => `${school} is saved.`;
export const name = "Name";
export const kind = "Kind";
export const kinds = { UG: "College", MD: "MD (allopathic)", DO: "DO (osteopathic)", DDS: "Dental (DDS or DMD)" };
export const city = "City";
export const state = "State";
export const none = "None";
export const saveSchool = "Save school";
export const typicalGpa = "Typical GPA";
export const figuresDescribe = "These figures describe";
export const suchAsFall = "Such as fall 2025 entry";
export const whereFound = "Where you found them";
export const admitted = "Admitted of 100";
export const satLow = "SAT, lower end";
export const satHigh = "SAT, upper end";
export const actLow = "ACT, lower end";
export const actHigh = "ACT, upper end";
export const looksAtNoScores = "Looks at no scores";
export const datScale = "DAT scale";
export const typicalDat = "Typical DAT average";
export const typicalMcat = "Typical MCAT";
export const publicOrPrivate = "Public or private";
export const notKnown = "Not known";
export const publicSchool = "Public";
export const privateSchool = "Private";
export const fromItsState = "From its state, of 100";
