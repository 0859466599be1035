import type { Sample } from "../account/sampleStudents.ts";
import type { Preferences } from "../account/user.ts";
import { DANIEL } from "./daniel.ts";
import { MAYA } from "./maya.ts";
import { PRIYA } from "./priya.ts";
import type { SampleRecords } from "./SampleRecords.ts";

export interface SampleTask {
  readonly name: string;
  /** Counted from today, so a sample is as current in May as in November. */
  readonly dueInDays: number | null;
  readonly doneDaysAgo?: number;
}

/** What a sample student has done on the checklists and added. Rows are named by their ids in the template. */
export interface SampleTasks {
  /** This year's rows that are past due but still open. */
  readonly late: readonly string[];
  /** This year's rows that are done before their date. */
  readonly early: readonly string[];
  readonly ownTasks: readonly SampleTask[];
  /** Last year's rows that were left open. All others are done. */
  readonly leftOpen: readonly string[];
  readonly lastYearsOwnTasks: readonly SampleTask[];
}

export interface SamplePlan extends SampleTasks {
  readonly preferences: Preferences;
  /** The tracker's content. Each sample student has a file in `samples/`. */
  readonly records: SampleRecords;
}

export const SAMPLE_PLANS: Readonly<Record<Sample, SamplePlan>> = {
  maya: {
    preferences: { theme: "lichen" },
    late: [],
    early: [],
    ownTasks: [
      { name: "Ask Ms. Rivera about the January hospital volunteer group", dueInDays: 14 },
      { name: "Bring the SAT practice book back to the library", dueInDays: 4 },
      { name: "Thank Coach Lim for the tutoring reference", dueInDays: null, doneDaysAgo: 9 },
    ],
    leftOpen: ["hs-10-06", "hs-10-12"],
    lastYearsOwnTasks: [{ name: "Write to the animal shelter about summer shifts", dueInDays: null, doneDaysAgo: 190 }],
    records: MAYA,
  },
  daniel: {
    preferences: { theme: "slate" },
    late: ["pm-junior-03"],
    early: [],
    ownTasks: [
      { name: "Send Dr. Chen my hours for the free clinic", dueInDays: 5 },
      { name: "Finish the poster for the spring research day", dueInDays: 26 },
      { name: "Swap my Saturday scribe shift", dueInDays: 11 },
      { name: "Ask the physics lab for my missing report", dueInDays: null, doneDaysAgo: 16 },
    ],
    leftOpen: ["pm-sophomore-09"],
    lastYearsOwnTasks: [{ name: "Hand in the summer research application", dueInDays: null, doneDaysAgo: 280 }],
    records: DANIEL,
  },
  priya: {
    preferences: { theme: "heather" },
    late: [],
    early: ["pd-sophomore-03"],
    ownTasks: [
      { name: "Call Lakeview Dental about winter break shadowing", dueInDays: 9 },
      { name: "Finish the second wax carving for the pre-dental club", dueInDays: 18 },
      { name: "Write up my notes from Dr. Ahmed's morning clinic", dueInDays: null, doneDaysAgo: 6 },
    ],
    leftOpen: ["pd-freshman-07", "pd-freshman-09", "pd-freshman-12"],
    lastYearsOwnTasks: [{ name: "Order loupes for the typodont workshop", dueInDays: null, doneDaysAgo: 230 }],
    records: PRIYA,
  },
};
