import * as z from "zod/mini";
import { EXPERIENCE_TYPES } from "../shared/experienceType.ts";
import { type RecordKind, recordKind } from "../shared/recordKind.ts";

/**
 * What each part of a share contains: a copy of what the student's own page shows, without contact details and without
 * notes the student keeps for themselves. The student's app makes it and seals it; the page of the share reads it.
 *
 * Days are calendar days such as `2026-11-22`. Words such as a status are in the language of the student's app, so the
 * page that draws a share needs no other texts. "" and null mean that there is nothing to show.
 */

const day = z.nullable(z.string());

const task = z.object({
  name: z.string(),
  due: day,
  is_done: z.boolean(),
  /** Null if it is open, or the day is unknown. */
  done_on: day,
});
recordKind(task, ["name"], { due: null, is_done: false, done_on: null });

const taskList = z.object({
  /** "This year's checklist". */
  name: z.string(),
  /** `2026-27`. */
  academic_year: z.string(),
  /** Open tasks by due day, then done ones. Tasks that were set aside or moved are left out. */
  tasks: z.array(task),
});
recordKind(taskList, [], { name: "", academic_year: "", tasks: [] });

/** This year's checklist first, then last year's if it has tasks. */
const checklist = z.object({ lists: z.array(taskList) });

const typeHours = z.object({
  type: z.enum(EXPERIENCE_TYPES),
  count: z.number(),
  completed: z.number(),
  anticipated: z.number(),
});

const loggedExperience = z.object({
  name: z.string(),
  type: z.enum(EXPERIENCE_TYPES),
  organization: z.string(),
  /** The student's position. */
  title: z.string(),
  start: day,
  end: day,
  is_current: z.boolean(),
  /** The grades it took part in: "9 to 11". "" if not given, as by most college students. */
  grades: z.string(),
  completed: z.number(),
  anticipated: z.number(),
});
recordKind(loggedExperience, ["name", "type"], {
  organization: "",
  title: "",
  start: null,
  end: null,
  is_current: false,
  grades: "",
  completed: 0,
  anticipated: 0,
});

const hours = z.object({
  /** Hours up to this day count as completed, later ones as anticipated. */
  as_of: z.string(),
  /** The types that have experiences, in the app's order. */
  types: z.array(typeHours),
  /** Newest first. */
  experiences: z.array(loggedExperience),
});

const entryField = z.object({ label: z.string(), value: z.string() });

const formEntry = z.object({
  name: z.string(),
  /** The form's word for a starred entry, such as "Most meaningful". "" if it is not one. */
  star: z.string(),
  /** The filled fields, in the form's order and with its labels. */
  fields: z.array(entryField),
});
recordKind(formEntry, ["name"], { star: "", fields: [] });

const application = z.object({
  /** "AMCAS entries". */
  heading: z.string(),
  as_of: z.string(),
  entries: z.array(formEntry),
});

const schoolDeadline = z.object({ label: z.string(), day: z.string(), is_done: z.boolean() });

const listedSchool = z.object({
  name: z.string(),
  /** "Houston, TX" */
  place: z.string(),
  /** For the color of the fit. Null if the fit is unknown. */
  fit: z.nullable(z.enum(["safety", "match", "reach"])),
  /** "Match (my choice)", or why there is no fit. */
  fit_words: z.string(),
  status: z.string(),
  /** "Admitted". "" while the school has not decided. */
  outcome: z.string(),
  /** Nearest first. */
  deadlines: z.array(schoolDeadline),
});
recordKind(listedSchool, ["name"], {
  place: "",
  fit: null,
  fit_words: "",
  status: "",
  outcome: "",
  deadlines: [],
});

const schools = z.object({
  /** "Colleges", "Medical schools", "Dental schools". */
  heading: z.string(),
  schools: z.array(listedSchool),
});

const average = z.object({
  /** Whose rules it follows: "AMCAS". */
  rulebook: z.string(),
  /** "Overall", "BCPM". */
  label: z.string(),
  /** "3.82", or a dash. */
  gpa: z.string(),
  /** Graded credits. */
  credits: z.number(),
});

const takenCourse = z.object({
  code: z.string(),
  name: z.string(),
  credits: z.number(),
  /** The grade, or the status of a course without one: "In progress". */
  grade: z.string(),
});

