import { seasonPath } from "@domain/records/firestorePaths.ts";
import { EMPTY_SEASON, SEASON_LIMIT, season, seasonList } from "@domain/season/season.ts";
import { LARGEST_SEASON } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = seasonPath("ann");
const rules = useRules("season");

describeRecord({
  what: "a school's season",
  site: rowSite(rules, path, { ...EMPTY_SEASON }),
  schema: season,
  plain: { ...EMPTY_SEASON },
  needed: [],
  largest: [{ ...LARGEST_SEASON }, { answer: null, plan: "ED2" }],
  plains: [{ fields: ["answer", "plan"], longest: 40 }],
  days: Object.keys(EMPTY_SEASON).filter((name) => !["answer", "plan", "undated", "earlier"].includes(name)),
  lists: { undated: { count: 9, longest: 110 } },
  maps: { earlier: { count: 10, longest: 300 } },
});

describeRows({ rules, path, schema: seasonList, row: { ...EMPTY_SEASON }, edit: ["plan", "EA"], limit: SEASON_LIMIT });
