import { APPLICATION_FORMS, application, CHOICE_LIMIT, chosenExperience } from "@domain/application/application.ts";
import { applicationPath } from "@domain/records/firestorePaths.ts";
import { assertSucceeds } from "@firebase/rules-unit-testing";
import { doc, setDoc } from "firebase/firestore";
import { test } from "vitest";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { as, useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = applicationPath("ann", "amcas");
const chosen = { position: 1, copied: "position:1k3z9d organization:0ab " };
const rules = useRules("application");

describeRecord({
  what: "a chosen experience",
  site: rowSite(rules, path, chosen),
  schema: chosenExperience,
  plain: chosen,
  needed: ["position", "copied"],
  largest: [
    { position: 999_999.5, copied: `${"a".repeat(24)}:1234567 `.repeat(40) },
    { position: -999_999.5, copied: "" },
  ],
  texts: [{ fields: ["copied"], longest: 1_320 }],
  numbers: { position: [-1_000_000, 1_000_000] },
});

describeRows({ rules, path, schema: application, row: chosen, edit: ["position", 2.5], limit: CHOICE_LIMIT });

test.each(APPLICATION_FORMS)("the rules accept experiences chosen for %s", (form) =>
  assertSucceeds(
    setDoc(doc(as(rules(), "ann"), applicationPath("ann", form)), { items: { one: chosen }, changed_item: "one" }),
  ),
);
