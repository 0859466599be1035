import type { TrackerSettings } from "@domain/account/trackerSettings.ts";
import type { Preferences } from "@domain/account/user.ts";
import { FORM_SERVICES } from "@domain/application/formService.ts";
import type { Course } from "@domain/course/course.ts";
import {
  ESSAY_PROMPT_LIMIT,
  ESSAY_TEXT_LIMIT,
  ESSAY_TITLE_LIMIT,
  type Essay,
  LENGTH_LIMIT,
} from "@domain/essay/essay.ts";
import { type EssayVersion, VERSION_NAME_LIMIT } from "@domain/essay/essayVersions.ts";
import {
  ABOUT_LENGTH,
  DESCRIPTION_LENGTH,
  type Experience,
  FORM_TEXT_LENGTHS,
  HOURS_LIMIT,
  NAME_LENGTH,
  OCCURRENCE_LIMIT,
  PARTICIPATION_GRADES,
  PARTICIPATION_TIMES,
  SHIFT_NOTE_LENGTH,
  type Shift,
} from "@domain/experience/experience.ts";
import type { Practice } from "@domain/interview/practice.ts";
import {
  JOURNAL_TEXT_LIMIT,
  JOURNAL_TITLE_LIMIT,
  type Journal,
  LINK_LIMIT,
  TAG_LENGTH,
  TAG_LIMIT,
} from "@domain/journal/journal.ts";
import {
  BRIEF_LENGTH,
  LEFT_OUT_LIMIT,
  LETTER_JOURNAL_LIMIT,
  LETTER_NOTE_LENGTH,
  LETTER_SCHOOL_LIMIT,
  LETTER_SERVICES,
  type Letter,
  SEND_TO_LENGTH,
  WRITER_LENGTH,
} from "@domain/letter/letter.ts";
import { DEADLINE_LIMIT, SCHOOL_NOTE_LENGTH, type School } from "@domain/school/school.ts";
import type { Score } from "@domain/score/score.ts";
import { INTERVIEW_NOTES_LENGTH, type Interview, PEOPLE_LENGTH, PLACE_LENGTH } from "@domain/season/interview.ts";
import { type Season, STEPS } from "@domain/season/season.ts";
import { SHARE_PARTS } from "@domain/share/sharePart.ts";
import { SHARED_JOURNALS_LIMIT, type ShareRow } from "@domain/share/shareRow.ts";
import { Timestamp } from "firebase/firestore";

const DAY = "2026-11-20";
const LATER = "2050-12-31";
const ID = "i".repeat(64);

