import { COLLAPSED_LIMIT, preferences, type User, user, WIDGET_LIMIT } from "@domain/account/user.ts";
import { userPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, test } from "vitest";
import { LARGEST_PREFERENCES } from "./cost/largestRecords.ts";
import { as, asSignedOut, useRules, write } from "./openRules.ts";

const path = userPath("ann");
const student: User = {
  display_name: "Ann Lee",
  current_stage: "hs-10",
  previous_stage: "hs-9",
  stage_display_label: "High School, 10th Grade",
  stageCategoryID: "high-school",
  track: "HS",
  dashboard_item: "HS",
  preferences: { theme: "tarn" },
};
const rules = useRules("user", { [path]: student });
const account = (uid = "ann", at = path) => doc(as(rules(), uid), at);

describe("an account", () => {
  test("can be read by its student, even before it exists", async () => {
    await assertSucceeds(getDoc(account()));
    await assertSucceeds(getDoc(account("new", userPath("new"))));
    await assertFails(getDoc(account("bob")));
    await assertFails(getDoc(doc(asSignedOut(rules()), path)));
  });

  test("can only be created and deleted by the server", async () => {
    await assertFails(setDoc(account("new", userPath("new")), student));
    await assertFails(deleteDoc(account()));
  });
});

// Each refusal differs from this one allowed write in a single fact.
describe("a student's change of the account", () => {
  const allowed = {
    display_name: "Annie",
    preferred_name: "Nan",
    dashboard_item: "PM",
    preferences: {
      theme: "clay",
      mode: "dark",
      collapsed: ["calendar", "ring"],
      widgets: { order: ["ring", "calendar"], hidden: ["tracker"] },
    },
    phone: "+14155550123",
  };

  test("can set both names, dashboard choice, preferences and phone", async () => {
    await assertSucceeds(updateDoc(account(), allowed));
    await assertSucceeds(updateDoc(account(), { "preferences.mode": "light" }));
    await assertSucceeds(updateDoc(account(), { preferred_name: deleteField(), phone: deleteField() }));
    await assertSucceeds(updateDoc(account(), { preferences: deleteField() }));
    for (const dashboard_item of ["HS", "PM", "PD"]) await assertSucceeds(updateDoc(account(), { dashboard_item }));
  });

  test("can be as large as the schema allows", async () => {
    const NAMES = { display_name: "a".repeat(80), preferred_name: "b".repeat(80) };
    const largest = { ...NAMES, phone: "+123456789012345", preferences: LARGEST_PREFERENCES };
    expect(user.safeParse({ ...student, ...largest }).error).toBeUndefined();
    expect(Object.keys(LARGEST_PREFERENCES).toSorted()).toEqual(Object.keys(preferences.shape).toSorted());
    await assertSucceeds(updateDoc(account(), largest));
    await assertSucceeds(updateDoc(account(), { phone: "+1234567" }));
  });

  test("cannot be made by another student or a signed-out user", async () => {
    await assertFails(updateDoc(account("bob"), allowed));
    await assertFails(updateDoc(doc(asSignedOut(rules()), path), allowed));
  });

  test.each([
    ["current_stage", "hs-11"],
    ["previous_stage", null],
    ["stage_display_label", "High School, 11th Grade"],
    ["stageCategoryID", "medical-school"],
    ["track", "PM"],
    ["isAdmin", true],
  ])("cannot change %s", (field, value) => assertFails(updateDoc(account(), { ...allowed, [field]: value })));

  const cards = (count: number, card = "") => Array(count).fill(card);
  test.each<readonly [string, unknown]>([
    ["display_name", ""],
    ["display_name", "   "],
    ["display_name", "a".repeat(81)],
    ["display_name", `a${" ".repeat(80)}`],
    ["display_name", 7],
    ["display_name", null],
    ["display_name", deleteField()],
    ["preferred_name", ""],
    ["preferred_name", "   "],
    ["preferred_name", "a".repeat(81)],
    ["preferred_name", `a${" ".repeat(80)}`],
    ["preferred_name", 7],
    ["preferred_name", null],
    ["dashboard_item", "MD"],
    ["dashboard_item", null],
    ["dashboard_item", deleteField()],
    ["preferences", null],
    ["preferences", ["dark"]],
    ["preferences", { size: "large" }],
    ["preferences", { theme: null }],
    ["preferences", { mode: 7 }],
    ["preferences", { theme: "t".repeat(20), mode: "m".repeat(21) }],
    ["preferences", { collapsed: "calendar" }],
    ["preferences", { collapsed: "" }],
    ["preferences", { collapsed: {} }],
    ["preferences", { collapsed: [{ card: "calendar" }] }],
    ["preferences", { collapsed: cards(COLLAPSED_LIMIT + 1) }],
    ["preferences", { collapsed: cards(1, "c".repeat(801)) }],
    ["preferences", { widgets: ["calendar"] }],
    ["preferences", { widgets: null }],
    ["preferences", { widgets: { size: "large" } }],
    ["preferences", { widgets: { order: "" } }],
    ["preferences", { widgets: { order: [{ card: "calendar" }] } }],
    ["preferences", { widgets: { order: cards(WIDGET_LIMIT + 1) } }],
    ["preferences", { widgets: { order: cards(1, "c".repeat(401)) } }],
    ["preferences", { widgets: { hidden: [{ card: "calendar" }] } }],
    ["preferences", { widgets: { hidden: cards(WIDGET_LIMIT + 1) } }],
    ["preferences", { widgets: { hidden: cards(1, "c".repeat(401)) } }],
    ["phone", "5550147720"],
    ["phone", "+0555014772"],
    ["phone", "+123456"],
    ["phone", "+1234567890123456"],
    ["phone", "+1 555 014 7720"],
    ["phone", ""],
    ["phone", 14155550123],
    ["phone", null],
  ])("cannot set %s to %j", (field, value) => assertFails(updateDoc(account(), { ...allowed, [field]: value })));

  test.each([
    ["theme and mode of 40 characters", { theme: "t".repeat(20), mode: "m".repeat(20) }],
    ["collapsed cards of 800 characters", { collapsed: cards(1, "c".repeat(800)) }],
    ["ordered cards of 400 characters", { widgets: { order: cards(1, "c".repeat(400)) } }],
    ["hidden cards of 400 characters", { widgets: { hidden: cards(1, "c".repeat(400)) } }],
    ["lists that are full", { collapsed: cards(20), widgets: { order: cards(10), hidden: cards(10) } }],
  ])("can set %s", (_, changed) => assertSucceeds(updateDoc(account(), { ...allowed, preferences: changed })));

  test("can be made next to unknown stored fields", async () => {
    const stored = { theme: "tarn", size: { of: "tomorrow" }, widgets: { order: ["ring"], size: { of: "tomorrow" } } };
    await write(rules(), { [path]: { ...student, color: { of: "tomorrow" }, preferences: stored } });
    await assertSucceeds(updateDoc(account(), { display_name: "Annie", "preferences.mode": "dark" }));
    await assertSucceeds(updateDoc(account(), { "preferences.widgets.hidden": ["tracker"] }));
    await assertFails(updateDoc(account(), { color: "red" }));
    await assertFails(updateDoc(account(), { "preferences.size": "large" }));
    await assertFails(updateDoc(account(), { "preferences.widgets.size": "large" }));
  });

  test("can be made by the last release next to a preferred name it does not know", async () => {
    await write(rules(), { [path]: { ...student, preferred_name: "Nan" } });

    await assertSucceeds(updateDoc(account(), { display_name: "Annie", phone: "+14155550123" }));
    expect((await getDoc(account())).get("preferred_name")).toBe("Nan");
  });

  test("can be made if the account has no preferences", async () => {
    const { preferences: _, ...without } = student;
    await write(rules(), { [path]: without });
    await assertSucceeds(updateDoc(account(), { display_name: "Annie" }));
    await assertSucceeds(updateDoc(account(), { "preferences.widgets.order": ["ring"] }));
  });
});
