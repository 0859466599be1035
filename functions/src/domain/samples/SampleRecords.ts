import type { TrackerSettings } from "../account/trackerSettings.ts";
import type { Course } from "../course/course.ts";
import type { ExperienceFields } from "../experience/experience.ts";
import type { Journal } from "../journal/journal.ts";
import type { SavedGroup } from "../resource/savedResource.ts";
import type { School, SchoolStatus } from "../school/school.ts";
import type { Score } from "../score/score.ts";
import type { TimelineStep } from "../timeline/timelineStep.ts";
import type { SampleSchoolId } from "./sampleSchools.ts";

/** Days counted back from today; a day to come is negative. */
export type DaysAgo = number;

/** Shifts that come round again: every so many days from the first to the last, their hours taken in turn. */
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
  /** Null while it goes on. */
  readonly ended: DaysAgo | null;
  readonly shifts?: SampleShifts;
}

export interface SampleScore extends Omit<Score, "date" | "register_by" | "scores_on"> {
  readonly taken: DaysAgo;
}

export interface SampleSchool {
  readonly id: SampleSchoolId;
  readonly status: SchoolStatus;
  /** When it was put on the list, and when it went on. */
  readonly found: DaysAgo;
  readonly applying?: DaysAgo;
  /** The next such day that is at least some days off. */
  readonly deadlines: readonly { readonly label: string; readonly monthDay: string; readonly notBefore: number }[];
  readonly override?: School["override"];
  readonly note?: string;
}

export interface SampleCourse extends Pick<Course, "term" | "code" | "name" | "grade" | "credits"> {
  /** Counted from the academic year of today. */
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

/** What a sample student has in the tracker. Rows are named by ids that say what they are. */
export interface SampleRecords {
  readonly track: ExperienceFields["track"];
  readonly experiences: Readonly<Record<string, SampleExperience>>;
  /** The form they go into, in this order. */
  readonly application: { readonly form: "common_app" | "amcas" | "aadsas"; readonly experiences: readonly string[] };
  readonly scores: Readonly<Record<string, SampleScore>>;
  readonly schools: readonly SampleSchool[];
  readonly courses: readonly SampleCourse[];
  readonly journals: Readonly<Record<string, SampleJournal>>;
  readonly savedResources: Readonly<Record<string, { readonly savedGroup: SavedGroup; readonly saved: DaysAgo }>>;
  readonly timeline: Readonly<
    Record<string, { readonly status: TimelineStep["status"]; readonly on: DaysAgo; readonly reason?: string }>
  >;
  readonly settings: TrackerSettings;
}
