import { savedResourcesPath } from "@domain/records/firestorePaths.ts";
import {
  SAVED_NOTE_LENGTH,
  SAVED_RESOURCE_LIMIT,
  savedResource,
  savedResourceList,
} from "@domain/resource/savedResource.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = savedResourcesPath("ann");
const saved = { saved_on: "2026-11-20", savedGroup: "schoolHelp", note: "Start with biology" };
const rules = useRules("saved-resource");

describeRecord({
  what: "a saved resource",
  site: rowSite(rules, path, saved),
  schema: savedResource,
  plain: saved,
  needed: ["saved_on", "savedGroup"],
  largest: [{ saved_on: "2026-11-21", savedGroup: "clinicalExperience", note: "n".repeat(SAVED_NOTE_LENGTH) }],
  texts: [
    { fields: ["savedGroup"], longest: 40 },
    { fields: ["note"], longest: SAVED_NOTE_LENGTH },
  ],
  days: ["saved_on"],
});

describeRows({
  rules,
  path,
  schema: savedResourceList,
  row: saved,
  edit: ["note", "Done"],
  limit: SAVED_RESOURCE_LIMIT,
});
