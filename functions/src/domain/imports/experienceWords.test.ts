import { expect, test } from "vitest";
import { gradesIn, isOnlyKindOfWork, kindOfWork } from "./experienceWords.ts";

test.each([
  ["9-11", ["9", "10", "11"]],
  ["10th-12th", ["10", "11", "12"]],
  ["9–10", ["9", "10"]],
  ["Grades 9 to 12", ["9", "10", "11", "12"]],
  ["Sophomore-Senior", ["10", "11", "12"]],
  ["Freshman, Junior", ["9", "11"]],
  ["10/11/12", ["10", "11", "12"]],
  ["11 through PG", ["11", "12", "PG"]],
  ["Jr & Sr", ["11", "12"]],
  ["all four years", ["9", "10", "11", "12"]],
  ["11", ["11"]],
  ["G9-G11", ["9", "10", "11"]],
  ["Gr. 10-12", ["10", "11", "12"]],
  ["Grade 9 – Grade 12", ["9", "10", "11", "12"]],
])("the grades of %s are all that it spans", (text, grades) => expect(gradesIn(text)).toEqual(grades));

test.each(["7-9", "8", "K-12", "12-9", "2023-24", "middle school", "9-", "10+"])(
  "the grades of %s are kept as written",
  (text) => expect(gradesIn(text)).toBeNull(),
);

test.each(["Not shadowing", "no research", "Isn't volunteering"])("“%s” names no type", (text) =>
  expect(kindOfWork(text)).toBeNull(),
);

test.each([
  [
    "Clinical (paid)",
    { type: "Clinical Experience", paid: true, categories: { amcas: "Paid Employment, Medical/Clinical" } },
  ],
  [
    "Clinical volunteering",
    {
      type: "Clinical Experience",
      paid: false,
      categories: { amcas: "Community Service/Volunteer, Medical/Clinical" },
    },
  ],
  [
    "Non-clinical, paid",
    { type: "Employment", paid: true, categories: { amcas: "Paid Employment, Not Medical/Clinical" } },
  ],
  [
    "Non-clinical volunteering",
    {
      type: "Volunteering",
      paid: false,
      categories: { amcas: "Community Service/Volunteer, Not Medical/Clinical" },
    },
  ],
  ["Presentation", { type: "Research", categories: { amcas: "Presentations/Posters" } }],
  ["Poster presentations", { type: "Research", categories: { amcas: "Presentations/Posters" } }],
  ["Hobby", { type: "Extracurriculars", categories: { amcas: "Hobbies" } }],
  ["Debate/Speech", { type: "Extracurriculars", categories: { common_app: "Debate/Speech" } }],
  ["Tutoring", { type: "Employment", categories: { amcas: "Teaching/Tutoring/Teaching Assistant" } }],
  ["Something", null],
])("the kind %s proposes the type and the category of a form", (text, kind) => expect(kindOfWork(text)).toEqual(kind));

test.each([
  ["Clinical experience:", true],
  ["VOLUNTEERING", true],
  ["Shadowing (physician)", true],
  ["Paid work", true],
  ["Awards & Honors", true],
  ["Hospital volunteer office", false],
  ["Dance club", false],
])("the line %s between rows names only a kind: %s", (text, isKind) => expect(isOnlyKindOfWork(text)).toBe(isKind));
