import { scoresPath } from "@domain/records/firestorePaths.ts";
import { SCORE_LIMIT, score, scoreList } from "@domain/score/score.ts";
import { mcat } from "../support/records.ts";
import { LARGEST_SCORE, PLANNED_SCORE } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = scoresPath("ann");
const rules = useRules("score");

describeRecord({
  what: "a score",
  site: rowSite(rules, path, mcat),
  schema: score,
  plain: { ...mcat },
  needed: ["test", "kind", "date"],
  largest: [
    { ...LARGEST_SCORE },
    { test: "GPA", values: { GPA: 4.85 }, scales: ["5.0", "Weighted"] },
    { ...PLANNED_SCORE },
  ],
  texts: [
    { fields: ["test", "kind"], longest: 40 },
    { fields: ["note"], longest: 500 },
  ],
  days: ["date", "register_by", "scores_on"],
  maps: { values: { count: 20, longest: 600 } },
  lists: { scales: { count: 10, longest: 100 } },
});

describeRows({ rules, path, schema: scoreList, row: { ...mcat }, edit: ["note", "Good day"], limit: SCORE_LIMIT });
