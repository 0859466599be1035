import { serviceOf } from "@domain/application/applicationService";
import { KINDS_OF, SCHOOL_LIMIT } from "@domain/school/school";
import { describe, expect, test } from "vitest";
import { loadNicknames } from "../schoolNicknames.ts";
import directoryFile from "./collegeDirectory.json" with { type: "json" };
import { loadSchoolFacts } from "./loadSchoolFacts.ts";
import { type KnownSchool, loadSchoolCatalog, type SchoolCatalog } from "./schoolCatalog.ts";

/** The most results that the screen shows at first. */
const SHOWN = 7;

const colleges = await loadSchoolCatalog("HS");
const medical = await loadSchoolCatalog("PM");
const dental = await loadSchoolCatalog("PD");

const firstOf = (catalog: SchoolCatalog, typed: string, count = 1) =>
  catalog
    .search(typed)
    .slice(0, count)
    .map(({ name }) => name);

test("the catalog has every school of each track, each once", () => {
  expect([colleges, medical, dental].map(({ schools }) => schools.length)).toEqual([3_205, 234, 76]);
  const ids = [colleges, medical, dental].flatMap(({ schools }) => schools.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(medical.schools.length).toBeGreaterThan(SCHOOL_LIMIT);
});

describe("a search for a college", () => {
  test.each([
    // Initials and nicknames.
    ["USC", ["University of Southern California", "University of South Carolina, Columbia"]],
    ["NYU", ["New York University"]],
    ["UNC", ["University of North Carolina at Chapel Hill"]],
    ["UIUC", ["University of Illinois Urbana-Champaign"]],
    ["uic", ["University of Illinois Chicago"]],
    ["CMU", ["Carnegie Mellon University", "Central Michigan University"]],
    ["UVA", ["University of Virginia"]],
    ["BU", ["Boston University"]],
    ["BC", ["Boston College"]],
    ["Ole Miss", ["University of Mississippi"]],
    ["Pitt", ["University of Pittsburgh"]],
    ["Penn", ["University of Pennsylvania", "Pennsylvania State University"]],
    ["Penn State", ["Pennsylvania State University"]],
    ["Cal", ["University of California, Berkeley"]],
    ["MIT", ["Massachusetts Institute of Technology"]],
    ["ucla", ["University of California, Los Angeles"]],
    ["Umich", ["University of Michigan"]],
    ["Wash U", ["Washington University in St. Louis"]],
    ["washu", ["Washington University in St. Louis"]],
    ["u of m", ["University of Michigan"]],
    ["Georgia Tech", ["Georgia Institute of Technology"]],
    ["sdsu", ["San Diego State University", "South Dakota State University"]],
    ["csulb", ["California State University, Long Beach"]],
    ["cal state long beach", ["California State University, Long Beach"]],
    ["unc greensboro", ["University of North Carolina at Greensboro"]],
    // Names that others contain.
    ["Miami University", ["Miami University"]],
    ["University of Miami", ["University of Miami"]],
    ["rice", ["Rice University"]],
    ["ohio state", ["Ohio State University"]],
    ["boston college", ["Boston College"]],
    // Spelled in another way.
    ["saint olaf", ["St Olaf College"]],
    ["st olaf", ["St Olaf College"]],
    ["William and Mary", ["William & Mary"]],
    ["texas am", ["Texas A&M University"]],
    ["Texas A and M", ["Texas A&M University"]],
    ["universidad central de bayamón", ["Universidad Central de Bayamon"]],
    ["UNC-Chapel Hill", ["University of North Carolina at Chapel Hill"]],
    ["st johns university new york", ["St. John's University, New York"]],
    // Half typed or mistyped.
    ["rice univeristy", ["Rice University"]],
    ["Standford", ["Stanford University"]],
    ["standf", ["Stanford University"]],
    ["john hopkins", ["Johns Hopkins University"]],
    ["havard", ["Harvard University"]],
    ["pitsburgh", ["University of Pittsburgh"]],
    ["houston univ", ["University of Houston"]],
    ["massachu", ["Massachusetts Institute of Technology"]],
    ["vandebi", ["Vanderbilt University"]],
    ["vilanova", ["Villanova University"]],
    ["boston colege", ["Boston College"]],
    // Places.
    ["Ames", ["Iowa State University"]],
    ["anderson sc", ["Anderson University"]],
  ])("a college typed as %s is found first", (typed, names) => {
    expect(firstOf(colleges, typed, names.length)).toEqual(names);
  });
});

describe("a search for a medical school", () => {
  test.each([
    ["PCOM", "Philadelphia College of Osteopathic Medicine"],
    ["KCU", "Kansas City University College of Osteopathic Medicine"],
    ["Kansas City University", "Kansas City University College of Osteopathic Medicine"],
    ["Kansas City University of Medicine and Biosciences", "Kansas City University College of Osteopathic Medicine"],
    ["LECOM", "Lake Erie College of Osteopathic Medicine"],
    ["TCOM", "Texas College of Osteopathic Medicine, UNT Health Fort Worth"],
    ["VCOM", "Edward Via College of Osteopathic Medicine, Virginia Campus"],
    ["msucom", "Michigan State University College of Osteopathic Medicine"],
    ["Harvard University medical school", "Harvard Medical School"],
    ["UCLA medical school", "UCLA David Geffen School of Medicine"],
    ["Hopkins", "Johns Hopkins University School of Medicine"],
    ["nyu", "NYU Grossman School of Medicine"],
    ["UIC", "University of Illinois College of Medicine"],
  ])("a medical school typed as %s is found first", (typed, name) => {
    expect(firstOf(medical, typed)).toEqual([name]);
  });
});

test("a city's name does not find schools of another city", () => {
  const found = medical.search("Kansas City University");

  expect(found.map(({ name }) => name).filter((name) => /Iowa|Oklahoma/.test(name))).toEqual([]);
  expect(found.every(({ name, city }) => /Kansas/.test(`${name} ${city}`))).toBe(true);
});

test("a search finds only schools of the track", () => {
  expect(firstOf(medical, "harvard", SHOWN)).toEqual(["Harvard Medical School"]);
  expect(firstOf(dental, "harvard", SHOWN)).toEqual(["Harvard School of Dental Medicine"]);
  expect(colleges.search("zzzzzz")).toEqual([]);
  expect(colleges.search("")).toEqual([]);
});

test("a search does not take the beginning of a word for a typo of another", () => {
  expect(firstOf(colleges, "uni", SHOWN).filter((name) => !/\buni/i.test(name))).toEqual([]);
});

test("the catalog knows the schools that go by a name", () => {
  const ids = (catalog: SchoolCatalog, name: string) => catalog.named(name).map(({ id }) => id);

  expect(ids(colleges, "brown university")).toEqual(["ug-brown"]);
  expect(ids(medical, "Kansas City University College of Osteopathic Medicine")).toEqual(["do-kcu"]);
  expect(ids(medical, "kansas city university")).toEqual(["do-kcu", "do-kcu-joplin"]);
  expect(ids(medical, "KCU")).toEqual(["do-kcu", "do-kcu-joplin"]);
  expect(ids(dental, "KCU")).toEqual(["dds-kcu"]);
  expect(ids(colleges, "University of North Carolina")[0]).toBe("ug-unc-chapel-hill");
  expect(ids(colleges, "Columbia College")).toHaveLength(3);
  expect(ids(colleges, "Lakeview College of Nothing")).toEqual([]);
});

/** Numbers from 0 up to 1, the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe("each of 100 schools drawn at random", () => {
  const random = randomFrom(20_261_122);
  const all = [colleges, medical, dental].flatMap((catalog) => catalog.schools.map((school) => ({ catalog, school })));
  const drawn = Array.from({ length: 100 }, () => all.splice(Math.floor(random() * all.length), 1)).flat();
  const isShown = (catalog: SchoolCatalog, typed: string, { id }: KnownSchool) =>
    catalog
      .search(typed)
      .slice(0, SHOWN)
      .some((found) => found.id === id);

  test("is found by its name, as the first", () => {
    const missed = drawn.filter(({ catalog, school }) => catalog.search(school.name)[0]?.name !== school.name);

    expect(missed.map(({ school }) => school.name)).toEqual([]);
  });

  test("is found by each of its nicknames", async () => {
    const nicknamesOf = await loadNicknames();
    const aliases = new Map(
      directoryFile.rows.map((row) => row.split("\t")).map((cells) => [cells[0], cells[5] ?? ""]),
    );
    const nicknamed = drawn.flatMap(({ catalog, school }) => {
      const { names = [] } = nicknamesOf(school.id) ?? {};
      const federal = (aliases.get(school.id.slice("ug-".length)) ?? "").split("|");
      return [...names, ...federal].filter(Boolean).map((nickname) => ({ catalog, school, nickname }));
    });

    expect(nicknamed.length).toBeGreaterThan(40);
    expect(nicknamed.filter(({ catalog, school, nickname }) => !isShown(catalog, nickname, school))).toEqual([]);
  });

  test("is found by its city", () => {
    const missed = drawn.filter(
      ({ catalog, school }) => !catalog.search(school.city).some(({ id }) => id === school.id),
    );

    expect(missed.map(({ school }) => school.name)).toEqual([]);
  });

  test("is found with a typing mistake in its longest word", () => {
    const missed = drawn.filter(({ catalog, school: { id, name } }) => {
      const longest = name.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? "";
      const middle = Math.ceil(longest.length / 2);
      const mistyped = longest.slice(0, middle - 1) + longest[middle] + longest[middle - 1] + longest.slice(middle + 1);
      return !isShown(catalog, name.replace(longest, mistyped), { id } as KnownSchool);
    });

    // Some share all other words with a sister campus.
    expect(missed.map(({ school }) => school.name).length).toBeLessThanOrEqual(5);
  });
});

test("the catalog's application service of each medical and dental school can be derived", async () => {
  const schools = [...medical.schools, ...dental.schools];
  const facts = await loadSchoolFacts(schools.map(({ id }) => id));

  for (const { id, kind, state } of schools) {
    const { control = null, services: [first] = [] } = facts.get(id) ?? {};
    expect([id, serviceOf({ kind, state, control, schoolId: id })]).toEqual([id, first === "own" ? null : first]);
  }
  expect(Object.values(KINDS_OF).flat()).toHaveLength(4);
});
