import { expect, test } from "vitest";
import type { SchoolFacts } from "../../content/schools/schoolFacts.ts";
import { isFigureFilter, isFigureKnown, yearOfFigure } from "./filteredFigures.ts";

const facts = (...sources: readonly SchoolFacts["sources"][]) =>
  new Map(sources.map((each, index) => [`ug-${index}`, { sources: each }]));
const IPEDS = { year: "fall 2024", source: "IPEDS HD2024" };

test("a figure is known with the year of the first college that has it", () => {
  expect(yearOfFigure(facts({}, { setting: IPEDS }), "setting")).toBe("fall 2024");
  expect(isFigureKnown(facts({}, { setting: IPEDS }), "setting")).toBe(true);
});

test("a figure is unknown before it has loaded, and if no college has it", () => {
  expect(isFigureKnown(null, "setting")).toBe(false);
  expect(isFigureKnown(facts({}, { setting: IPEDS }), "netPrices")).toBe(false);
});

test("the filters by figures of the catalog are told from the others", () => {
  expect(["size", "setting", "town", "major", "price", "income", "admits"].filter(isFigureFilter)).toEqual([
    ...["size", "setting", "town", "major", "price"],
  ]);
});
