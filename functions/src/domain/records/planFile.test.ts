import { describe, expect, test } from "vitest";
import { EMPTY_EXPERIENCE, type Experience } from "../experience/experience.ts";
import { NO_FIGURES } from "../school/schoolFigures.ts";
import { documentsIn, type PlanFile, planFile, readPlanFile } from "./planFile.ts";

const row = {
  checklist_item_name: "Ask Ms. Rivera about the science fair",
  status: "Pending",
  origin: "own",
  position: 1,
  due_date: null,
  completed_on: null,
  category: null,
  resourceId: null,
} as const;
const list = {
  stageId: "hs-10",
  academic_year: "2026-27",
  checked_on: "2026-09-01",
  items: { one: row },
  changed_item: null,
};
/** Every collection, without documents. */
const EMPTY = planFile.shape.collections.parse({});
const file: PlanFile = {
  product: "Cairn",
  version: 1,
  exported_at: "2026-11-20T12:00:00.000Z",
  uid: "ann",
  user: {
    display_name: "Ann Lee",
    current_stage: "hs-10",
    previous_stage: "hs-9",
    stage_display_label: "High School, 10th Grade",
    stageCategoryID: "high-school",
    track: "HS",
    dashboard_item: "HS",
    preferences: { theme: "tarn" },
    preferred_name: "Annie",
    phone: "+15550147720",
  },
  collections: {
    ...EMPTY,
    checklists: { "hs-10": list },
    photos: { profile: { image: "data:image/webp;base64,UklGRg==" } },
  },
};
const FOOD_PANTRY: Experience = {
  ...EMPTY_EXPERIENCE,
  track: "PM",
  experienceName: "Food pantry",
  shifts: {},
  changed_shift: null,
  created_on: "2026-09-01",
};
const withList = (changes: object) => ({
  ...file,
  collections: { ...file.collections, checklists: { "hs-10": { ...list, ...changes } } },
});
const reasonOf = (json: unknown) => {
  const read = readPlanFile(json);
  return read.outcome === "refused" ? read.reason : null;
};

const DEEP: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
const brokenRecords = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 1]));

describe("a plan file", () => {
  test("reads what was written", () => {
    expect(readPlanFile(JSON.parse(JSON.stringify(file)))).toEqual({ outcome: "read", file });
    expect(documentsIn(file)).toBe(3);
  });

  test.each([
    ["100,000 lists in each other", { shares: { all: { deep: DEEP } } }, "This file cannot be read."],
    [
      "5,001 broken records",
      { journals: brokenRecords(5_001) },
      "This file has a list with more than 5,000 entries. No plan has so many.",
    ],
    ["5,000 broken records", { journals: brokenRecords(5_000) }, "collections › journals › a0 is missing or invalid."],
  ])("is refused with %s, in a sentence", (_, collections, reason) => {
    const read = readPlanFile({ ...file, collections: { ...file.collections, ...collections } });

    expect(read).toEqual({ outcome: "refused", reason });
  });

  test("accepts a missing newer collection and extra details of the account", () => {
    const { photos: _, ...older } = file.collections;

    const read = readPlanFile({ ...file, collections: older, account: { email: "ann@cairn.test" } });

    expect(read).toEqual({ outcome: "read", file: { ...file, collections: { ...older, photos: {} } } });
  });

  test("completes experiences of an earlier release with the fields added since", () => {
    const record: Experience = { ...FOOD_PANTRY, descriptions: { ...FOOD_PANTRY.descriptions, amcas: "Mine" } };
    const { organisationAbout: _, descriptions, ...older } = record;
    const { common_app, amcas, aadsas } = descriptions;
    const experiences = { one: { ...older, descriptions: { common_app, amcas, aadsas } } };

    const read = readPlanFile({ ...file, collections: { ...file.collections, experiences } });

    expect(read).toEqual({
      outcome: "read",
      file: { ...file, collections: { ...file.collections, experiences: { one: record } } },
    });
    expect(
      reasonOf({ ...file, collections: { ...file.collections, experiences: { one: { ...record, city: 7 } } } }),
    ).not.toBeNull();
  });

  test("completes the rows of lists and what is nested in them", () => {
    const { is_open_admission: _, ...figures } = NO_FIGURES;
    const older = { track: "HS", kind: "UG", name: "Rice University", status: "applying", figures };
    const schools = { all: { items: { rice: older }, changed_item: "rice" } };

    const read = readPlanFile({ ...file, collections: { ...file.collections, schools } });

    expect(read).toMatchObject({
      outcome: "read",
      file: {
        collections: { schools: { all: { items: { rice: { ...older, figures: NO_FIGURES, deadlines: [] } } } } },
      },
    });
  });

  test.each([[null], [[]], ["plan"], [7], [{}], [{ ...file, product: "Other" }], [{ ...file, version: "1" }]])(
    "rejects %j",
    (json) => {
      expect(reasonOf(json)).toContain("not a Cairn file");
    },
  );

  test.each([
    [{ ...file, version: 2 }, "This file is version 2. Cairn reads version 1."],
    [{ ...file, user: null }, "user is missing"],
    [{ ...file, user: { ...file.user, track: "XX" } }, "user › track is missing or invalid."],
    [{ ...file, user: { ...file.user, display_name: "" } }, "user › display_name: Enter your name."],
    [{ ...file, user: { ...file.user, isAdmin: true } }, "user › isAdmin is not a field that Cairn knows."],
    [{ ...file, user: { ...file.user, phone: "555" } }, "user › phone: Enter a number"],
    [{ ...file, collections: { ...file.collections, secrets: {} } }, "collections › secrets is not a field"],
    [
      withList({ items: { one: { ...row, status: "Done" } } }),
      "collections › checklists › hs-10 › items › one › status",
    ],
    [withList({ items: { one: { ...row, color: "red" } } }), "items › one › color is not a field that Cairn knows."],
    [withList({ items: { "a/b": row } }), "A task's id"],
    [withList({ items: Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`row${n}`, row])) }), "200 tasks"],
    [withList({ academic_year: "x".repeat(1_000_001) }), "checklists › hs-10 is too large"],
    [{ ...file, collections: { checklists: { "a/b": list } } }, "A document's id"],
    [
      { ...file, collections: { photos: { profile: { image: "data:image/svg+xml;base64,PHN2Zz4=" } } } },
      "neither a JPEG nor a WebP",
    ],
  ])("names what is wrong and where (%#)", (json, reason) => {
    expect(reasonOf(json)).toContain(reason);
  });
});
