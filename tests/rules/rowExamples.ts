import type { SingleList } from "@domain/records/collections.ts";
import { biology } from "@domain/samples/biology.ts";
import { EMPTY_SEASON } from "@domain/season/season.ts";
import { mcat, panelInterview, plainLetter, plainSchool, practiced, shareRowExample } from "../support/records.ts";
import {
  LARGEST_COURSE,
  LARGEST_INTERVIEW,
  LARGEST_LETTER,
  LARGEST_PRACTICE,
  LARGEST_SCHOOL,
  LARGEST_SCORE,
  LARGEST_SEASON,
  LARGEST_SHARE_ROW,
} from "./cost/largestRecords.ts";

export interface RowExample {
  /** The record's name in titles, such as `a score`. */
  readonly what: string;
  readonly row: object;
  /** A change of the row. */
  readonly edit: object;
  /** A row at the limits of its schema. */
  readonly largest: object;
}

/** Rows of each list that is one document, for everything that is asked of all lists: access and cost. */
export const ROW_EXAMPLES: Readonly<Record<SingleList, RowExample>> = {
  scores: { what: "a score", row: mcat, edit: { note: "Good day" }, largest: LARGEST_SCORE },
  schools: { what: "a school", row: plainSchool, edit: { note: "Visit" }, largest: LARGEST_SCHOOL },
  courses: { what: "a course", row: biology, edit: { grade: "B" }, largest: LARGEST_COURSE },
  season: { what: "a school's season", row: EMPTY_SEASON, edit: { plan: "EA" }, largest: LARGEST_SEASON },
  interviews: { what: "an interview", row: panelInterview, edit: { time: "10:00" }, largest: LARGEST_INTERVIEW },
  letters: { what: "a letter", row: plainLetter, edit: { note: "Asked after lab" }, largest: LARGEST_LETTER },
  savedResources: {
    what: "a saved resource",
    row: { saved_on: "2026-11-20", savedGroup: "shadowing", note: "" },
    edit: { note: "Read" },
    largest: {
      saved_on: "2026-11-20",
      savedGroup: "clinicalExperience",
      note: "n".repeat(500),
      title: "t".repeat(200),
      url: "https://example.org/".padEnd(1_000, "u"),
    },
  },
  timelines: {
    what: "a step of the timeline",
    row: { status: "done", on: "2026-11-20", reason: "", task: null },
    edit: { status: "skipped", reason: "No gap year" },
    largest: {
      status: "skipped",
      on: "2026-11-20",
      reason: "r".repeat(200),
      task: `${"s".repeat(40)}/${"i".repeat(64)}`,
    },
  },
  practices: { what: "an interview practice", row: practiced, edit: { rating: 4 }, largest: LARGEST_PRACTICE },
  shares: {
    what: "the row of a share",
    row: shareRowExample,
    edit: { takes_comments: false },
    largest: LARGEST_SHARE_ROW,
  },
};

// The keys are exactly the names of the type.
export const SINGLE_LISTS = Object.keys(ROW_EXAMPLES) as readonly SingleList[];