const courseTerm = z.object({
  /** "Fall 2026". */
  name: z.string(),
  courses: z.array(takenCourse),
});

const courses = z.object({
  averages: z.array(average),
  /** Newest first, without what-if courses. */
  terms: z.array(courseTerm),
});

const listedScore = z.object({
  /** "SAT, attempt 2". */
  name: z.string(),
  day: z.string(),
  /** "Official", "Practice", "Planned". */
  kind: z.string(),
  /** "RW 700, Math 720". */
  detail: z.string(),
  /** "1420", or that it is planned, or that the student hides numbers. */
  result: z.string(),
});

/** Newest first. */
const scores = z.object({ scores: z.array(listedScore) });

const essayText = z.object({
  title: z.string(),
  prompt: z.string(),
  /** Where it goes: "AMCAS", a school's name. */
  goes_to: z.string(),
  kind: z.string(),
  status: z.string(),
  /** "512 of 650 words". */
  length: z.string(),
  due: day,
  text: z.string(),
});
const NO_ESSAY_TEXT: z.infer<typeof essayText> = {
  title: "",
  prompt: "",
  goes_to: "",
  kind: "",
  status: "",
  length: "",
  due: null,
  text: "",
};
recordKind(essayText, [], NO_ESSAY_TEXT);

/** One essay or, with `others`, all essays of a school, the one due first on top. */
const essay = z.extend(essayText, { others: z.array(essayText) });

const seasonSchool = z.object({
  name: z.string(),
  /** "Interview", "Waitlisted · EA". */
  standing: z.string(),
  /** The next duty: "Send the secondary". "" if nothing is due. */
  next: z.string(),
  by: day,
  /** From the next day on, the offer may be lost. */
  last_safe_day: day,
  /** The interviews that have a day. */
  interviews: z.array(z.object({ day: z.string(), format: z.string() })),
});
recordKind(seasonSchool, ["name"], { standing: "", next: "", by: null, last_safe_day: null, interviews: [] });

const season = z.object({
  /** The most urgent first. */
  schools: z.array(seasonSchool),
  /** A sentence for states that do not go together: "Plan to Enroll at more than one school: …". */
  conflicts: z.array(z.string()),
});

const journalEntry = z.object({ title: z.string(), written_on: z.string(), text: z.string() });

/** The entries that the student has ticked by name, newest first. */
const journals = z.object({ entries: z.array(journalEntry) });

export type SharedChecklist = z.infer<typeof checklist>;
export type SharedHours = z.infer<typeof hours>;
export type SharedApplication = z.infer<typeof application>;
export type SharedSchools = z.infer<typeof schools>;
export type SharedCourses = z.infer<typeof courses>;
export type SharedScores = z.infer<typeof scores>;
export type SharedEssayText = z.infer<typeof essayText>;
export type SharedEssay = z.infer<typeof essay>;
export type SharedSeason = z.infer<typeof season>;
export type SharedJournals = z.infer<typeof journals>;

/** The content of each part. */
export interface SharedPlan {
  readonly checklist: SharedChecklist;
  readonly hours: SharedHours;
  readonly application: SharedApplication;
  readonly schools: SharedSchools;
  readonly courses: SharedCourses;
  readonly scores: SharedScores;
  readonly essay: SharedEssay;
  readonly season: SharedSeason;
  readonly journals: SharedJournals;
}

/** Reads each part as any release has sealed it. Null if it cannot be read. */
export const SHARED_PARTS: { readonly [Part in keyof SharedPlan]: RecordKind<SharedPlan[Part]> } = {
  checklist: recordKind(checklist, [], { lists: [] }),
  hours: recordKind(hours, [], { as_of: "", types: [], experiences: [] }),
  application: recordKind(application, [], { heading: "", as_of: "", entries: [] }),
  schools: recordKind(schools, [], { heading: "", schools: [] }),
  courses: recordKind(courses, [], { averages: [], terms: [] }),
  scores: recordKind(scores, [], { scores: [] }),
  essay: recordKind(essay, [], { ...NO_ESSAY_TEXT, others: [] }),
  season: recordKind(season, [], { schools: [], conflicts: [] }),
  journals: recordKind(journals, [], { entries: [] }),
};
