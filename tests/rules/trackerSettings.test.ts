import { EXPERIENCE_TYPES } from "@domain/experienceType.ts";
import { GPA_SCALES } from "@domain/gpaScale.ts";
import { trackerSettingsPath, userPath } from "@domain/paths.ts";
import { GOAL_LIMIT, trackerSettings } from "@domain/trackerSettings.ts";
import { US_STATE_CODES } from "@domain/usState.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, doc, type Firestore, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, openRules, write } from "./openRules.ts";

let rules: RulesTestEnvironment;
let ann: Firestore;
const settingsOf = (path = trackerSettingsPath("ann"), db = ann) => doc(db, path);

beforeAll(async () => {
  rules = await openRules("settings");
  ann = as(rules, "ann");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

/** Checks that schema and rules agree. */
async function expectAllowed(settings: object): Promise<void> {
  expect(trackerSettings.safeParse(settings).error).toBeUndefined();
  await assertSucceeds(setDoc(settingsOf(), settings));
}

describe("the tracker's settings", () => {
  test("are the student's own", async () => {
    await assertSucceeds(setDoc(settingsOf(), { display_scores: false }));
    await assertFails(setDoc(settingsOf(trackerSettingsPath("ann"), as(rules, "bob")), { display_scores: true }));
    await assertFails(setDoc(settingsOf(`${userPath("ann")}/settings/other`), { display_scores: true }));
    await assertFails(deleteDoc(settingsOf()));
  });

  test("take every choice the schema knows", async () => {
    await expectAllowed({});
    await expectAllowed({ apply_date: null, hours_goal: null, home_state: null, type_goals: {} });
    await expectAllowed({ apply_date: "2027-06-01", hours_goal: 1, display_scores: true });
    await expectAllowed({ hours_goal: GOAL_LIMIT });
    await expectAllowed({ type_goals: Object.fromEntries(EXPERIENCE_TYPES.map((type) => [type, GOAL_LIMIT])) });
    await expectAllowed({ score_targets: { GPA: 0, SAT: 400, ACT: 1, MCAT: 472, DAT: 200 } });
    await expectAllowed({ score_targets: { GPA: 5, SAT: 1600, ACT: 36, MCAT: 528, DAT: 600 } });
    await expectAllowed({ score_targets: {} });
    for (const type of EXPERIENCE_TYPES) await expectAllowed({ type_goals: { [type]: 1 } });
    for (const gpa_scale of GPA_SCALES) await expectAllowed({ gpa_scale });
    for (const gpa_repeats of ["all", "latest"]) await expectAllowed({ gpa_repeats });
    for (const home_state of US_STATE_CODES) await expectAllowed({ home_state });
  });

  test.each<readonly [string, object]>([
    ["an apply date that is no day", { apply_date: "June" }],
    ["scores that are neither shown nor hidden", { display_scores: "no" }],
    ["a target for an unknown test", { score_targets: { LSAT: 170 } }],
    ["a GPA target below none", { score_targets: { GPA: -0.1 } }],
    ["a GPA target above 5", { score_targets: { GPA: 5.1 } }],
    ["an SAT target below the lowest", { score_targets: { SAT: 390 } }],
    ["an SAT target above the highest", { score_targets: { SAT: 1610 } }],
    ["an SAT target off its step", { score_targets: { SAT: 1405 } }],
    ["an ACT target below the lowest", { score_targets: { ACT: 0 } }],
    ["an ACT target above the highest", { score_targets: { ACT: 37 } }],
    ["an MCAT target below the lowest", { score_targets: { MCAT: 471 } }],
    ["an MCAT target above the highest", { score_targets: { MCAT: 529 } }],
    ["a DAT target below the lowest", { score_targets: { DAT: 190 } }],
    ["a DAT target above the highest", { score_targets: { DAT: 610 } }],
    ["a goal of nothing", { hours_goal: 0 }],
    ["a goal beyond all reach", { hours_goal: GOAL_LIMIT + 1 }],
    ["a goal for an unknown type", { type_goals: { Napping: 10 } }],
    ...EXPERIENCE_TYPES.map((type): [string, object] => [`no hours for ${type}`, { type_goals: { [type]: 0 } }]),
    ["a goal for a type beyond all reach", { type_goals: { Research: GOAL_LIMIT + 1 } }],
    ["an unknown scale", { gpa_scale: "stars" }],
    ["an unknown way with repeats", { gpa_repeats: "best" }],
    ["an unknown state", { home_state: "Ohio" }],
    ["a field of their own", { mood: "good" }],
  ])("cannot have %s", async (_, settings) => {
    expect("mood" in settings || !trackerSettings.safeParse(settings).success).toBe(true);
    await assertFails(setDoc(settingsOf(), settings));
  });
});
