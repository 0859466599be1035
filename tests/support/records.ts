import { EMPTY_EXPERIENCE, type Experience } from "@domain/experience/experience.ts";
import type { Practice } from "@domain/interview/practice.ts";
import { type Letter, NO_LETTER_DETAILS } from "@domain/letter/letter.ts";
import { NOTHING_REACHED, type School } from "@domain/school/school.ts";
import { NO_FIGURES } from "@domain/school/schoolFigures.ts";
import type { Score } from "@domain/score/score.ts";
import { EMPTY_INTERVIEW, type Interview } from "@domain/season/interview.ts";
import type { ShareRow } from "@domain/share/shareRow.ts";

/** A school with only a name. Tests add the fields they are about. */
export const plainSchool: School = {
  track: "HS",
  kind: "UG",
  schoolId: null,
  name: "Lakeview College",
  city: "",
  state: null,
  control: null,
  status: "researching",
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [],
  figures: NO_FIGURES,
  override: null,
  note: "",
};

/** A medical school, for features that only medical schools have. */
export const rice: School = { ...plainSchool, track: "PM", kind: "MD", name: "Rice", state: "TX", control: "private" };

export const practiced: Practice = {
  day: "2026-11-20",
  question_id: "ethics-own-mistake",
  kind: "ethics",
  read_seconds: 120,
  spoken_seconds: 400,
  rating: 3,
  note: "Ask who else is affected",
};

/** A letter that is asked for. Tests add the fields they are about. */
export const plainLetter: Letter = {
  ...NO_LETTER_DETAILS,
  track: "PM",
  kind: "science",
  writer: "Mina Sato",
  asked_on: "2026-10-02",
};

/** A share of hours for an advisor. */
export const shareRowExample: ShareRow = {
  meant_for_kind: "adviser",
  parts: ["hours"],
  journal_ids: [],
  essay_id: null,
  essay_school_id: null,
  form: null,
  is_live: true,
  takes_comments: true,
  ends_on: "2027-01-20",
  created_on: "2026-11-20",
  comments_seen_at: null,
};

export const mcat: Score = {
  test: "MCAT",
  kind: "official",
  date: "2025-05-01",
  values: { CP: 125, CARS: 125, BB: 125, PS: 125 },
  scales: [],
  note: "",
};

/** An interview at the school with the row id `one`. */
export const panelInterview: Interview = {
  ...EMPTY_INTERVIEW,
  school_id: "one",
  zone: "America/Chicago",
  invited: "2026-10-20",
  day: "2026-12-01",
  time: "09:00",
  format: "panel",
};

export const pantry: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-11-20",
};
