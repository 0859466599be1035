import {
  PRACTICE_LIMIT,
  PRACTICE_NOTE_LENGTH,
  PRACTICE_SECONDS_LIMIT,
  practice,
  practiceList,
} from "@domain/interview/practice.ts";
import { practicesPath } from "@domain/records/firestorePaths.ts";
import { practiced } from "../support/records.ts";
import { LARGEST_PRACTICE } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = practicesPath("ann");
const rules = useRules("practice");

describeRecord({
  what: "an interview practice",
  site: rowSite(rules, path, practiced),
  schema: practice,
  plain: { ...practiced },
  needed: ["day", "question_id", "kind"],
  largest: [{ ...LARGEST_PRACTICE }, { ...LARGEST_PRACTICE, rating: null }],
  texts: [
    { fields: ["question_id"], longest: 80 },
    { fields: ["kind"], longest: 40 },
    { fields: ["note"], longest: PRACTICE_NOTE_LENGTH },
  ],
  numbers: { read_seconds: [0, PRACTICE_SECONDS_LIMIT], spoken_seconds: [0, PRACTICE_SECONDS_LIMIT] },
  days: ["day"],
  accepted: [
    ["the lowest rating", { rating: 1 }],
    ["no rating", { rating: null }],
  ],
  refused: [
    ["a rating below the lowest", { rating: 0 }],
    ["a rating above the highest", { rating: 6 }],
    ["a text as a rating", { rating: "good" }],
  ],
});

describeRows({
  rules,
  path,
  schema: practiceList,
  row: { ...practiced },
  edit: ["note", "Slower"],
  limit: PRACTICE_LIMIT,
});
