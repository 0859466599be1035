import { NO_FIGURES } from "@domain/school/schoolFigures";
import { describe, expect, test } from "vitest";
import { pricesIn } from "../../content/schools/collegePrices.ts";
import { traitsIn } from "../../content/schools/collegeTraits.ts";
import { type CollegeFigures, countOf, filterIn, filterSchools } from "./schoolFilter.ts";

const school = {
  kind: "UG",
  control: "public",
  schoolId: null,
  city: "",
  state: "OH",
  figures: NO_FIGURES,
  status: "applying",
  outcome: null,
  note: "",
} as const;
const unknown = { home: null, factsOf: () => null, fitOf: () => null };
const open = { ...NO_FIGURES, is_open_admission: true };
const rates = (admit_rate: number) => ({ ...NO_FIGURES, admit_rate });
const rows = [
  { ...school, name: "Ohio State", schoolId: "ug-ohio-state", figures: rates(51) },
  { ...school, name: "Oberlin", schoolId: "ug-oberlin", control: "private", figures: rates(30) },
  { ...school, name: "Michigan", schoolId: "ug-michigan", state: "MI", figures: rates(9.9) },
  { ...school, name: "Community", schoolId: "ug-community", state: "NV", figures: open },
  { ...school, name: "Abroad", state: null, control: null },
] as const;
const college = (undergraduates: number, traits: string, prices: string) => ({
  undergraduates,
  traits: traitsIn(`1\t${traits}`),
  netPrices: pricesIn(`1\t${prices}`),
});
const facts: Readonly<Record<string, CollegeFigures>> = {
  "ug-ohio-state": college(46_000, "11\t112651", "18900\t9000"),
  "ug-oberlin": college(2_900, "32\t2650", "31000"),
  "ug-michigan": college(20_000, "22\t1126", "19000\t10100"),
  "ug-community": { undergraduates: 999, traits: null, netPrices: null },
};

function shown(query: string, home: "OH" | null = "OH") {
  const filter = filterIn(new URLSearchParams(query), "HS");
  const factsOf = ({ schoolId }: { readonly schoolId: string | null }) => facts[schoolId ?? ""] ?? null;
  return filterSchools(rows, filter, { home, factsOf, fitOf: () => null }).map(({ name }) => name);
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
    ["setting=city", ["Ohio State"]],
    ["setting=town&town=small", ["Oberlin"]],
    ["town=midsize", ["Michigan"]],
    ["major=26", ["Ohio State", "Oberlin", "Michigan"]],
    ["major=11&setting=suburb", ["Michigan"]],
    ["price=20000", ["Ohio State", "Michigan"]],
    ["price=10000&income=30", ["Ohio State"]],
    ["price=30000&income=over", []],
    ["major=99&price=1", ["Ohio State", "Oberlin", "Michigan", "Community", "Abroad"]],
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
  expect(filterSchools(medical, filter, unknown)).toEqual([medical[0]]);
});

describe("a list filtered by what the student has noted", () => {
  const mine = [
    { ...school, name: "Rice", city: "Houston", kind: "MD", note: "Ask about the rural track." },
    { ...school, name: "Marian", kind: "DO", status: "interview" },
    { ...school, name: "Tufts", kind: "MD", status: "decision", outcome: "admitted" },
    { ...school, name: "Pittsburgh", kind: "MD", status: "decision", outcome: "denied" },
  ] as const;
  const fits: Readonly<Record<string, "reach" | "match">> = { Rice: "reach", Marian: "match" };
  const named = (query: string) => {
    const filter = filterIn(new URLSearchParams(query), "PM");
    return filterSchools(mine, filter, { ...unknown, fitOf: ({ name }) => fits[name] ?? null }).map(({ name }) => name);
  };

  test.each([
    ["status=applying", ["Rice"]],
    ["status=decision", ["Tufts", "Pittsburgh"]],
    ["status=admitted", ["Tufts"]],
    ["status=denied", ["Pittsburgh"]],
    ["fit=reach", ["Rice"]],
    ["fit=unknown", ["Tufts", "Pittsburgh"]],
    ["kind=DO", ["Marian"]],
    ["kind=UG", ["Rice", "Marian", "Tufts", "Pittsburgh"]],
    ["words=rural%20TRACK", ["Rice"]],
    ["words=houston%20rice", ["Rice"]],
    ["words=%20", ["Rice", "Marian", "Tufts", "Pittsburgh"]],
    ["words=zzz", []],
    ["kind=MD&status=denied", ["Pittsburgh"]],
  ])("by ?%s it has %j", (query, names) => {
    expect(named(query)).toEqual(names);
  });
});
