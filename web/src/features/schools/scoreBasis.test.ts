import { expect, test } from "vitest";
import { basisFrom, basisParam, imaginedScoreForm } from "./scoreBasis.ts";

test.each([
  ["practice", "practice"],
  ["MCAT-515", { test: "MCAT", value: 515 }],
  ["MCAT-600", "official"],
  ["MCAT-", "official"],
  ["SAT-1400", "official"],
  [null, "official"],
] as const)("the address %s compares with %j", (param, basis) => {
  expect(basisFrom(param, "PM")).toEqual(basis);
});

test("the scores to compare with survive a round trip through the address", () => {
  const imagined = { test: "DAT", value: 450 } as const;

  expect(basisFrom(basisParam(imagined), "PD")).toEqual(imagined);
  expect(basisParam("official")).toBeNull();
});

test.each([
  ["455", "Scores go in steps of 10."],
  ["700", null],
  ["", null],
])("an imagined DAT of %j is refused", (score, message) => {
  const issues = imaginedScoreForm("DAT").safeParse({ score }).error?.issues ?? [];

  expect(issues).toHaveLength(1);
  if (message !== null) expect(issues[0]?.message).toBe(message);
});
