import { savedResourcesPath } from "@domain/records/firestorePaths.ts";
import {
  SAVED_NOTE_LENGTH,
  SAVED_RESOURCE_LIMIT,
  SAVED_TITLE_LENGTH,
  SAVED_URL_LENGTH,
  savedResource,
  savedResourceList,
} from "@domain/resource/savedResource.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = savedResourcesPath("ann");
const saved = {
  saved_on: "2026-11-20",
  savedGroup: "schoolHelp",
  note: "Start with biology",
  title: "Cell biology",
  url: "https://example.org/cells",
};
const longestUrl = "https://example.org/".padEnd(SAVED_URL_LENGTH, "u");
const rules = useRules("saved-resource");

describeRecord({
  what: "a saved resource",
  site: rowSite(rules, path, saved),
  schema: savedResource,
  plain: saved,
  needed: ["saved_on", "savedGroup"],
  largest: [
    {
      saved_on: "2026-11-21",
      savedGroup: "clinicalExperience",
      note: "n".repeat(SAVED_NOTE_LENGTH),
      title: "t".repeat(SAVED_TITLE_LENGTH),
      url: longestUrl,
    },
  ],
  texts: [
    { fields: ["savedGroup"], longest: 40 },
    { fields: ["note"], longest: SAVED_NOTE_LENGTH },
    { fields: ["title"], longest: SAVED_TITLE_LENGTH },
    { fields: ["url"], longest: SAVED_URL_LENGTH },
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
