import { describe, expect, test } from "vitest";
import type { NamedSchool } from "./schoolNames.ts";
import { nameGuard, wrongNames } from "./wrongNames.ts";

const RICE: NamedSchool = {
  name: "Rice University",
  city: "Houston",
  nicknames: { words: ["Rice"], teams: ["Owl"] },
};
const DUKE: NamedSchool = {
  name: "Duke University School of Medicine",
  city: "Durham",
  nicknames: { words: ["Duke"], teams: ["Blue Devil"] },
};
const BROWN: NamedSchool = { name: "Brown University", city: "Providence", nicknames: { words: ["Brown"] } };
const WASHINGTON: NamedSchool = {
  name: "University of Washington",
  city: "Seattle",
  nicknames: { names: ["UW"], words: ["Washington"], teams: ["Husky"] },
};
const GEORGE_WASHINGTON: NamedSchool = { name: "George Washington University", city: "Washington" };
const IOWA: NamedSchool = { name: "University of Iowa Carver College of Medicine", city: "Iowa City" };
const UCSF: NamedSchool = { name: "UCSF School of Medicine", city: "San Francisco", nicknames: { names: ["UCSF"] } };

const OTHERS = [RICE, DUKE, BROWN, WASHINGTON, IOWA];
const found = (text: string, thisSchool: NamedSchool | null = UCSF, otherSchools = OTHERS) =>
  wrongNames(text, { thisSchool, otherSchools }).map((mark) => mark.found);

describe("a text with a wrong name", () => {
  test.each([
    ["I would love to spend the next four years at Rice.", "Rice"],
    ["Brown's open curriculum suits me.", "Brown"],
    ["I was thrilled to meet Duke students who felt the same.", "Duke"],
    ["Few places teach humility the way the University of Iowa does.", "University of Iowa"],
    ["Nothing compares with UW.", "UW"],
    ["I hope to match the energy of duke university school of medicine.", "duke university school of medicine"],
    ["At Brown, I would sing.", "Brown"],
    ["Seattle will be my home.", "Seattle"],
    ["I look forward to becoming a Husky.", "Husky"],
    ["The Carver College of Medicine trains doctors for small towns.", "Carver College of Medicine"],
    ["I will bring my banjo to Durham.", "Durham"],
    ["I admire Brown University’s advising.", "Brown University"],
    ["My dream is the [School of Medicine] on the hill.", "[School of Medicine]"],
    ["I am applying to XXX.", "XXX"],
  ])("the wrong name is marked in: %s", (text, name) => {
    expect(found(text)).toEqual([name]);
  });
});

describe("a text without a wrong name", () => {
  test.each([
    "I would love to spend the next four years at UCSF.",
    "San Francisco will be my home.",
    "The rice was cold, and Rice was the name of the cat.",
    "Duke, our dog, was older than I was.",
    "Mrs. Brown's class had the best window.",
    "She looked at Brown and laughed.",
    "My aunt in Houston taught me to drive.",
    "I graduated from Duke University in May.",
    "I studied chemistry at Brown University.",
    "The first president, George Washington, had few teeth of his own.",
    "Each night the owls called from the barn.",
    "Our neighbors in Providence shared one snow shovel, and we took turns.",
    "Super Bowl XXX was the year of my birth.",
    "He told me that [the school] had closed.",
    "We recorded the value as 3.2 [2].",
    "Malcolm X College held the class.",
    "",
  ])("nothing is marked in: %s", (text) => {
    expect(found(text)).toEqual([]);
  });
});

test("a name that this school shares with another is not marked", () => {
  expect(found("I want to live in Washington.", GEORGE_WASHINGTON, [WASHINGTON])).toEqual([]);
  expect(found("I want to attend the University of Washington.", GEORGE_WASHINGTON, [WASHINGTON])).toEqual([
    "University of Washington",
  ]);
  expect(found("I want to attend George Washington University.", WASHINGTON, [GEORGE_WASHINGTON])).toEqual([
    "George Washington University",
  ]);
});

test("every school of the list is marked if the essay goes to none yet", () => {
  expect(found("I want to attend Duke or UCSF.", null, [DUKE, UCSF])).toEqual(["Duke", "UCSF"]);
});

test("a mark says where the name is and to which school it belongs", () => {
  const text = "I want to attend Duke.";

  expect(wrongNames(text, { thisSchool: RICE, otherSchools: [DUKE] })).toEqual([
    { kind: "word", start: 17, end: 21, found: "Duke", school: DUKE.name },
  ]);
});

test("a long essay is checked quickly, whatever it contains", () => {
  const nasty = `${"A".repeat(10_000)} ${"[[[[".repeat(1_000)} ${"Duke ".repeat(1_000)}`;
  const guard = nameGuard({ thisSchool: null, otherSchools: OTHERS });

  expect(guard(nasty).length).toBeLessThan(2_000);
});

describe("a school that Cairn knows, but the student has not listed", () => {
  const knownSchools: readonly NamedSchool[] = [
    { name: "Tufts University", city: "Medford", nicknames: { words: ["Tufts"] } },
    { name: "University of California, Los Angeles", city: "Los Angeles", nicknames: { names: ["UCLA"] } },
    RICE,
    { name: "Empire Beauty", city: "York" },
  ];
  const marked = (text: string) =>
    wrongNames(text, { thisSchool: RICE, otherSchools: [], knownSchools }).map(({ found: name }) => name);

  test.each([
    ["I want to attend Tufts University.", ["Tufts University"]],
    ["I look forward to joining UCLA.", ["UCLA"]],
    ["I want to attend Rice University.", []],
    ["I graduated from Tufts University.", []],
    ["My brother liked Tufts, and Medford is a town.", []],
    ["I watched UCLA win.", []],
    ["An Empire Beauty student cut my hair.", []],
  ])("the marks in %s are %j", (text, names) => {
    expect(marked(text)).toEqual(names);
  });
});

describe("an essay for an MD school", () => {
  const marked = (text: string, isForMd = true) =>
    wrongNames(text, { thisSchool: DUKE, otherSchools: [], isForMd }).map(({ kind, found: word }) => [kind, word]);

  test.each([
    ["I want to become an osteopathic physician.", "osteopathic"],
    ["OMM drew me to the field.", "OMM"],
    ["I shadowed a D.O. school's clinic.", "D.O. school"],
    ["As a DO, I would treat the whole person.", "DO"],
    ["Osteopathy has four tenets.", "Osteopathy"],
  ])("the words of osteopathic medicine are marked in: %s", (text, word) => {
    expect(marked(text)).toEqual([["degree", word]]);
    expect(marked(text, false)).toEqual([]);
  });

  test("other words are not marked", () => {
    expect(marked("I DO care. What I do, Dr. Chen, DO, taught me.")).toEqual([]);
  });
});
