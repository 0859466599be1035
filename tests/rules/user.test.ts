import { userPath } from "@domain/paths.ts";
import { COLLAPSED_LIMIT, type User, WIDGET_LIMIT } from "@domain/user.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { as, asNobody, openRules, write } from "./openRules.ts";

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
let rules: RulesTestEnvironment;
const user = (uid = "ann") => doc(as(rules, uid), userPath("ann"));

beforeAll(async () => {
  rules = await openRules("user");
});
beforeEach(() => write(rules, { [userPath("ann")]: student }));
afterAll(() => rules.cleanup());

describe("a user document", () => {
  test("can be read by its owner", () => assertSucceeds(getDoc(user())));
  test("can be asked for before there is one", () => assertSucceeds(getDoc(doc(as(rules, "new"), userPath("new")))));
  test("cannot be read by another student", () => assertFails(getDoc(user("bob"))));
  test("cannot be read without a sign-in", () => assertFails(getDoc(doc(asNobody(rules), userPath("ann")))));
  test("cannot be created by its owner", () => assertFails(setDoc(doc(as(rules, "new"), userPath("new")), student)));
  test("cannot be deleted by its owner", () => assertFails(deleteDoc(user())));
});

// Each refusal differs from this one allowed write in a single fact.
describe("the owner's changes", () => {
  const allowed = {
    display_name: "Annie",
    dashboard_item: "PM",
    preferences: {
      theme: "clay",
      mode: "dark",
      collapsed: ["calendar", "ring"],
      widgets: { order: ["ring", "calendar"], hidden: ["tracker"] },
    },
  };

  test("may touch name, dashboard choice and preferences", () => assertSucceeds(updateDoc(user(), allowed)));
  test("may touch one of them", () => assertSucceeds(updateDoc(user(), { "preferences.mode": "light" })));
  test("may not be another student's", () => assertFails(updateDoc(user("bob"), allowed)));
  test("may not be nobody's", () => assertFails(updateDoc(doc(asNobody(rules), userPath("ann")), allowed)));

  test.each([
    ["current_stage", "hs-11"],
    ["previous_stage", null],
    ["stage_display_label", "High School, 11th Grade"],
    ["stageCategoryID", "medical-school"],
    ["track", "PM"],
    ["isAdmin", true],
  ])("may not touch %s", (field, value) => assertFails(updateDoc(user(), { ...allowed, [field]: value })));

  test.each([
    ["display_name", ""],
    ["display_name", "   "],
    ["display_name", "a".repeat(81)],
    ["display_name", 7],
    ["display_name", null],
    ["display_name", deleteField()],
    ["dashboard_item", "MD"],
    ["dashboard_item", null],
    ["dashboard_item", deleteField()],
    ["preferences", null],
    ["preferences", ["dark"]],
    ["preferences", deleteField()],
    ["preferences", { ...allowed.preferences, theme: "pink" }],
    ["preferences", { ...allowed.preferences, theme: null }],
    ["preferences", { ...allowed.preferences, mode: "dim" }],
    ["preferences", { ...allowed.preferences, size: "large" }],
    ["preferences", { ...allowed.preferences, collapsed: "calendar" }],
    ["preferences", { ...allowed.preferences, collapsed: "" }],
    ["preferences", { ...allowed.preferences, collapsed: ["calendar", 7] }],
    ["preferences", { ...allowed.preferences, collapsed: ["calendar", ""] }],
    ["preferences", { ...allowed.preferences, collapsed: ["calendar", "a".repeat(41)] }],
    ["preferences", { ...allowed.preferences, collapsed: Array(COLLAPSED_LIMIT + 1).fill("calendar") }],
    ["preferences", { ...allowed.preferences, collapsed: [...Array(COLLAPSED_LIMIT - 1).fill("calendar"), 7] }],
    ["preferences", { ...allowed.preferences, widgets: ["calendar"] }],
    ["preferences", { ...allowed.preferences, widgets: { order: "" } }],
    ["preferences", { ...allowed.preferences, widgets: { ...allowed.preferences.widgets, size: "large" } }],
    ["preferences", { ...allowed.preferences, widgets: { order: "calendar" } }],
    ["preferences", { ...allowed.preferences, widgets: { order: ["calendar", 7] } }],
    ["preferences", { ...allowed.preferences, widgets: { order: ["a".repeat(41)] } }],
    ["preferences", { ...allowed.preferences, widgets: { order: Array(WIDGET_LIMIT + 1).fill("calendar") } }],
    ["preferences", { ...allowed.preferences, widgets: { hidden: [null] } }],
    ["preferences", { ...allowed.preferences, widgets: { hidden: [...Array(WIDGET_LIMIT - 1).fill("calendar"), 7] } }],
    ["preferences", { ...allowed.preferences, widgets: { hidden: Array(WIDGET_LIMIT + 1).fill("calendar") } }],
  ])("may not set %s to %j", (field, value) => assertFails(updateDoc(user(), { ...allowed, [field]: value })));

  test("may fill the list of collapsed cards", () =>
    assertSucceeds(updateDoc(user(), { "preferences.collapsed": Array(COLLAPSED_LIMIT).fill("calendar") })));

  test("may fill every list of preferences at once", () =>
    assertSucceeds(
      updateDoc(user(), {
        preferences: {
          collapsed: Array(COLLAPSED_LIMIT).fill("calendar"),
          widgets: { order: Array(WIDGET_LIMIT).fill("calendar"), hidden: Array(WIDGET_LIMIT).fill("calendar") },
        },
      }),
    ));

  test("may set and remove a phone number", async () => {
    await assertSucceeds(updateDoc(user(), { phone: "+15550147720" }));
    await assertSucceeds(updateDoc(user(), { phone: deleteField() }));
  });

  test.each([["5550147720"], ["+0555014772"], ["+123456"], ["+1234567890123456"], ["+1 555 014"], [""], [7], [null]])(
    "may not set the phone number %j",
    (phone) => assertFails(updateDoc(user(), { ...allowed, phone })),
  );

  // Rules cannot walk a list: each place has a condition of its own.
  test.each([
    ["collapsed", COLLAPSED_LIMIT],
    ["widgets.order", WIDGET_LIMIT],
    ["widgets.hidden", WIDGET_LIMIT],
  ])("may not hold an id of 41 characters anywhere in %s", async (field, length) => {
    for (let place = 0; place < length; place += 1) {
      const ids = Array(length).fill("calendar").with(place, "a".repeat(41));

      await assertFails(updateDoc(user(), { [`preferences.${field}`]: ids }));
    }
  });

  test.each(["+14155550123", deleteField()])("may set the phone number to %j", (phone) =>
    assertSucceeds(updateDoc(user(), { phone })),
  );
  test.each(["", "4155550123", "+0155550123", "+1 415 555 0123", 14155550123, null])(
    "may not set the phone number to %j",
    (phone) => assertFails(updateDoc(user(), { phone })),
  );

  test("may use a name of 80 characters", () => assertSucceeds(updateDoc(user(), { display_name: "a".repeat(80) })));
});
