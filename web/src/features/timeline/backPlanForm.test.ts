import { expect, test } from "vitest";
import { choiceOf } from "./backPlanForm.ts";

test("the form of the plan backward builds a plan from the valid fields", () => {
  expect(choiceOf(["test", "letters"], { submit: "2027-06-01", "slip.test": "14", "slip.letters": "soon" })).toEqual({
    submitDay: "2027-06-01",
    slips: { test: 14, letters: 0 },
  });
  expect(choiceOf(["test"], { submit: "2027-02-30", "slip.test": "-3" })).toEqual({
    submitDay: "",
    slips: { test: 0 },
  });
  expect(choiceOf([], { submit: "0002-06-01" }).submitDay).toBe("");
  expect(choiceOf(["test"], { "slip.test": "9999" }).slips).toEqual({ test: 730 });
});
