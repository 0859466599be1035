import { describe, expect, test } from "vitest";
import { backPlan } from "./backPlan.ts";

const SUBMIT = "2027-06-01";
const starts = (slips: Record<string, number> = {}) =>
  Object.fromEntries(backPlan("PM", SUBMIT, slips).steps.map(({ step, start }) => [step.id, start]));
const stepOf = (id: string, slips: Record<string, number> = {}) =>
  backPlan("PM", SUBMIT, slips).steps.find(({ step }) => step.id === id);

describe("backPlan", () => {
  test("the plan backward schedules scores, test and study, with a week of slack each", () => {
    expect(starts()).toEqual({
      scores: "2027-04-20",
      test: "2027-04-12",
      study: "2026-12-14",
      letters: "2027-03-23",
      statement: "2027-03-16",
      transcript: "2027-05-04",
    });
  });

  test("the plan backward sorts steps by day and keeps the chosen day", () => {
    const { steps, submit, late, after } = backPlan("PM", SUBMIT, {});

    expect(steps.map(({ step }) => step.id)).toEqual(["study", "statement", "letters", "test", "scores", "transcript"]);
    expect([submit, late]).toEqual([SUBMIT, 0]);
    expect(after.map(({ step, end }) => [step.id, end])).toEqual([["verify", "2027-07-27"]]);
    expect(backPlan("HS", SUBMIT, {}).after).toEqual([]);
  });
});

describe("a late step", () => {
  test("moves nothing within its slack", () => {
    expect(stepOf("letters", { letters: 10 })).toMatchObject({ moved: 10, slackLeft: 4 });
    expect(backPlan("PM", SUBMIT, { letters: 14 }).late).toBe(0);
  });

  test("moves the application by the days beyond its slack", () => {
    expect(backPlan("PM", SUBMIT, { letters: 20 })).toMatchObject({ late: 6, submit: "2027-06-07" });
    expect(backPlan("PM", SUBMIT, { letters: 20 }).after[0]?.end).toBe("2027-08-02");
  });

  test("uses up the slack of later steps, one after the other", () => {
    const slips = { study: 21 };

    expect(stepOf("study", slips)).toMatchObject({ moved: 21, slackLeft: -14 });
    expect(stepOf("test", slips)).toMatchObject({ moved: 14, slackLeft: -7 });
    expect(stepOf("scores", slips)).toMatchObject({ moved: 7, slackLeft: 0 });
    expect(backPlan("PM", SUBMIT, slips).late).toBe(0);
    expect(backPlan("PM", SUBMIT, { study: 22 }).late).toBe(1);
  });

  test("does not move other steps", () => {
    expect({ ...starts({ study: 60 }), study: "", test: "", scores: "" }).toEqual({
      ...starts(),
      study: "",
      test: "",
      scores: "",
    });
  });
});
