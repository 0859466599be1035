import { formatNumber, plural } from "@domain/shared/language";

// How it fits.
export const howItFits = "How it fits";
export const figuresFrom = (source: string) => `Approximate figures. Source: ${source}.`;
export const websiteOf = (school: string) => `Website of ${school}`;
export const figuresOf = (year: string, source: string) => `Approximate figures for ${year}. Source: ${source}.`;
export const newerFigures = (year: string) => `Cairn has newer figures, for ${year}.`;
export const takeFiguresOf = (year: string) => `Use the figures for ${year}`;
export const countsAsCalculated = (school: string) => `${school} counts as calculated.`;
export const countsAsFit = {
  safety: (school: string) => `${school} counts as a safety.`,
  match: (school: string) => `${school} counts as a match.`,
  reach: (school: string) => `${school} counts as a reach.`,
};
export const ownChoiceFor = (school: string) => `My own choice for ${school}`;
export const countsAs = "Counts as";
export const asCalculated = "As calculated";
export const why = "Why";
export const saveMyChoice = "Save my choice";

// A typed school that Cairn knows.
export const isThisIt = "Is it one of these?";
export const whyUseKnown =
  "You typed this school. Cairn's list has its city, its figures and the service to apply through. Your status, dates, notes and own figures stay.";
export const useKnown = (school: string) => `Use ${school}`;
export const knownNotLoaded = (school: string) =>
  `The figures of ${school} could not be loaded. Check your connection and try again.`;

// Status and dates.
export const statusAndDates = "Status and dates";
export const decidedOn = "Day of the decision";
export const decisionWas = "Decision was";
export const notYetKnown = "Not yet known";

// Deadlines.
export const deadlines = "Deadlines";
export const onCalendarToo = "They also appear on your dashboard's calendar.";
export const deadlinesOf = (school: string) => `Deadlines of ${school}`;
export const deadlineDeleted = (due: string) => `Deleted ${due}.`;
export const dayOf = (due: string) => `Day of ${due}`;
export const deleteDeadline = (due: string) => `Delete the deadline ${due}`;
export const deadlinesFull = (limit: number) => `A school can have ${limit} deadlines. Delete one to add another.`;
export const addDeadlineOf = (school: string) => `Add a deadline of ${school}`;
export const whatIsDue = "What is due";
export const day = "Day";
export const enterDay = "Enter the day it is due.";
export const addDeadline = "Add deadline";
export const secondaryApplication = {
  HS: "Secondary application",
  PM: "Secondary application",
  PD: "Supplemental application",
};
export const answerSecondary = (date: string) =>
  `Schools like an answer within two weeks. Add a deadline for ${date}? You can change it later.`;
export const addSecondary = "Add this deadline";
export const usualDeadlineIs = (what: string, date: string) =>
  `${what}: ${date}. Add it, then check the school's own day.`;
export const addUsualDeadline = "Add the usual day";
export const checkedDeadline = "I checked it";
export const deadlineChecked = (due: string) => `${due} counts as checked.`;
export const deadlineAdded = (due: string, date: string) => `${due} is due on ${date}.`;
/** Suggestions for the name of a deadline. Any other name can be typed. */
export const usualDeadlines = {
  HS: ["Early decision", "Early action", "Regular decision", "Financial aid", "Housing", "Deposit"],
  PM: ["Primary application", "Secondary application", "Letters of recommendation", "Interview reply", "Deposit"],
  PD: ["Application", "Supplemental application", "DAT scores", "Letters of evaluation", "Deposit"],
};

// Common requirements.
export const requirements = "What schools usually ask for";
export const requirementsOf = (school: string) => `What schools such as ${school} ask for`;
export const testThere = (test: string) => `An official ${test} result is entered.`;
export const testMissing = (test: string) => `No official ${test} result is entered yet.`;
export const prerequisitesMet = (metCount: number, all: number) =>
  `Your courses cover ${metCount} of ${all} usual prerequisites.`;
/** By a college's SAT and ACT policy. The entry is, for example, "fall 2027". */
export const testPolicies = {
  required: (entry: string) => `Requires SAT or ACT for ${entry} entry.`,
  "required-below": (entry: string) => `Requires SAT or ACT of some students for ${entry} entry.`,
  flexible: (entry: string) => `Requires test scores for ${entry} entry, but not only SAT and ACT count.`,
  optional: (entry: string) => `SAT and ACT are optional for ${entry} entry.`,
  blind: (entry: string) => `Does not look at SAT or ACT for ${entry} entry.`,
  unknown: (entry: string) => `This college's SAT and ACT policy for ${entry} entry is not known here.`,
};
export const testPolicyRule = {
  title: "What colleges ask of test scores",
  text: "Colleges change this between one cycle and the next, so a college's own page has the last word.",
};
/** What a college told the government, in an earlier year: "fall 2024 entry". */
export const reportedTestPolicies = {
  required: (year: string, source: string) =>
    `Required SAT or ACT for ${year} (${source}). Check on its own site whether that still holds.`,
  optional: (year: string, source: string) =>
    `SAT and ACT were optional for ${year} (${source}). Check on its own site whether that still holds.`,
  blind: (year: string, source: string) =>
    `Did not look at SAT or ACT for ${year} (${source}). Check on its own site whether that still holds.`,
};
export const testPolicyTags = {
  there: "Done",
  required: "To do",
  "required-below": "It depends",
  flexible: "To do",
  optional: "Your choice",
  blind: "Not needed",
  unknown: "Look it up",
};
export const lettersTaken = (service: string, most: number) => `${service} takes up to ${most} letters.`;
export const couldBeAsked = (people: number) =>
  `Your experiences name ${formatNumber(people)} ${plural(people, { one: "person", other: "people" })} you could ask.`;
export const noOneToAsk = "Your experiences do not name anyone you could ask yet.";
export const lettersOnTimeline = "Letters on the timeline";
export const letterStates = { open: "To do", done: "Requested", skipped: "Skipped" };
export const met = "Done";
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
export const whatFiguresAreFor = "The fit is calculated from these. Enter newer figures when you find them.";
export const figuresFormOf = (school: string) => `School and figures of ${school}`;
export const schoolSaved = (school: string) => `Saved ${school}.`;
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
export const admitted = "Admission rate (%)";
export const satLow = "SAT, lower end";
export const satHigh = "SAT, upper end";
export const actLow = "ACT, lower end";
export const actHigh = "ACT, upper end";
export const takesEveryone = "Takes nearly everyone who applies (open admission)";
export const looksAtNoScores = "Does not look at scores";
export const datScale = "DAT scale";
export const typicalDat = "Typical DAT average";
export const typicalMcat = "Typical MCAT";
export const publicOrPrivate = "Public or private";
export const notKnown = "Not known";
export const publicSchool = "Public";
export const privateSchool = "Private";
export const fromItsState = "In-state students (%)";
