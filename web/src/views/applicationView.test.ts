import { APPLICATION_FORMS, type ApplicationForm } from "@domain/application/application";
import { EMPTY_EXPERIENCE } from "@domain/experience/experience";
import { describe, expect, test } from "vitest";
import { applicationTable } from "../features/application/applicationTable.ts";
import { changedTexts, type EntryTexts, entryTextsIn } from "../features/application/entryTexts.ts";
import { otherTexts } from "../features/application/otherTexts.ts";
import {
  choiceProblems,
  copiedOf,
  countText,
  type Entry,
  type ExperienceRow,
  entriesOf,
  issueText,
  missingWords,
} from "./applicationView.ts";

const record = (id: string, fields: Partial<ExperienceRow> = {}): ExperienceRow => ({
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: id,
  description: "Packed bags.",
  shifts: {},
  changed_shift: null,
  created_on: "2026-09-01",
  ...fields,
  id,
});
const row = (id: string, position: number, copied = "") => ({ id, position, copied, pending: false });
const entriesWith = (records: readonly ExperienceRow[], form: ApplicationForm = "amcas"): readonly Entry[] =>
  entriesOf(
    form,
    records.map(({ id }, index) => row(id, index)),
    records,
    "2026-11-20",
  );

describe("the entries", () => {
  test("are in the chosen order, without experiences that were deleted", () => {
    const entries = entriesOf(
      "amcas",
      [row("b", 1), row("gone", 2), row("a", 3)],
      [record("a"), record("b")],
      "2026-11-20",
    );

    expect(entries.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  test("are sorted by start date if the form sorts them, those without one last", () => {
    const records = [
      record("undated"),
      record("late", { startDate: "2026-01-05" }),
      record("early", { startDate: "2024-09-01" }),
    ];
    const rows = records.map(({ id }, index) => row(id, index));

    const idsOf = (form: "amcas" | "common_app") => entriesOf(form, rows, records, "2026-11-20").map(({ id }) => id);
    expect(idsOf("amcas")).toEqual(["early", "late", "undated"]);
    expect(idsOf("common_app")).toEqual(["undated", "late", "early"]);
  });

  test("list details that could identify a patient, but not the entry's own contact", () => {
    const [entry] = entriesWith([
      record("a", {
        description: "I walked with Mrs. Diaz in the hospital.",
        contactPhone: "+1 312 555 0147",
        contactEmail: "ana@example.com",
      }),
    ]);

    expect(entry?.details).toEqual(["Mrs. Diaz"]);
  });

  test("are counted against the form's limit", () => {
    expect(countText("amcas", 12)).toBe("12 of 15 experiences");
    expect(countText("common_app", 0)).toBe("0 of 10 experiences");
    expect(countText("aadsas", 1)).toBe("1 experience");
    expect(countText("common_app_honors", 2)).toBe("2 of 5 honors");
    expect(countText("uc", 3)).toBe("3 of 20 entries");
    expect(countText("aacomas_achievements", 1)).toBe("1 achievement");
  });
});

describe("the choice as a whole", () => {
  test("says by how many entries it is too large", () => {
    const many = Array.from({ length: 17 }, (_, index) => record(`r${index}`, { meaningfulExperiences: index === 0 }));

    expect(choiceProblems("amcas", entriesWith(many))).toEqual(["AMCAS takes 15. Leave 2 out."]);
    expect(choiceProblems("aadsas", entriesWith(many))).toEqual([]);
  });

  test("reports too many stars, or none if one is required", () => {
    const starred = ["a", "b", "c", "d"].map((id) => record(id, { meaningfulExperiences: true }));

    expect(choiceProblems("amcas", entriesWith(starred))).toEqual([
      "You marked 4 as most meaningful; AMCAS takes 3. Unmark 1.",
    ]);
    expect(choiceProblems("amcas", entriesWith([record("a"), record("b")]))).toHaveLength(1);
    expect(choiceProblems("amcas", entriesWith([record("a")]))).toEqual([]);
  });
});

test("an entry lists its empty and too long fields", () => {
  const field = { id: "x", value: "", limit: null, isNeeded: true };

  expect(
    issueText([
      { field: { ...field, label: "City" }, over: 0 },
      { field: { ...field, label: "Description" }, over: 1_037 },
    ]),
  ).toBe("Still empty: City. Too long: Description by 1,037 characters.");
});

test.each([
  ["Missing: City", [["City", 0]]],
  [
    "Missing: City, Start date and 2 more",
    [
      ["City", 0],
      ["Description", 12],
      ["Start date", 0],
      ["Country", 0],
    ],
  ],
  ["Too long: Description", [["Description", 12]]],
] as const)('an entry\'s line says "%s"', (words, issues) => {
  const field = { id: "x", value: "", limit: null, isNeeded: true };

  expect(missingWords(issues.map(([label, over]) => ({ field: { ...field, label }, over })))).toBe(words);
});

test("an entry counts the fields that were copied in their current form", () => {
  const [entry] = entriesOf("amcas", [row("a", 1, "name:0 ")], [record("a")], "2026-11-20");

  expect(entry && copiedOf(entry)).toEqual({ done: 0, all: 4 });
});

test("a form can start from every text written for another one, each once", () => {
  const descriptions = { ...EMPTY_EXPERIENCE.descriptions, amcas: "Long.", aacomas: "Long.", tmdsas: "Short." };

  expect(otherTexts("tmdsas", record("a", { descriptions }))).toEqual([
    { source: "general description", text: "Packed bags." },
    { source: "AMCAS", text: "Long." },
  ]);
});

describe("typed texts", () => {
  const before = record("a", { title: "Lead", descriptions: { ...EMPTY_EXPERIENCE.descriptions, amcas: "Mine" } });
  const changed = (form: ApplicationForm, typed: EntryTexts) =>
    changedTexts(form, before, { before: entryTextsIn(form, before), typed });

  test("change only what differs", () => {
    expect(changed("amcas", { description: "Mine" })).toEqual({});
    expect(changed("common_app", { title: "Head", description: "Packed bags." })).toEqual({
      title: "Head",
    });
  });

  test("are stored for the form only if they differ from the common text", () => {
    expect(changed("aadsas", { description: "New" })).toEqual({ "descriptions.aadsas": "New" });
    expect(changed("amcas", { description: "Packed bags." })).toEqual({ "descriptions.amcas": "" });
    expect(changed("tmdsas", { description: "Packed bags.", meaningfulDescription: "It stayed." })).toEqual({
      "descriptions.tmdsas_meaningful": "It stayed.",
    });
    expect(changed("common_app_honors", { description: "First of 40" })).toEqual({
      "descriptions.honor": "First of 40",
    });
    expect(changed("common_app_honors", { description: "a" })).toEqual({});
  });
});

test("the table of the application leaves out columns that are empty in every entry", () => {
  const [headings] = applicationTable("amcas", entriesWith([record("Food pantry")]));

  expect(headings).toContain("Start date");
  expect(headings).not.toContain("Start date 2");
});

test.each(APPLICATION_FORMS)("the table for %s names each experience once", (form) => {
  const [headings, entry] = applicationTable(form, entriesWith([record("Food pantry")], form));

  expect(headings?.filter((heading) => /^(?:Experience name|Activity|Name)$/.test(heading))).toHaveLength(1);
  expect(entry).toContain("Food pantry");
});
