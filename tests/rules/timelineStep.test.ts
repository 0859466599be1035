import { REASON_LIMIT } from "@domain/checklist/setAsideReason.ts";
import { timelinePath } from "@domain/records/firestorePaths.ts";
import { TIMELINE_STEP_LIMIT, timelineStep, timelineStepList } from "@domain/timeline/timelineStep.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = timelinePath("ann");
const done = { status: "done", on: "2026-11-20", reason: "", task: null };
const rules = useRules("timeline");

describeRecord({
  what: "a step of the timeline",
  site: rowSite(rules, path, done),
  schema: timelineStep,
  plain: done,
  needed: ["status", "on"],
  largest: [
    {
      status: "skipped",
      on: "2026-11-21",
      reason: "r".repeat(REASON_LIMIT),
      task: `${"s".repeat(40)}/${"t".repeat(64)}`,
    },
  ],
  texts: [
    { fields: ["status"], longest: 20 },
    { fields: ["reason"], longest: REASON_LIMIT },
  ],
  plains: [{ fields: ["task"], longest: 105 }],
  days: ["on"],
});

describeRows({
  rules,
  path,
  schema: timelineStepList,
  row: done,
  edit: ["status", "open"],
  limit: TIMELINE_STEP_LIMIT,
});
