import { NO_FIGURES } from "@domain/school/schoolFigures";
import { describe, expect, test } from "vitest";
import { countOf, filterIn, filterSchools } from "./schoolFilter.ts";

const school = { kind: "UG", control: "public", schoolId: null, state: "OH", figures: NO_FIGURES } as const;
const open = { ...NO_FIGURES, is_open_admission: true };
const rates = (admit_rate: number) => ({ ...NO_FIGURES, admit_rate });
const rows = [
  { ...school, name: "Ohio State", schoolId: "ug-ohio-state", figures: rates(51) },
  { ...school, name: "Oberlin", schoolId: "ug-oberlin", control: "private", figures: rates(30) },
  { ...school, name: "Michigan", schoolId: "ug-michigan", state: "MI", figures: rates(9.9) },
  { ...school, name: "Community", schoolId: "ug-community", state: "NV", figures: open },
  { ...school, name: "Abroad", state: null, control: null },
] as const;
const undergraduates: Readonly<Record<string, number>> = {
  "ug-ohio-state": 46_000,
  "ug-oberlin": 2_900,
  "ug-michigan": 20_000,
  "ug-community": 999,
};

function shown(query: string, home: "OH" | null = "OH") {
  const filter = filterIn(new URLSearchParams(query), "HS");
  const undergraduatesOf = ({ schoolId }: { readonly schoolId: string | null }) =>
    undergraduates[schoolId ?? ""] ?? null;
  return filterSchools(rows, filter, { home, undergraduatesOf }).map(({ name }) => name);
}

describe("the list of colleges", () => {
  test.each([
    ["", ["Ohio State", "Oberlin", "Michigan", "Community", "Abroad"]],
    ["state=OH", ["Ohio State", "Oberlin"]],
    ["control=private", ["Oberlin"]],
    ["size=huge", ["Ohio State", "Michigan"]],
    ["size=small", ["Oberlin"]],
    ["size=tiny", ["Community"]],
    ["within=0", ["Ohio State", "Oberlin"]],
    ["within=250", ["Ohio State", "Oberlin", "Michigan"]],
    ["admits=least", ["Michigan"]],
    ["admits=half", ["Ohio State", "Oberlin"]],
    ["admits=most", ["Community"]],
    ["state=OH&control=public", ["Ohio State"]],
    ["state=TX", []],
    ["state=Ohio&control=both&within=7&via=AMCAS", ["Ohio State", "Oberlin", "Michigan", "Community", "Abroad"]],
  ])("the list of colleges filtered by ?%s has %j", (query, names) => {
    expect(shown(query)).toEqual(names);
  });

  test("the list of colleges is whole while the home state of a distance is unknown", () => {
    expect(shown("within=250", null)).toHaveLength(rows.length);
  });
});

test("a medical school is found by its service", () => {
  const filter = filterIn(new URLSearchParams("via=TMDSAS&size=tiny"), "PM");
  const medical = [
    { ...school, name: "Texas", kind: "MD", state: "TX" },
    { ...school, name: "Ohio", kind: "DO" },
  ] as const;

  expect(countOf(filter)).toBe(1);
  expect(filterSchools(medical, filter, { home: null, undergraduatesOf: () => null })).toEqual([medical[0]]);
});
