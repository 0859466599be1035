import { expect, test } from "vitest";
import { fitIn, kindIn, onlyFitOrKind, placeIn, stateIn } from "./schoolWords.ts";

test.each([
  ["Washington, D.C.", "Washington", "DC"],
  ["Washington, DC 20037", "Washington", "DC"],
  ["Washington, District of Columbia", "Washington", "DC"],
  ["Ponce, P.R.", "Ponce", "PR"],
  ["Worcester, MA 01655-0002", "Worcester", "MA"],
  ["Denver, Colorado, United States", "Denver", "CO"],
  ["Camden NJ", "Camden", "NJ"],
  ["Newark, N.J.", "Newark", "NJ"],
  ["Gainesville, Fla.", "Gainesville", "FL"],
  ["New York, New York", "New York", "NY"],
  ["District of Columbia", "Washington", "DC"],
  ["Stratford (NJ)", "Stratford", "NJ"],
])("the place %s is %s in %s", (text, city, state) => expect(placeIn(text)).toEqual({ city, state }));

test.each(["London, UK", "New York", "Online", "Toronto, ON", "Main campus"])(
  "the place %s is kept as written",
  (text) => expect(placeIn(text)).toBeNull(),
);

test.each([
  ["D.C.", "DC"],
  ["N.C.", "NC"],
  ["Puerto Rico", "PR"],
  ["Mass.", "MA"],
  ["texas", "TX"],
  ["Ontario", null],
])("the state %s is %s", (text, state) => expect(stateIn(text)).toBe(state));

test.each([
  ["MD/PhD", "MD"],
  ["MD-PhD", "MD"],
  ["MD (MSTP)", "MD"],
  ["M.D./M.P.H.", "MD"],
  ["DO/MBA", "DO"],
  ["DMD", "DDS"],
  ["MD/DO", null],
])("the degree %s is of the kind %s", (text, kind) => expect(kindIn(text)).toBe(kind));

test.each([
  ["Not a safety", null],
  ["Reach?", null],
  ["High reach", "reach"],
  ["Likely", "safety"],
  ["unlikely", "reach"],
])("the fit %s is %s", (text, fit) => expect(fitIn(text)).toBe(fit));

test.each([
  ["Reach schools", "fit"],
  ["SAFETIES (3)", "fit"],
  ["Targets:", "fit"],
  ["DO programs", "kind"],
  ["Allopathic medical schools", "kind"],
  ["Reach College", "fit"],
  ["Match Point University of Reach", null],
])("the line %s between rows says the %s of the schools below it", (text, field) =>
  expect(onlyFitOrKind(text)).toBe(field),
);
