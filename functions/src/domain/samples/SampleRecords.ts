import type { TrackerSettings } from "../account/trackerSettings.ts";
import type { Course } from "../course/course.ts";
import type { Essay } from "../essay/essay.ts";
import type { ExperienceFields } from "../experience/experience.ts";
import type { Practice } from "../interview/practice.ts";
import type { Journal } from "../journal/journal.ts";
import type { Letter } from "../letter/letter.ts";
import type { SavedGroup } from "../resource/savedResource.ts";
import type { School, SchoolStatus } from "../school/school.ts";
import type { Score } from "../score/score.ts";
import type { Interview } from "../season/interview.ts";
import type { Season } from "../season/season.ts";
import type { TimelineStep } from "../timeline/timelineStep.ts";
import type { SampleSchoolId } from "./sampleSchools.ts";

/** Days before today. A future day is negative. */
export type DaysAgo = number;

/** Repeating shifts: one every `every` days from the first to the last, with the hours in turn. */
export interface SampleShifts {
  readonly first: DaysAgo;
  readonly last: DaysAgo;
  readonly every: number;
  readonly hours: readonly number[];
  readonly notes?: readonly string[];
}

export interface SampleExperience extends Partial<Omit<ExperienceFields, "track" | "startDate" | "endDate">> {
  readonly experienceName: string;
  readonly type: ExperienceFields["type"];
  readonly started: DaysAgo;
  /** Null while it is current. */
  readonly ended: DaysAgo | null;
  readonly shifts?: SampleShifts;
}

export interface SampleScore extends Omit<Score, "date" | "register_by" | "scores_on"> {
  readonly taken: DaysAgo;
}

/** A school's season, with its days as days before today. */
export type SampleSeason = { readonly [Day in keyof Omit<Season, "answer" | "plan">]?: DaysAgo } & Partial<
  Pick<Season, "answer" | "plan">
>;

export interface SampleInterview extends Pick<Interview, "time" | "format" | "place" | "people" | "notes"> {
  readonly invited: DaysAgo;
  readonly on: DaysAgo;
  readonly thanked?: DaysAgo;
}

export interface SampleSchool {
  readonly id: SampleSchoolId;
  readonly status: SchoolStatus;
  /** The day it was put on the list. */
  readonly found: DaysAgo;
  readonly reached?: Partial<Readonly<Record<SchoolStatus, DaysAgo>>>;
  readonly outcome?: School["outcome"];
  readonly season?: SampleSeason;
  readonly interviews?: readonly SampleInterview[];
  /** Deadlines by month and day: the next such date that is at least `notBefore` days away. */
  readonly deadlines: readonly { readonly label: string; readonly monthDay: string; readonly notBefore: number }[];
  readonly override?: School["override"];
  readonly note?: string;
}

export interface SampleCourse extends Pick<Course, "term" | "code" | "name" | "grade" | "credits"> {
  /** Counted from the current academic year. */
  readonly yearsAgo: number;
  readonly level?: Course["level"];
  readonly has_lab?: boolean;
  readonly subject?: Course["subject"];
}

export interface SampleJournal extends Pick<Journal, "title" | "text"> {
  readonly written: DaysAgo;
  readonly tags?: readonly string[];
  readonly experiences?: readonly string[];
  readonly starred?: boolean;
}

export interface SampleEssay
  extends Pick<Essay, "title" | "kind" | "prompt" | "text" | "limit" | "limit_unit" | "status"> {
  readonly service?: Essay["service"];
  readonly school?: SampleSchoolId;
  /** Null if it has no due day. */
  readonly due: DaysAgo | null;
  readonly started: DaysAgo;
  /** Earlier texts, the oldest first. */
  readonly versions?: readonly { readonly saved: DaysAgo; readonly name: string; readonly text: string }[];
}

type LetterDays = "asked_on" | "agreed_on" | "declined_on" | "given_on" | "received_on" | "thanked_on" | "needed_by";

/** A letter with its days counted from today. */
export interface SampleLetter extends Partial<Omit<Letter, LetterDays | "track">> {
  readonly kind: Letter["kind"];
  readonly writer: string;
  readonly asked?: DaysAgo;
  readonly agreed?: DaysAgo;
  readonly declined?: DaysAgo;
  readonly given?: DaysAgo;
  readonly received?: DaysAgo;
  readonly thanked?: DaysAgo;
  /** How many days from today it is needed. */
  readonly neededIn?: number;
}

/** A sample student's tracker. Row ids are descriptive. */
export interface SampleRecords {
  readonly track: ExperienceFields["track"];
  readonly experiences: Readonly<Record<string, SampleExperience>>;
  /** The application form and the selected experiences, in order. */
  readonly application: { readonly form: "common_app" | "amcas" | "aadsas"; readonly experiences: readonly string[] };
  readonly scores: Readonly<Record<string, SampleScore>>;
  readonly schools: readonly SampleSchool[];
  readonly courses: readonly SampleCourse[];
  readonly letters: Readonly<Record<string, SampleLetter>>;
  readonly journals: Readonly<Record<string, SampleJournal>>;
  readonly essays: Readonly<Record<string, SampleEssay>>;
  readonly savedResources: Readonly<Record<string, { readonly savedGroup: SavedGroup; readonly saved: DaysAgo }>>;
  /** Practiced interview questions. */
  readonly practices: Readonly<Record<string, Omit<Practice, "day"> & { readonly practiced: DaysAgo }>>;
  readonly timeline: Readonly<
    Record<string, { readonly status: TimelineStep["status"]; readonly on: DaysAgo; readonly reason?: string }>
  >;
  readonly settings: TrackerSettings;
}
