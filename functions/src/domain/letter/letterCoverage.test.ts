import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { NO_FIGURES } from "../school/schoolFigures.ts";
import { type Letter, type LetterKind, NO_LETTER_DETAILS } from "./letter.ts";
import { letterCoverage, takesLetters } from "./letterCoverage.ts";
import { isIn, letterServiceOf, serviceLoad } from "./letterRoute.ts";

const school = (fields: Partial<School>) => ({
  id: "one",
  track: "PM" as const,
  kind: "MD" as const,
  schoolId: null,
  name: "Lakeview",
  city: "",
  state: null,
  control: null,
  status: "applying" as const,
  reached: NOTHING_REACHED,
  outcome: null,
  deadlines: [],
  figures: NO_FIGURES,
  override: null,
  note: "",
  ...fields,
});
const md = school({});
const osteopathic = school({ kind: "DO" });
const dental = school({ kind: "DDS" });
const texan = school({ state: "TX", control: "public" });
const texanDental = school({ kind: "DDS", state: "TX", control: "public" });
const college = school({ kind: "UG", track: "HS" });

const letter = (id: string, kind: LetterKind, fields: Partial<Letter> = {}) => ({
  ...NO_LETTER_DETAILS,
  id,
  track: "PM" as const,
  kind,
  writer: id,
  school_ids: ["one"],
  asked_on: "2026-10-01",
  ...fields,
});
const received = { received_on: "2026-11-01" };

function placesOf(...given: Parameters<typeof letterCoverage>) {
  return letterCoverage(...given).places.map(({ need, letter: filled, state }) => [need, filled?.id ?? null, state]);
}

describe("the usual letters of a school", () => {
  test.each([
    ["an MD school", md, ["science", "science", "any"]],
    ["a DO school", osteopathic, ["science", "science", "physician"]],
    ["a dental school", dental, ["science", "science", "dentist", "any"]],
    ["a Texas medical school", texan, ["science", "science", "any", "optional"]],
    ["a Texas dental school", texanDental, ["science", "science", "dentist", "optional"]],
    ["a college", college, ["counselor", "teacher", "teacher"]],
  ] as const)("the usual letters are known for %s", (_, row, needs) => {
    expect(letterCoverage(row, []).places.map(({ need }) => need)).toEqual(needs);
  });

  test.each([
    [md, ["committee"]],
    [osteopathic, ["committee"]],
    [dental, ["committee", "any"]],
    [texan, ["committee", "optional"]],
    [college, ["counselor", "teacher", "teacher"]],
  ] as const)("the usual letters with a committee letter are known", (row, needs) => {
    const committee = letter("committee", "committee");
    expect(letterCoverage(row, [committee]).places.map(({ need }) => need)).toEqual(needs);
    expect(letterCoverage(row, [letter("packet", "packet")]).places.map(({ need }) => need)).toEqual(needs);
  });
});

