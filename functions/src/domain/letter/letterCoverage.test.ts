import { describe, expect, test } from "vitest";
import { NOTHING_REACHED, type School } from "../school/school.ts";
import { NO_FIGURES } from "../school/schoolFigures.ts";
import { LETTER_SCHOOL_LIMIT, type Letter, type LetterKind, NO_LETTER_DETAILS } from "./letter.ts";
import { letterCoverage } from "./letterCoverage.ts";
import { goesTo, isIn, letterServiceOf, sendToSchoolsOf, serviceLoad, takesLetters } from "./letterRoute.ts";
import { noLettersRule } from "./noLetters.ts";

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
      ["science", null, "open"],
      ["any", "clinic", "coming"],
    ]);
    expect(placesOf(osteopathic, rows)).toEqual([
      ["science", "chemistry", "coming"],
      ["science", null, "open"],
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
    expect(coverage).toMatchObject({ needed: 3, counts: { received: 1, coming: 2, open: 0 }, service: "AMCAS" });
  });

  test("a letter that was not asked for is planned", () => {
    const coverage = letterCoverage(md, [letter("chemistry", "science", { asked_on: null })]);

    expect(coverage.places.map(({ state }) => state)).toEqual(["planned", "open", "open"]);
    expect(coverage.counts).toEqual({ received: 0, coming: 0, planned: 1, open: 2 });
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

    expect(letterCoverage(dental, [all]).counts).toMatchObject({ coming: 1, open: 3 });
    expect(letterCoverage(md, [chosen]).counts).toMatchObject({ coming: 0, open: 3 });
  });

  test("an optional letter does not count as needed", () => {
    const rows = ["a", "b", "c", "d"].map((id) => letter(id, "science"));
    expect(letterCoverage(texan, rows)).toMatchObject({ needed: 3, counts: { coming: 3, open: 0 } });
    expect(letterCoverage(texan, rows).places[3]?.letter).not.toBeNull();
  });

  test("letters matter until a school has said no or the student has withdrawn", () => {
    expect(takesLetters(md)).toBe(true);
    expect(takesLetters({ ...md, outcome: "waitlisted" })).toBe(true);
    expect(takesLetters({ ...md, outcome: "denied" })).toBe(false);
  });
});

describe("a service's places", () => {
  const schools = [md, { ...dental, id: "teeth" }];

  test("colleges' letters go through the Common App", () => expect(letterServiceOf(college)).toBe("Common App"));

  test("a school with a form of its own is in no service", () => {
    const cuny = { ...md, id: "cuny", schoolId: "md-cuny", state: "NY" as const };
    const sent = letter("a", "science", { services: ["AMCAS", "Common App"], school_ids: ["cuny"] });

    expect(letterServiceOf(cuny)).toBeNull();
    expect(isIn("Common App", letter("a", "science", { school_ids: ["cuny"] }), [cuny])).toBe(false);
    expect(letterCoverage(cuny, [sent])).toMatchObject({ needed: 3, counts: { coming: 1, open: 2 } });
    expect(sendToSchoolsOf("Common App", { school_ids: [] }, [cuny])).toEqual({ added: 0, school_ids: [] });
  });

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

describe("a college that takes no letters", () => {
  const named = (name: string) => school({ kind: "UG", track: "HS", name });

  test.each([
    ["University of California, Los Angeles", "uc-no-letters"],
    ["UC Davis", "uc-no-letters"],
    ["California State University, Long Beach", "csu-no-letters"],
    ["California State Polytechnic University, Pomona", "csu-no-letters"],
    ["San José State University", "csu-no-letters"],
    ["Cal State LA", "csu-no-letters"],
    ["University of Southern California", undefined],
    ["University of San Diego", undefined],
  ] as const)("%s takes letters or not: %s", (name, rule) => {
    expect(noLettersRule(named(name))?.id).toBe(rule);
  });

  test("a medical school of the same university takes letters", () => {
    expect(noLettersRule(school({ name: "University of California, Davis, School of Medicine" }))).toBeNull();
  });

  test("a letter stored for the college does not go there", () => {
    const kept = letter("counselor", "counselor", { track: "HS" });
    expect(goesTo(kept, named("UC Davis"))).toBe(false);
    expect(goesTo(kept, named("Kenyon College"))).toBe(true);
    expect(isIn("Common App", kept, [named("UC Davis")])).toBe(false);
  });
});

describe("all schools of a service in one press", () => {
  const schools = ["a", "b", "gone"].map((id) =>
    school({ kind: "UG", track: "HS", name: `College ${id}`, outcome: id === "gone" ? "denied" : null }),
  );
  const rows = schools.map((row, at) => ({ ...row, id: ["a", "b", "gone"][at] ?? "" }));
  const davis = { ...school({ kind: "UG", track: "HS", name: "UC Davis" }), id: "davis" };

  test("they are the service's open schools that take letters and lack this one", () => {
    const counselor = letter("c", "counselor", { track: "HS", school_ids: ["x", "a"] });
    expect(sendToSchoolsOf("Common App", counselor, [...rows, davis, md])).toEqual({
      added: 1,
      school_ids: ["x", "a", "b"],
    });
  });

  test("nothing is added beyond the schools that a letter can hold", () => {
    const many = Array.from({ length: LETTER_SCHOOL_LIMIT + 5 }, (_, at) => ({ ...college, id: `c${at}` }));
    const sent = sendToSchoolsOf("Common App", letter("c", "counselor", { school_ids: [] }), many);
    expect(sent).toMatchObject({ added: LETTER_SCHOOL_LIMIT });
  });
});
