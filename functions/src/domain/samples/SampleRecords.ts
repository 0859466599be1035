import type { TrackerSettings } from "../account/trackerSettings.ts";
import type { Course } from "../course/course.ts";
import type { ExperienceFields } from "../experience/experience.ts";
import type { Journal } from "../journal/journal.ts";
import type { SavedGroup } from "../resource/savedResource.ts";
import type { School, SchoolStatus } from "../school/school.ts";
import type { Score } from "../score/score.ts";
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

export interface SampleSchool {
  readonly id: SampleSchoolId;
  readonly status: SchoolStatus;
  /** The days it was put on the list and reached its status. */
  readonly found: DaysAgo;
  readonly applying?: DaysAgo;
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

/** A sample student's tracker. Row ids are descriptive. */
export interface SampleRecords {
  readonly track: ExperienceFields["track"];
  readonly experiences: Readonly<Record<string, SampleExperience>>;
  /** The application form and the selected experiences, in order. */
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
