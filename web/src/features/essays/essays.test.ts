import { newEssay } from "@domain/essay/essay.ts";
import { essayEntryOf } from "@domain/essay/essayIndex.ts";
import { expect, test } from "vitest";
import { ownerName, ownerOptions } from "../../views/essayOwners.ts";
import { filterEssays, filterIn } from "./essayFilter.ts";
import { exportedEssays } from "./exportedEssays.ts";
import { wordChanges } from "./wordChanges.ts";

const NOW = 1_795_219_200_000;
const rows = [
  { ...essayEntryOf({ ...newEssay(NOW), school_id: "emory", status: "done" }), id: "emory" },
  { ...essayEntryOf({ ...newEssay(NOW), service: "amcas", status: "drafting" }), id: "amcas" },
  { ...essayEntryOf(newEssay(NOW)), id: "none" },
];
const schools = [
  { id: "emory", name: "Emory", track: "PM" as const },
  { id: "baylor", name: "Baylor", track: "PM" as const },
  { id: "rice", name: "Rice", track: "HS" as const },
];

test.each([
  ["", ["emory", "amcas", "none"]],
  ["to=school:emory", ["emory"]],
  ["to=service:amcas", ["amcas"]],
  ["to=none", ["none"]],
  ["status=unfinished", ["amcas", "none"]],
  ["status=done", ["emory"]],
  ["to=school:emory&status=drafting", []],
])("the essays' address ?%s shows %j", (query, ids) => {
  const shown = filterEssays(rows, filterIn(new URLSearchParams(query)));

  expect(shown.map(({ id }) => id)).toEqual(ids);
});

test("an essay can go to the track's services and schools", () => {
  expect(ownerOptions("PM", schools).map(({ label }) => label)).toEqual([
    "AMCAS",
    "AACOMAS",
    "TMDSAS",
    "Baylor",
    "Emory",
  ]);
  expect(ownerName({ service: null, school_id: "emory" }, schools)).toBe("Emory");
  expect(ownerName({ service: null, school_id: "gone" }, schools)).toBe("A school no longer on your list");
  expect(ownerName({ service: "tmdsas", school_id: null }, schools)).toBe("TMDSAS");
  expect(ownerName({ service: null, school_id: null }, schools)).toBe("No school or service yet");
});

test("two texts are compared word by word, with their line breaks", () => {
  const before = "I packed bags.\nThen we went home.";
  const after = "I packed heavy bags.\n\nThen we went out.";
  const { pieces, removed, added } = wordChanges(before, after);
  const textOf = (left: string) => pieces.flatMap(({ words, change }) => (change === left ? [] : [words])).join("");

  expect([removed, added]).toEqual([1, 2]);
  expect(textOf("added")).toBe(before);
  expect(textOf("removed")).toBe(after);
  expect(wordChanges("Same.", "Same.")).toMatchObject({ removed: 0, added: 0 });
});

test("the exported board has the rows that the filter lets through", () => {
  const shown = filterEssays(rows, filterIn(new URLSearchParams("status=unfinished")));
  const [drafting] = shown.map((row) => ({
    ...row,
    title: "Why medicine",
    limit: 5_300,
    limit_unit: "characters" as const,
    characters: 1_200,
    due_on: "2027-05-28",
  }));

  expect(exportedEssays(drafting ? [drafting] : [], (row) => ownerName(row, schools))).toEqual([
    ["Title", "Goes to", "Kind of prompt", "Due day", "Length", "Limit", "Counted in", "Status"],
    ["Why medicine", "AMCAS", "Other", "2027-05-28", "1200", "5300", "Characters", "Drafting"],
  ]);
});
