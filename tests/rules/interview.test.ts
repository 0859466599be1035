import { interviewsPath } from "@domain/records/firestorePaths.ts";
import { INTERVIEW_LIMIT, interview, interviewList } from "@domain/season/interview.ts";
import { panelInterview } from "../support/records.ts";
import { LARGEST_INTERVIEW } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = interviewsPath("ann");
const rules = useRules("interview");

describeRecord({
  what: "an interview",
  site: rowSite(rules, path, { ...panelInterview }),
  schema: interview,
  plain: { ...panelInterview },
  needed: ["school_id", "zone"],
  largest: [{ ...LARGEST_INTERVIEW }, { invited: null, day: null, time: null, thanked: null }],
  texts: [
    { fields: ["school_id", "zone", "format"], longest: 150 },
    { fields: ["place"], longest: 300 },
    { fields: ["people"], longest: 500 },
    { fields: ["notes"], longest: 2_000 },
  ],
  plains: [{ fields: ["time"], longest: 5 }],
  days: ["invited", "day", "thanked"],
});

describeRows({
  rules,
  path,
  schema: interviewList,
  row: { ...panelInterview },
  edit: ["time", "10:00"],
  limit: INTERVIEW_LIMIT,
});
