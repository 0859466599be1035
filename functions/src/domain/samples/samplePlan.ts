import * as z from "zod/mini";
import { trackerSettings } from "../account/trackerSettings.ts";
import { preferences } from "../account/user.ts";
import { course } from "../course/course.ts";
import { essay } from "../essay/essay.ts";
import { experienceFields } from "../experience/experience.ts";
import { practice } from "../interview/practice.ts";
import { journal } from "../journal/journal.ts";
import { letter } from "../letter/letter.ts";
import { savedResource } from "../resource/savedResource.ts";
import { SCHOOL_STATUSES, school } from "../school/school.ts";
import { schoolFigures } from "../school/schoolFigures.ts";
import { usState } from "../school/usState.ts";
import { score } from "../score/score.ts";
import { interview } from "../season/interview.ts";
import { season } from "../season/season.ts";
import { timelineStep } from "../timeline/timelineStep.ts";

/** Days before today. A future day is negative. */
const daysAgo = z.int();
const texts = z.array(z.string());

/** A field that a sample may leave out. */
const maybe = z.exactOptional;

type Optional<Fields extends z.core.$ZodShape> = { [Name in keyof Fields]: z.ZodMiniExactOptional<Fields[Name]> };

/** The same fields. A sample may leave out each of them. */
function optional<Fields extends z.core.$ZodShape>(fields: Fields): Optional<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, maybe(field)]);
  // `fromEntries` forgets the names.
  return Object.fromEntries(entries) as Optional<Fields>;
}

const { track, type, experienceName, startDate: _from, endDate: _to, ...restOfExperience } = experienceFields.shape;
const sampleExperience = z.strictObject({
  type,
  experienceName,
  ...optional(restOfExperience),
  started: daysAgo,
  /** Null while it is current. */
  ended: z.nullable(daysAgo),
  /** The type of it on the sample's application form. */
  category: maybe(z.string()),
  /** Repeating shifts: one every `every` days from the first to the last, with the hours in turn. */
  shifts: maybe(
    z.strictObject({ first: daysAgo, last: daysAgo, every: z.int(), hours: z.array(z.number()), notes: maybe(texts) }),
  ),
});
export type SampleExperience = z.infer<typeof sampleExperience>;

const { date: _date, register_by: _register, scores_on: _results, ...scoreFields } = score.shape;
const sampleScore = z.strictObject({
  ...scoreFields,
  taken: daysAgo,
  /** Days from the test to its result. A planned test is kept until then, and an official one is there from then on. */
  resultAfter: maybe(z.int()),
});

const { time, format, place, people, notes } = interview.shape;
/** A school with its season and interviews, and a copy of its catalog fields: the server does not have the catalog. */
const sampleSchool = z.strictObject({
  id: z.string(),
  name: school.shape.name,
  kind: school.shape.kind,
  city: school.shape.city,
  state: usState,
  control: school.shape.control,
  figures: z.strictObject(optional(schoolFigures.shape)),
  status: school.shape.status,
  /** The day it was put on the list. */
  found: daysAgo,
  reached: maybe(z.partialRecord(z.enum(SCHOOL_STATUSES), daysAgo)),
  season: maybe(
    z.strictObject({
      ...optional({ verified: daysAgo, secondary_sent: daysAgo, deposit_paid: daysAgo }),
      ...optional({ fafsa_by: daysAgo, fafsa_sent: daysAgo, css_by: daysAgo, css_sent: daysAgo }),
      /** The answers to the offer, each from its day on. */
      ...optional({ planned: daysAgo, committed: daysAgo, declined: daysAgo }),
      plan: maybe(season.shape.plan),
    }),
  ),
  /** The day on which the student gives the application up. */
  withdrawn: maybe(daysAgo),
  interviews: maybe(
    z.array(
      z.strictObject({ time, format, place, people, notes, invited: daysAgo, on: daysAgo, thanked: maybe(daysAgo) }),
    ),
  ),
  /** On a day, or by month and day: the next such date that is at least `notBefore` days away. */
  deadlines: z.array(
    z.union([
      z.strictObject({ label: z.string(), on: daysAgo }),
      z.strictObject({ label: z.string(), monthDay: z.string(), notBefore: z.int() }),
    ]),
  ),
  ...optional({ outcome: school.shape.outcome, override: school.shape.override, note: school.shape.note }),
});
export type SampleSchool = z.infer<typeof sampleSchool>;

