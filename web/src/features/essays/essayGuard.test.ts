import { expect, test } from "vitest";
import { essayGuard, type NameSources } from "./essayGuard.ts";

const listed = { city: "", schoolId: null, track: "PM" as const, kind: "MD" as const };
const schools = [
  { ...listed, id: "rice", name: "Rice School of Medicine" },
  { ...listed, id: "pcom", name: "Marian College of Osteopathic Medicine", kind: "DO" as const },
];
const sources: NameSources = {
  named: ({ name, city }) => ({ name, city }),
  knownOf: (track) => [{ name: track === "HS" ? "Kenyon College" : "Tufts School of Medicine", city: "" }],
};
const found = (owner: Parameters<typeof essayGuard>[0], text: string) =>
  essayGuard(owner, schools, sources)(text).map((mark) => mark.found);
const TEXT = "I will attend Tufts School of Medicine and Kenyon College as an osteopathic student.";

test("an essay for a listed MD school knows the track's schools and the words of osteopathic medicine", () => {
  expect(found({ school_id: "rice", service: null }, TEXT)).toEqual(["Tufts School of Medicine", "osteopathic"]);
  expect(found({ school_id: "pcom", service: null }, TEXT)).toEqual(["Tufts School of Medicine"]);
});

test("an essay for a service knows the schools of its track, and one that goes nowhere only the listed ones", () => {
  expect(found({ school_id: null, service: "common_app" }, TEXT)).toEqual(["Kenyon College"]);
  expect(found({ school_id: null, service: "amcas" }, TEXT)).toEqual(["Tufts School of Medicine", "osteopathic"]);
  expect(found({ school_id: null, service: null }, TEXT)).toEqual([]);
});
