import { EXPERIENCE_TYPES } from "@domain/shared/experienceType";
import { expect, test } from "vitest";
import { setGoals, totalGoalForm, typeGoalsForm } from "./goalForm.ts";

const messageFor = (hours_goal: string) => totalGoalForm.safeParse({ hours_goal }).error?.issues[0]?.message;

test("the form of a goal accepts it with or without a comma, and reads an empty field as no goal", () => {
  expect(totalGoalForm.parse({ hours_goal: " 1,250.5 " })).toEqual({ hours_goal: 1250.5 });
  expect(totalGoalForm.parse({ hours_goal: " " })).toEqual({ hours_goal: null });
});

test.each([
  ["12,5", 12.5],
  ["1 200", 1200],
  ["12,500", 12_500],
  ["1h30", 1.5],
  ["1,2,3", null],
  ["1.200", null],
  ["0x10", null],
  ["1e3", null],
])("the goal typed as %j is %s", (hours_goal, goal) => {
  expect(totalGoalForm.safeParse({ hours_goal }).data?.hours_goal ?? null).toBe(goal);
});

test("the form of a goal reports an invalid one", () => {
  expect(messageFor("many")).toBe("Enter the hours as a number, such as 1200 or 1.5.");
  expect(messageFor("0")).toBe("Enter at least 1 hour.");
  expect(messageFor("20001")).toBe("Enter at most 20,000 hours.");
});

test("each type has a field, and only filled fields become goals", () => {
  const typed = Object.fromEntries(EXPERIENCE_TYPES.map((type) => [type, type === "Research" ? "100" : ""]));

  expect(setGoals(typeGoalsForm.parse(typed))).toEqual({ Research: 100 });
  expect(typeGoalsForm.safeParse({ ...typed, Shadowing: "-1" }).error?.issues[0]?.path).toEqual(["Shadowing"]);
});
