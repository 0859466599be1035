import { GOAL_LIMIT, trackerSettings } from "@domain/account/trackerSettings.ts";
import { calendarFeedPath, trackerSettingsPath, userPath } from "@domain/records/firestorePaths.ts";
import { EXPERIENCE_TYPES } from "@domain/shared/experienceType.ts";
import { assertFails } from "@firebase/rules-unit-testing";
import { deleteDoc, doc, setDoc, updateDoc } from "firebase/firestore";
import { describe, test } from "vitest";
import { LARGEST_SETTINGS } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { as, remove, useRules, write } from "./openRules.ts";
import { documentSite } from "./RecordSite.ts";

const path = trackerSettingsPath("ann");
const rules = useRules("settings");
const settings = (at = path, uid = "ann") => doc(as(rules(), uid), at);
/** The most digits a stored number can have. */
const LONGEST_GOAL = 1_000.000_000_000_000_2;

describeRecord({
  what: "the tracker's settings",
  site: documentSite(rules, path),
  schema: trackerSettings,
  plain: { gpa_scale: "tenths", gpa_repeats: "all", home_state: "OH", display_scores: true },
  needed: [],
  largest: [
    { ...LARGEST_SETTINGS },
    {
      apply_date: null,
      tmdsas_until: null,
      services: [],
      hours_goal: null,
      home_state: null,
      score_targets: {},
      type_goals: {},
    },
    { type_goals: Object.fromEntries(EXPERIENCE_TYPES.map((type) => [type, LONGEST_GOAL])) },
    { apply_date: "2027-06-01", type_goals: { Research: 1 }, score_targets: { DAT: 200 }, hours_goal: 1 },
  ],
  texts: [{ fields: ["gpa_scale", "gpa_repeats"], longest: 40 }],
  plains: [{ fields: ["home_state"], longest: 4 }],
  days: ["apply_date", "tmdsas_until"],
  lists: { services: { count: 10, longest: 120 } },
  numbers: { hours_goal: [1, GOAL_LIMIT] },
  booleans: ["display_scores"],
  maps: { score_targets: { count: 10, longest: 200 }, type_goals: { count: 20, longest: 900 } },
});

describe("the tracker's settings", () => {
  test("are one document of the student", async () => {
    await assertFails(setDoc(settings(path, "bob"), { display_scores: true }));
    await assertFails(setDoc(settings(`${userPath("ann")}/settings/other`), { display_scores: true }));
    await write(rules(), { [path]: { display_scores: true } });
    await assertFails(setDoc(settings(path, "bob"), { display_scores: false }));
    await assertFails(deleteDoc(settings()));
  });

  test("do not include the calendar address, which only the server writes", async () => {
    const feed = settings(calendarFeedPath("ann"));
    await assertFails(setDoc(feed, { display_scores: true }));
    await write(rules(), { [calendarFeedPath("ann")]: { kinds: ["tasks"], zone: "America/Chicago" } });
    await assertFails(updateDoc(feed, { display_scores: true }));
    await assertFails(deleteDoc(feed));
  });

  test("cannot be created once the account is gone", async () => {
    await remove(rules(), userPath("ann"));
    await assertFails(setDoc(settings(), { display_scores: true }));
  });
});
