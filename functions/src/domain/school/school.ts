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
/** The most deadlines of one school; security rules check each place, since they cannot walk a list. */
export const DEADLINE_LIMIT = 8;

/** The longest note; security rules repeat it. */
export const SCHOOL_NOTE_LENGTH = 2_000;

/** In the order an application takes. */
export const SCHOOL_STATUSES = ["researching", "applying", "primary", "secondary", "interview", "decision"] as const;
export type SchoolStatus = (typeof SCHOOL_STATUSES)[number];
export const OUTCOMES = ["admitted", "waitlisted", "deferred", "denied", "withdrawn"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const FITS = ["safety", "match", "reach"] as const;
export type Fit = (typeof FITS)[number];
/** A college, an allopathic, an osteopathic or a dental school. */
export const SCHOOL_KINDS = ["UG", "MD", "DO", "DDS"] as const;
export type SchoolKind = (typeof SCHOOL_KINDS)[number];

/** Which schools a track applies to. */
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
  label: text(100).check(z.trim(), z.minLength(1, words.sayWhatIsDue)),
  day: storedDay,
  done: z.boolean(),
});
export type Deadline = z.infer<typeof deadline>;

recordKind(deadline, [], { label: "", day: NO_DAY, done: false });

/** A school on the student's list: one of the starter list or one they have written themselves. */
export const school = z.object({
  track: z.enum(["HS", "PM", "PD"]),
  kind: z.enum(SCHOOL_KINDS),
  /** Of the starter list; null for a school the student has written. */
  schoolId: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  name: schoolName,
  city: text(100),
  /** Null where it is not said, or outside the United States. */
  state: z.nullable(usState),
  control: z.nullable(z.enum(["public", "private"])),
  status: z.enum(SCHOOL_STATUSES),
  /** The day each status was reached; null for one that was not, or whose day is not known. */
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
   * What the fit is reckoned from: a dated copy of the starter list's figures, or what the student has found. Stored
   * beside the school, so that the dashboard needs no list of schools.
   */
  figures: schoolFigures,
  /** The student's own word against the reckoning, and why. */
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

/** The open deadlines of a school, the nearest first. */
export function openDeadlines({ deadlines }: Pick<School, "deadlines">): readonly Deadline[] {
  return deadlines.filter(({ done }) => !done).toSorted((a, b) => a.day.localeCompare(b.day));
}