/** Each field is as long and as large as its definition allows. */
export const LARGEST_EXPERIENCE: Experience = {
  type: "Clinical Experience",
  track: "PM",
  experienceName: "n".repeat(NAME_LENGTH),
  organisationName: "o".repeat(NAME_LENGTH),
  organisationAbout: "a".repeat(ABOUT_LENGTH),
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
  categories: {
    common_app: "c".repeat(80),
    amcas: "c".repeat(80),
    aadsas: "c".repeat(80),
    aacomas: "c".repeat(80),
    tmdsas: "c".repeat(80),
    uc: "c".repeat(80),
    recognition: "c".repeat(80),
    achievement: "c".repeat(80),
  },
  descriptions: {
    common_app: "d".repeat(FORM_TEXT_LENGTHS.common_app),
    amcas: "d".repeat(FORM_TEXT_LENGTHS.amcas),
    aadsas: "d".repeat(FORM_TEXT_LENGTHS.aadsas),
    aacomas: "d".repeat(FORM_TEXT_LENGTHS.aacomas),
    tmdsas: "d".repeat(FORM_TEXT_LENGTHS.tmdsas),
    tmdsas_meaningful: "d".repeat(FORM_TEXT_LENGTHS.tmdsas_meaningful),
    uc: "d".repeat(FORM_TEXT_LENGTHS.uc),
    honor: "d".repeat(FORM_TEXT_LENGTHS.honor),
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
    is_open_admission: true,
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

export const LARGEST_PRACTICE: Practice = {
  day: "2026-11-22",
  question_id: "q".repeat(80),
  kind: "traditional",
  read_seconds: 3_600,
  spoken_seconds: 3_600,
  rating: 5,
  note: "n".repeat(1_000),
};

/** Each day differs from the others: values that are already stored are not checked again. */
export const LARGEST_SEASON: Season = {
  verified: "2026-06-30",
  secondary_sent: "2026-07-31",
  held: "2026-10-30",
  waitlisted: "2027-02-28",
  answer_by: "2027-03-31",
  deposit_paid: "2027-03-30",
  commit_by: "2027-05-31",
  answer: "committed",
  answered: "2027-04-30",
  ranked: "2027-01-29",
  plan: "rolling",
  fafsa_by: "2027-02-15",
  fafsa_sent: "2026-10-12",
  css_by: "2026-12-31",
  css_sent: "2026-11-24",
  own_aid_by: "2027-01-31",
  own_aid_sent: "2027-01-30",
  undated: [...STEPS],
  earlier: {
    on: "2027-04-30",
    because: ID,
    status: "researching",
    outcome: "waitlisted",
    decision: "2027-02-28",
    answer: "committed",
    answered: "2027-04-30",
    step: "secondary_sent",
    step_was: "2026-07-31",
    plan: "rolling",
  },
};

export const LARGEST_INTERVIEW: Interview = {
  school_id: ID,
  invited: DAY,
  day: "2026-12-31",
  time: "23:59",
  zone: "America/Argentina/ComodRivadavia",
  format: "traditional",
  place: "p".repeat(PLACE_LENGTH),
  people: "p".repeat(PEOPLE_LENGTH),
  notes: "n".repeat(INTERVIEW_NOTES_LENGTH),
  thanked: LATER,
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

export const LARGEST_LETTER: Letter = {
  track: "PD",
  kind: "investigator",
  writer: "w".repeat(WRITER_LENGTH),
  role: "p".repeat(100),
  email: `${"e".repeat(188)}@example.org`,
  phone: `+${"1 ".repeat(14)}1 ext. 1234`,
  asked_on: "2026-10-01",
  agreed_on: "2026-10-02",
  declined_on: "2026-10-03",
  given_on: "2026-10-04",
  received_on: "2026-10-05",
  thanked_on: "2026-10-06",
  needed_by: LATER,
  waiver: "waived",
  services: [...LETTER_SERVICES],
  school_ids: Array.from({ length: LETTER_SCHOOL_LIMIT }, () => ID),
  send_to: "s".repeat(SEND_TO_LENGTH),
  note: "n".repeat(LETTER_NOTE_LENGTH),
  brief: "b".repeat(BRIEF_LENGTH),
  left_out: Array.from({ length: LEFT_OUT_LIMIT }, () => ID),
  journal_ids: Array.from({ length: LETTER_JOURNAL_LIMIT }, () => ID),
  with_notes: true,
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

export const LARGEST_ESSAY: Essay = {
  title: "t".repeat(ESSAY_TITLE_LIMIT),
  prompt: "p".repeat(ESSAY_PROMPT_LIMIT),
  kind: "personal-statement",
  service: "common_app",
  school_id: ID,
  text: "w".repeat(ESSAY_TEXT_LIMIT),
  limit: LENGTH_LIMIT,
  limit_unit: "characters",
  due_on: DAY,
  status: "not-started",
  created_at: 1_795_219_200_000,
  deleted_on: LATER,
};

export const LARGEST_VERSION: EssayVersion = {
  at: 1_795_219_200_000,
  name: "n".repeat(VERSION_NAME_LIMIT),
  reason: "conflict",
  text: "w".repeat(ESSAY_TEXT_LIMIT),
};

export const LARGEST_SHARE_ROW: ShareRow = {
  meant_for_kind: "letter-writer",
  parts: [...SHARE_PARTS],
  journal_ids: Array.from({ length: SHARED_JOURNALS_LIMIT }, () => ID),
  essay_id: ID,
  essay_school_id: null,
  form: "aacomas_achievements",
  is_live: true,
  takes_comments: true,
  ends_on: LATER,
  created_on: DAY,
  comments_seen_at: Timestamp.fromMillis(1_795_219_200_000),
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
  tmdsas_until: DAY,
  services: [...FORM_SERVICES],
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
