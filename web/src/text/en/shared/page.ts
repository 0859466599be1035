import { formatNumber, isolated, plural } from "@domain/shared/language";

/** `student` is empty if the student shares without a name. */
export const planHeading = (student: string) => (student === "" ? "A shared plan" : `The plan of ${isolated(student)}`);
export const tabTitle = "A shared plan";
export const skipToPlan = "Skip to the plan";
export const home = "Cairn, the planner this comes from";
export const about = "About this page";
export const meantFor = "Meant for";
export const asOf = "As of";
export const versions = "Versions";
export const isLive = "Live, updates by itself";
export const isFrozen = "Frozen, does not change";
export const endsOn = "Open until";
export const noteBy = (student: string) =>
  student === "" ? "Note from the student" : `Note from ${isolated(student)}`;
export const contents = "Contents";
export const print = "Print";
/** At the bottom of each printed page. */
export const printedFooter = (heading: string, day: string) => `${heading}, as of ${day}`;
export const whatIsNext = "What is next";
export const interviewAt = (school: string) => `${isolated(school)}: interview`;
export const wasDue = (day: string) => `Was due ${day}`;
export const nothingShared = "There is nothing in this plan yet.";
export const updated = "The student has just updated this plan.";
export const offline = "You are offline. You see the plan as it was when it was last received.";
export const partUnreadable = "This part cannot be read. The rest of the plan is complete.";
export const sealedNote =
  "Only people with this link can read this plan. It was encrypted on the student's device; the service that stores it cannot read it.";
export const report = "Report this plan";
export const privacy = "Privacy";
export const what = "the plan";

export const parts = {
  checklist: "Checklist",
  hours: "Hours and experiences",
  application: "Application entries",
  schools: "Schools",
  courses: "Courses and GPA",
  scores: "Test scores",
  essay: "Essay",
  season: "Application season",
  journals: "Journal entries",
};

export const empty = {
  checklist: "No tasks.",
  hours: "No experiences.",
  application: "No entries.",
  schools: "No schools.",
  courses: "No courses.",
  scores: "No scores.",
  essay: "No text yet.",
  season: "No schools.",
  journals: "No entries.",
};

/** The rows of a part, where it has several. */
export const rows = {
  tasks: "tasks",
  experiences: "experiences",
  entries: "entries",
  schools: "schools",
  terms: "terms",
  scores: "scores",
  essays: "essays",
  journals: "journal entries",
};
const counted = (one: string, other: string) => (count: number) =>
  `${formatNumber(count)} ${plural(count, { one, other })}`;
/** What a part has, next to its heading. */
export const counts = {
  checklist: counted("task", "tasks"),
  hours: counted("experience", "experiences"),
  application: counted("entry", "entries"),
  schools: counted("school", "schools"),
  courses: counted("course", "courses"),
  scores: counted("score", "scores"),
  essay: counted("essay", "essays"),
  season: counted("school", "schools"),
  journals: counted("entry", "entries"),
};
export const showAll = (count: number, noun: string) => `Show all ${formatNumber(count)} ${noun}`;
export const showFewer = (noun: string) => `Show fewer ${noun}`;

/** Each says what happened and what to do. */
export const states = {
  "cut-link": {
    heading: "This link is not complete",
    text: "The end of the link is missing, and with it the key that opens the plan. Copy the whole link from the message you got, or ask the student to send it again.",
  },
  "wrong-key": {
    heading: "This link does not open the plan",
    text: "The key at the end of the link does not fit. Part of it may have been lost or changed on the way. Copy the whole link from the message you got, or ask the student to send it again.",
  },
  gone: {
    heading: "There is no plan at this link",
    text: "The student may have ended the sharing, its last day may be over, or it was closed after a report. Or the link is not right: copy all of it from the message you got. Otherwise, ask the student for a new link.",
  },
  ended: {
    heading: "This plan is no longer shared",
    text: "The student has ended the sharing, its last day is over, or it was closed after a report. Ask the student for a new link if you still need it.",
  },
  unreadable: {
    heading: "This page is too old for the plan",
    text: "The plan was made with a newer version of Cairn. Reload the page to get that version.",
  },
  failed: {
    heading: "The plan could not be loaded",
    text: "Check your connection. The page tries again by itself when you are back online.",
  },
};
export const reload = "Reload the page";

export const doneOf = (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} done`;
export const isDone = "Done";
export const isOpen = "Open";
export const doneOn = (day: string) => `Done ${day}`;
export const due = (day: string) => `Due ${day}`;

export const type = "Type";
export const entries = "Entries";
export const completed = "Completed";
export const anticipated = "Anticipated";
export const total = "Total";
export const hoursAsOf = (day: string) => `Hours up to ${day} count as completed.`;
export const hoursOf = (count: number) => `${formatNumber(count)} ${plural(count, { one: "hour", other: "hours" })}`;
export const hoursAnticipated = (hours: string) => `${hours} anticipated`;
export const experiences = "Experiences";
export const now = "now";
export const fromTo = (start: string, end: string) => `${start} to ${end}`;
export const grades = (list: string) => `Grades: ${list}`;

export const status = "Status";
export const deadlines = "Deadlines";
export const deadlineDone = (deadline: string) => `${deadline}, done`;

export const averages = "Averages";
export const rules = "Rules";
export const average = "Average";
export const gpa = "GPA";
export const credits = "Credits";
export const course = "Course";
export const grade = "Grade";

export const kind = "Kind";

export const prompt = "Prompt";
export const goesTo = "Goes to";
export const length = "Length";
export const dueLabel = "Due";

export const next = (step: string) => `Next: ${step}`;
export const by = (day: string) => `By ${day}`;
export const lastSafeDay = (day: string) => `Last safe day: ${day}`;
export const interview = (day: string, format: string) =>
  format === "" ? `Interview ${day}` : `Interview ${day}, ${format}`;
export const writtenOn = (day: string) => `Written ${day}`;
