import type { TrackerSettings } from "@domain/account/trackerSettings.ts";
import type { Preferences } from "@domain/account/user.ts";
import type { Course } from "@domain/course/course.ts";
import {
  DESCRIPTION_LENGTH,
  type Experience,
  HOURS_LIMIT,
  NAME_LENGTH,
  OCCURRENCE_LIMIT,
  PARTICIPATION_GRADES,
  PARTICIPATION_TIMES,
  SHIFT_NOTE_LENGTH,
  type Shift,
} from "@domain/experience/experience.ts";
import {
  JOURNAL_TEXT_LIMIT,
  JOURNAL_TITLE_LIMIT,
  type Journal,
  LINK_LIMIT,
  TAG_LENGTH,
  TAG_LIMIT,
} from "@domain/journal/journal.ts";
import { DEADLINE_LIMIT, SCHOOL_NOTE_LENGTH, type School } from "@domain/school/school.ts";
import type { Score } from "@domain/score/score.ts";

const DAY = "2026-11-20";
const LATER = "2050-12-31";
const ID = "i".repeat(64);

/** Each field is as long and as large as its definition allows. */
export const LARGEST_EXPERIENCE: Experience = {
  type: "Clinical Experience",
  track: "PM",
  experienceName: "n".repeat(NAME_LENGTH),
  organisationName: "o".repeat(NAME_LENGTH),
  title: "t".repeat(NAME_LENGTH),
  description: "d".repeat(DESCRIPTION_LENGTH),
  meaningfulDescription: "m".repeat(DESCRIPTION_LENGTH),
  meaningfulExperiences: true,
  startDate: "1980-01-01",
  endDate: DAY,
  isCurrent: true,
  completedHours: HOURS_LIMIT,
  anticipated: true,
  anticipatedStartDate: "2026-11-21",
  anticipatedEndDate: LATER,
  anticipatedHours: HOURS_LIMIT,
  repeated: true,
  occurrences: Array.from({ length: OCCURRENCE_LIMIT }, () => ({ startDate: DAY, endDate: LATER, hours: HOURS_LIMIT })),
  hoursPerWeek: 168,
  weeksPerYear: 52,
  participateInCollege: true,
  timingOfParticipation: [...PARTICIPATION_TIMES],
  participationGrades: [...PARTICIPATION_GRADES],
  country: "c".repeat(100),
  city: "c".repeat(100),
  address: "a".repeat(300),
  supervisorName: "s".repeat(NAME_LENGTH),
  supervisorContact: "s".repeat(NAME_LENGTH),
  contactFirstName: "f".repeat(100),
  contactLastName: "l".repeat(100),
  contactTitle: "t".repeat(100),
  contactPhone: `+${"1 ".repeat(14)}1 ext. 1234`,
  contactEmail: `${"e".repeat(188)}@example.org`,
  mayContact: true,
  compensation: "volunteer",
  categories: { common_app: "c".repeat(80), amcas: "c".repeat(80), aadsas: "c".repeat(80) },
  descriptions: {
    common_app: "d".repeat(1_000),
    amcas: "d".repeat(DESCRIPTION_LENGTH),
    aadsas: "d".repeat(DESCRIPTION_LENGTH),
  },
  shifts: {},
  changed_shift: null,
  created_on: DAY,
};

/** `count` shifts with the longest notes. Their ids have the length of the SDK's ids. */
export function largestShifts(count: number): Readonly<Record<string, Shift>> {
  const shift: Shift = { day: DAY, hours: 23.75, note: "n".repeat(SHIFT_NOTE_LENGTH) };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`shift-${index}-of-20-letters`, shift]));
}

export const LARGEST_SCHOOL: School = {
  track: "PM",
  kind: "DDS",
  schoolId: "s".repeat(80),
  name: "n".repeat(200),
  city: "c".repeat(100),
  state: "TX",
  control: "private",
  status: "researching",
  reached: { researching: DAY, applying: DAY, primary: DAY, secondary: DAY, interview: DAY, decision: DAY },
  outcome: "waitlisted",
  deadlines: Array.from({ length: DEADLINE_LIMIT }, () => ({ id: ID, label: "l".repeat(100), day: DAY, done: false })),
  figures: {
    admit_rate: 99.9,
    is_test_blind: true,
    sat: { low: 1_000, high: 1_600 },
    act: { low: 20, high: 36 },
    mcat: 511.9,
    dat: { scale: "200-600", aa: 420 },
    gpa: 3.75,
    in_state_share: 50,
    year: "y".repeat(120),
    source: "s".repeat(300),
  },
  override: { fit: "safety", note: "n".repeat(500) },
  note: "n".repeat(SCHOOL_NOTE_LENGTH),
};

export const LARGEST_COURSE: Course = {
  term: "Summer",
  year: 2100,
  code: "c".repeat(40),
  name: "n".repeat(200),
  level: "advanced",
  credits: 60,
  credit_unit: "semester",
  grade: "TC",
  status: "in-progress",
  has_lab: true,
  subject: "biochemistry",
};

export const LARGEST_SCORE: Score = {
  test: "DAT",
  kind: "official",
  date: DAY,
  values: { AA: 600, PAT: 600, QR: 600, RC: 600, Bio: 600, GC: 600, OC: 600, TS: 600 },
  scales: [],
  note: "n".repeat(500),
};

export const PLANNED_SCORE: Score = {
  ...LARGEST_SCORE,
  kind: "planned",
  values: {},
  register_by: DAY,
  scores_on: LATER,
};

export const LARGEST_JOURNAL: Journal = {
  title: "t".repeat(JOURNAL_TITLE_LIMIT),
  text: "w".repeat(JOURNAL_TEXT_LIMIT),
  written_on: DAY,
  created_at: 1_795_219_200_000,
  tags: Array.from({ length: TAG_LIMIT }, () => "t".repeat(TAG_LENGTH)),
  experience_ids: Array.from({ length: LINK_LIMIT }, () => ID),
  school_ids: Array.from({ length: LINK_LIMIT }, () => ID),
  starred: true,
  deleted_on: DAY,
};

export const LARGEST_PREFERENCES: Preferences = {
  theme: "heather",
  mode: "system",
  collapsed: Array.from({ length: 20 }, () => "c".repeat(40)),
  widgets: {
    order: Array.from({ length: 10 }, () => "w".repeat(40)),
    hidden: Array.from({ length: 10 }, () => "w".repeat(40)),
  },
};

export const LARGEST_SETTINGS: TrackerSettings = {
  apply_date: DAY,
  display_scores: false,
  score_targets: { GPA: 4.85, SAT: 1_600, ACT: 36, MCAT: 528, DAT: 600 },
  hours_goal: 20_000,
  type_goals: {
    Volunteering: 20_000,
    Research: 20_000,
    "Clinical Experience": 20_000,
    Extracurriculars: 20_000,
    Shadowing: 20_000,
    Employment: 20_000,
    "Leadership & Awards": 20_000,
  },
  gpa_scale: "tenths",
  gpa_repeats: "latest",
  home_state: "TX",
};