describe("the coverage of a school", () => {
  test("a letter fills one place, and places for certain writers are filled first", () => {
    const rows = [letter("chemistry", "science"), letter("clinic", "physician")];

    expect(placesOf(md, rows)).toEqual([
      ["science", "chemistry", "coming"],
      ["science", null, "missing"],
      ["any", "clinic", "coming"],
    ]);
    expect(placesOf(osteopathic, rows)).toEqual([
      ["science", "chemistry", "coming"],
      ["science", null, "missing"],
      ["physician", "clinic", "coming"],
    ]);
  });

  test("takes the letter that is furthest along and lists the rest", () => {
    const rows = [
      letter("asked", "science"),
      letter("planned", "science", { asked_on: null }),
      letter("there", "science", received),
      letter("boss", "supervisor"),
      letter("other", "other", { asked_on: null }),
    ];
    const coverage = letterCoverage(md, rows);

    expect(coverage.places.map(({ letter: filled }) => filled?.id)).toEqual(["there", "asked", "boss"]);
    expect(coverage.others.map(({ id }) => id)).toEqual(["planned", "other"]);
    expect(coverage).toMatchObject({ needed: 3, counts: { received: 1, coming: 2, missing: 0 }, service: "AMCAS" });
  });

  test("a letter that was not asked for is planned", () => {
    const coverage = letterCoverage(md, [letter("chemistry", "science", { asked_on: null })]);

    expect(coverage.places.map(({ state }) => state)).toEqual(["planned", "missing", "missing"]);
    expect(coverage.counts).toEqual({ received: 0, coming: 0, planned: 1, missing: 2 });
  });

  test("names letters that would fill a missing place but do not go there", () => {
    const rows = [
      letter("elsewhere", "science", { school_ids: ["two"] }),
      letter("no", "science", { school_ids: [], declined_on: "2026-10-05" }),
      letter("dentist", "dentist", { school_ids: [] }),
    ];
    const candidates = letterCoverage(md, rows).places.map((place) => place.candidates.map(({ id }) => id));

    expect(candidates).toEqual([["elsewhere"], [], ["dentist"]]);
  });

  test("offers two letters of a kind at two places", () => {
    const rows = ["a", "b", "c", "d"].map((id) => letter(id, "science", { school_ids: [] }));
    const candidates = letterCoverage(md, rows).places.map((place) => place.candidates.map(({ id }) => id));

    expect(candidates).toEqual([["a", "d"], ["b"], ["c"]]);
  });

  test("a letter in a service that sends to all goes to each of its schools", () => {
    const all = letter("dentist", "dentist", { school_ids: [], services: ["AADSAS"] });
    const chosen = letter("chemistry", "science", { school_ids: [], services: ["AMCAS"] });

    expect(letterCoverage(dental, [all]).counts).toMatchObject({ coming: 1, missing: 3 });
    expect(letterCoverage(md, [chosen]).counts).toMatchObject({ coming: 0, missing: 3 });
  });

  test("an optional letter does not count as needed", () => {
    const rows = ["a", "b", "c", "d"].map((id) => letter(id, "science"));
    expect(letterCoverage(texan, rows)).toMatchObject({ needed: 3, counts: { coming: 3, missing: 0 } });
    expect(letterCoverage(texan, rows).places[3]?.letter).not.toBeNull();
  });

  test("letters matter until a school has said no or the student has withdrawn", () => {
    expect(takesLetters({ outcome: null })).toBe(true);
    expect(takesLetters({ outcome: "waitlisted" })).toBe(true);
    expect(takesLetters({ outcome: "denied" })).toBe(false);
  });
});

describe("a service's places", () => {
  const schools = [md, { ...dental, id: "teeth" }];

  test("colleges' letters go through the Common App", () => expect(letterServiceOf(college)).toBe("Common App"));

  test("a letter for a school is in the school's service", () => {
    expect(isIn("AMCAS", letter("a", "science"), schools)).toBe(true);
    expect(isIn("AADSAS", letter("a", "science"), schools)).toBe(false);
    expect(isIn("AMCAS", letter("a", "science", { declined_on: "2026-10-05" }), schools)).toBe(false);
  });

  test.each([
    ["AMCAS", 10, 1],
    ["AACOMAS", 6, 1],
    ["AADSAS", 4, 3],
    ["TMDSAS", 4, 3],
  ] as const)("the service %s takes %i letters, and a committee letter counts as %i", (service, most, committee) => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => letter(`${at}`, "other", { services: [service] }));

    expect(serviceLoad(service, rows(most), schools)).toEqual({ taken: most, most, isOver: false });
    expect(serviceLoad(service, rows(most + 1), schools)).toMatchObject({ isOver: true });
    expect(serviceLoad(service, [letter("c", "committee", { services: [service] })], schools).taken).toBe(committee);
  });

  test("each college sets its own limit", () => {
    const many = Array.from({ length: 20 }, (_, at) => letter(`${at}`, "teacher", { services: ["Common App"] }));
    expect(serviceLoad("Common App", many, [])).toEqual({ taken: 20, most: null, isOver: false });
  });
});
