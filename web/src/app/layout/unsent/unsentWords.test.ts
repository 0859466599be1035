import { RECORD_KINDS } from "@domain/records/collectionSchemas";
import { collectionsWith } from "@domain/records/collections";
import * as text from "@text/layout/unsent";
import { expect, test } from "vitest";
import { plainText, titleOf } from "./unsentWords.ts";

const whole = { standing: null };

test("every field has a label, except those set by a click or by Cairn", () => {
  const set =
    "track control schoolId has_lab display_scores meaningfulExperiences isCurrent anticipated repeated " +
    "participateInCollege mayContact status reached outcome saved_on savedGroup on task position type " +
    "compensation categories origin answer plan school_id completed_on category resourceId moved_to set_aside_on home_state gpa_scale gpa_repeats " +
    "waiver services school_ids left_out journal_ids with_notes question_id read_seconds spoken_seconds service limit_unit created_at deleted_on " +
    "undated earlier starred experience_ids diagnostics changed_message started_at updated_at " +
    "copied stageId academic_year checked_on items changed_item item_order shifts changed_shift created_on kinds";
  const names = collectionsWith("unsent", "restored").flatMap((collection) =>
    Object.values(RECORD_KINDS[collection]).flatMap(({ fields }) => fields.map((name) => [collection, name] as const)),
  );

  const unnamed = names.flatMap(([collection, name]) => (text.labelOf(collection, name) === undefined ? [name] : []));
  expect([...new Set(unnamed)].sort()).toEqual(set.split(" ").sort());
});

test("a record is named by its own name, its first words or its missing fields", () => {
  const lostShift = { ...whole, lost: {}, kind: "shifts" as const };
  expect(titleOf({ ...lostShift, whole: { day: "2026-11-01", hours: 2, note: "Sorted cans" } })).toBe("Sorted cans");
  expect(titleOf({ ...lostShift, lost: { day: "2026-11-01" }, whole: { day: "2026-11-01", note: "" } })).toBe("Day");

  const words = `${"Quiet hours at the clinic and ".repeat(9)}\nThen more.`;
  const step = { ...whole, lost: {}, kind: "timelines" as const, whole: { reason: words } };
  expect(titleOf(step)).toBe("Quiet hours at the clinic and Quiet hours at the clinic and Quiet hours at the…");

  const goal = { ...whole, lost: { hours_goal: 300 }, whole: {}, kind: "settings" as const };
  expect(titleOf(goal)).toBe("Hours goal");
});

test("a missing part is named after the record in the plan", () => {
  const lost = { note: "Housing" };
  const kind = "schools" as const;
  expect(titleOf({ kind, lost, whole: lost, standing: { name: "Rice" } })).toBe("Rice");
});

test("a choice for an application form is named after its experience", () => {
  const choice = { ...whole, lost: { position: 3 }, whole: { position: 3, copied: "" } };
  const kind = "applications" as const;

  expect(titleOf({ ...choice, kind }, "Food pantry")).toBe("Food pantry");
  expect(titleOf({ ...choice, kind })).toBe("Place in the list");
  expect(plainText([{ ...choice, kind }], "Food pantry")).toBe(
    "Choice for an application form: Food pantry\nPlace in the list: 3",
  );
});

test("everything typed can be copied as one plain text", () => {
  const lost = {
    name: "Rice",
    override: { fit: "reach", note: "Few come from here." },
    deadlines: [
      { id: "d1", label: "Essays", day: "2027-01-02", done: false },
      { id: "d2", label: "Interview", day: "2027-02-03", done: false },
    ],
    figures: { admit_rate: 9.5, sat: { low: 1500, high: 1560 }, is_test_blind: false, year: "fall 2022" },
  };

  expect(plainText([{ ...whole, kind: "schools", lost, whole: lost }], "Rice")).toBe(
    [
      "School: Rice",
      "Name: Rice",
      "My own choice: reach, Few come from here.",
      "Deadlines: Essays, 2027-01-02; Interview, 2027-02-03",
      "Figures: admission rate (%): 9.5, from 1500, to 1560, fall 2022",
    ].join("\n"),
  );
});
