import type { TrackerSettings } from "@domain/account/trackerSettings";
import type { ApplicationForm, ChosenExperience } from "@domain/application/application";
import type { ChecklistItem } from "@domain/checklist/checklist";
import type { Course } from "@domain/course/course";
import type { Essay } from "@domain/essay/essay";
import type { Experience } from "@domain/experience/experience";
import type { Journal } from "@domain/journal/journal";
import type { School } from "@domain/school/school";
import type { Score } from "@domain/score/score";
import type { SchoolDuties } from "@domain/season/duty";
import type { SchoolSeason } from "@domain/season/schoolSeason";
import type { DashboardItem } from "@domain/shared/stage";

type Row<Fields> = Fields & { readonly id: string };

export interface SharedTasks {
  readonly academicYear: string;
  readonly rows: readonly Row<ChecklistItem & { readonly isEarlier?: boolean }>[];
}

/** The student's records, as the stores have them. A part reads only its own. */
export interface SharedSources {
  readonly track: DashboardItem;
  readonly settings: TrackerSettings;
  readonly today: string;
  /** This year's checklist. */
  readonly tasks: SharedTasks;
  /** Null if no stage comes before the student's. */
  readonly earlierTasks: SharedTasks | null;
  readonly experiences: readonly Row<Experience>[];
  /** What is chosen for a form, in the student's order. */
  readonly chosenFor: (form: ApplicationForm) => readonly Row<ChosenExperience & { readonly pending: boolean }>[];
  readonly schools: readonly Row<School>[];
  readonly courses: readonly Row<Course>[];
  readonly scores: readonly Row<Score>[];
  readonly essays: readonly Row<Essay>[];
  readonly seasons: readonly (SchoolSeason & { readonly name: string })[];
  readonly duties: readonly SchoolDuties[];
  readonly journals: readonly Row<Journal>[];
}

/** What the student has chosen for the parts that need a choice. */
export interface SharedChoice {
  readonly form: ApplicationForm | null;
  readonly essayId: string | null;
  /** All essays of this school. */
  readonly essaySchoolId: string | null;
  /** Only these entries are shared. */
  readonly journalIds: readonly string[];
}
