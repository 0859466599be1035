import * as z from "zod/mini";
import { NO_DAY } from "../shared/calendarDay.ts";
import { recordKind } from "../shared/recordKind.ts";
import { ROW_ID, rowList } from "../shared/rowList.ts";
import type { DashboardItem } from "../shared/stage.ts";
import { storedDay } from "../shared/storedDay.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as words from "../text/en/school.ts";
import { NO_FIGURES, schoolFigures } from "./schoolFigures.ts";
import { usState } from "./usState.ts";

export const SCHOOL_LIMIT = 200;
/** The most deadlines of one school. Security rules check each place, because they cannot loop over a list. */
export const DEADLINE_LIMIT = 8;
/** The longest name of a deadline, in characters. */
export const DEADLINE_LABEL_LENGTH = 100;

/** The longest note. Security rules repeat it. */
export const SCHOOL_NOTE_LENGTH = 2_000;

/** In the order of an application. */
export const SCHOOL_STATUSES = ["researching", "applying", "primary", "secondary", "interview", "decision"] as const;
export type SchoolStatus = (typeof SCHOOL_STATUSES)[number];
export const OUTCOMES = ["admitted", "waitlisted", "deferred", "denied", "withdrawn"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const FITS = ["safety", "match", "reach"] as const;
export type Fit = (typeof FITS)[number];
/** UG is a college, MD an allopathic, DO an osteopathic and DDS a dental school. */
export const SCHOOL_KINDS = ["UG", "MD", "DO", "DDS"] as const;
export type SchoolKind = (typeof SCHOOL_KINDS)[number];

/** The kinds of schools that a track applies to. */
export const KINDS_OF: Readonly<Record<DashboardItem, readonly [SchoolKind, ...SchoolKind[]]>> = {
  HS: ["UG"],
  PM: ["MD", "DO"],
  PD: ["DDS"],
};

const text = (longest: number) => z.string().check(z.maxLength(longest, atMostCharacters(longest)));
const day = z.nullable(storedDay);

export const schoolName = text(200).check(z.trim(), z.minLength(1, words.enterName));

export const deadline = z.object({
  id: z.string().check(z.regex(ROW_ID)),
  label: text(DEADLINE_LABEL_LENGTH).check(z.trim(), z.minLength(1, words.sayWhatIsDue)),
  day: storedDay,
  done: z.boolean(),
});
export type Deadline = z.infer<typeof deadline>;

recordKind(deadline, [], { label: "", day: NO_DAY, done: false });

/** A school on the student's list: from the catalog, or added by the student. */
export const school = z.object({
  track: z.enum(["HS", "PM", "PD"]),
  kind: z.enum(SCHOOL_KINDS),
  /** The id in the catalog, which never changes. Null for a school the student has added. */
  schoolId: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  name: schoolName,
  city: text(100),
  /** Null if not given, or outside the United States. */
  state: z.nullable(usState),
  control: z.nullable(z.enum(["public", "private"])),
  status: z.enum(SCHOOL_STATUSES),
  /** The day each status was reached. Null if it was not reached, or the day is unknown. */
  reached: z.object({
    researching: day,
    applying: day,
    primary: day,
    secondary: day,
    interview: day,
    decision: day,
  } satisfies Record<SchoolStatus, unknown>),
  outcome: z.nullable(z.enum(OUTCOMES)),
  deadlines: z.array(deadline).check(z.maxLength(DEADLINE_LIMIT)),
  /**
   * The figures that the fit is calculated from: a dated copy of the catalog's figures, or what the student has
   * entered. Stored with the school, so the dashboard does not need to load the list.
   */
  figures: schoolFigures,
  /** The student's own fit instead of the calculated one, and why. */
  override: z.nullable(z.object({ fit: z.enum(FITS), note: text(500) })),
  note: text(SCHOOL_NOTE_LENGTH),
});
export type School = z.infer<typeof school>;

/** `users/{uid}/schools/all`. */
export const schoolList = rowList(school, SCHOOL_LIMIT);

/** No status has been reached. */
export const NOTHING_REACHED: School["reached"] = {
  researching: null,
  applying: null,
  primary: null,
  secondary: null,
  interview: null,
  decision: null,
};

recordKind(school.shape.reached, [], NOTHING_REACHED);
recordKind(schoolFigures, [], NO_FIGURES);

export const schoolKind = recordKind(school, ["track", "kind", "name", "status"], {
  schoolId: null,
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
});

/** The open deadlines of a school, nearest first. */
export function openDeadlines({ deadlines }: Pick<School, "deadlines">): readonly Deadline[] {
  return deadlines.filter(({ done }) => !done).toSorted((a, b) => a.day.localeCompare(b.day));
}
