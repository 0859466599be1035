import { expect, test } from "vitest";
import { milesBetween } from "./stateDistance.ts";
import { US_STATE_CODES } from "./usState.ts";

// Calculated by hand from the centers with the spherical law of cosines.
test.each([
  ["CA", "CA", 0],
  ["MA", "RI", 30],
  ["TX", "OK", 330],
  ["CA", "NY", 2_420],
  ["WA", "FL", 2_530],
  ["AK", "HI", 2_810],
  ["NY", "PR", 1_680],
] as const)("the states %s and %s are %i miles apart", (from, to, miles) => {
  expect(milesBetween(from, to)).toBe(miles);
  expect(milesBetween(to, from)).toBe(miles);
});

test("states are at different places, and each is near another", () => {
  for (const from of US_STATE_CODES) {
    const nearest = Math.min(...US_STATE_CODES.filter((to) => to !== from).map((to) => milesBetween(from, to)));
    expect(nearest).toBeGreaterThan(0);
    expect(nearest).toBeLessThan(from === "AK" || from === "HI" ? 3_000 : from === "PR" ? 1_200 : 450);
  }
});