const { term, code, name: courseName, grade, credits, level, has_lab, subject } = course.shape;
const sampleCourse = z.strictObject({
  ...{ term, code, name: courseName, grade, credits },
  /** Counted from the current academic year. */
  yearsAgo: z.int(),
  ...optional({ level, has_lab, subject }),
});
export type SampleCourse = z.infer<typeof sampleCourse>;

const sampleJournal = z.strictObject({
  title: journal.shape.title,
  text: journal.shape.text,
  written: daysAgo,
  ...optional({ tags: texts, experiences: texts, starred: journal.shape.starred }),
});
export type SampleJournal = z.infer<typeof sampleJournal>;

const { title, kind: essayKind, prompt, text, limit, limit_unit, status, service } = essay.shape;
const sampleEssay = z.strictObject({
  ...{ title, kind: essayKind, prompt, text, limit, limit_unit, status },
  ...optional({ service, school: z.string() }),
  /** Null if it has no due day. */
  due: z.nullable(daysAgo),
  started: daysAgo,
  /** From this day on it is sent. */
  sent: maybe(daysAgo),
  /** Earlier texts, the oldest first. */
  versions: maybe(z.array(z.strictObject({ saved: daysAgo, name: z.string(), text: z.string() }))),
});
export type SampleEssay = z.infer<typeof sampleEssay>;

const { role, email, phone, waiver, services, school_ids, send_to, note, brief, journal_ids, with_notes } =
  letter.shape;
const sampleLetter = z.strictObject({
  kind: letter.shape.kind,
  writer: letter.shape.writer,
  ...optional({ role, email, phone, waiver, services, school_ids, send_to, note, brief, journal_ids, with_notes }),
  ...optional({ asked: daysAgo, agreed: daysAgo, declined: daysAgo, given: daysAgo, received: daysAgo }),
  /** How many days from today it is needed. */
  neededIn: maybe(z.int()),
});
export type SampleLetter = z.infer<typeof sampleLetter>;

const { day: _day, ...practiceFields } = practice.shape;
const { status: step, reason } = timelineStep.shape;

/** By descriptive ids, which become the ids of documents and rows. */
const byId = <Sample extends z.ZodMiniType>(sample: Sample) => z.record(z.string(), sample);

/** A sample student's tracker. */
const sampleRecords = z.strictObject({
  track,
  experiences: byId(sampleExperience),
  /** The application form and the selected experiences, in order. */
  application: z.strictObject({ form: z.enum(["common_app", "amcas", "aadsas"]), experiences: texts }),
  scores: byId(sampleScore),
  schools: z.array(sampleSchool),
  courses: z.array(sampleCourse),
  letters: byId(sampleLetter),
  journals: byId(sampleJournal),
  essays: byId(sampleEssay),
  savedResources: byId(z.strictObject({ savedGroup: savedResource.shape.savedGroup, saved: daysAgo })),
  /** Practiced interview questions. */
  practices: byId(z.strictObject({ ...practiceFields, practiced: daysAgo })),
  timeline: byId(z.strictObject({ status: step, on: daysAgo, reason: maybe(reason) })),
  settings: z.strictObject(trackerSettings.shape),
});
export type SampleRecords = z.infer<typeof sampleRecords>;

const sampleTask = z.strictObject({
  name: z.string(),
  /** Counted from today, so a sample is as current in May as in November. */
  dueInDays: z.nullable(z.int()),
  doneDaysAgo: maybe(z.int()),
});
export type SampleTask = z.infer<typeof sampleTask>;

/** What a sample student has done on the checklists and added. Rows are named by their ids in the template. */
const tasks = {
  /** This year's rows that are past due but still open. */
  late: texts,
  /** This year's rows that are done before their date. */
  early: texts,
  ownTasks: z.array(sampleTask),
  /** Last year's rows that were left open. All others are done. */
  leftOpen: texts,
  lastYearsOwnTasks: z.array(sampleTask),
};
const sampleTasks = z.strictObject(tasks);
export type SampleTasks = z.infer<typeof sampleTasks>;

/** A sample student's file: `maya.json`. All days are numbers, counted from today. */
export const samplePlan = z.strictObject({
  preferences: z.strictObject(preferences.shape),
  ...tasks,
  records: sampleRecords,
});
export type SamplePlan = z.infer<typeof samplePlan>;
