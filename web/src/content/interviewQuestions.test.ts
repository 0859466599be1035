import { QUESTION_KINDS } from "@domain/interview/practice";
import { describe, expect, test } from "vitest";
import { findQuestion, INTERVIEW_QUESTIONS, questionsFor } from "./interviewQuestions.ts";

test("the interview questions are at least 60, at least 7 of each kind, each with its own words", () => {
  const perKind = QUESTION_KINDS.map((kind) => INTERVIEW_QUESTIONS.filter((question) => question.kind === kind).length);

  expect(INTERVIEW_QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(Math.min(...perKind)).toBeGreaterThanOrEqual(7);
  expect(new Set(INTERVIEW_QUESTIONS.map(({ id }) => id)).size).toBe(INTERVIEW_QUESTIONS.length);
  expect(new Set(INTERVIEW_QUESTIONS.map(({ question }) => question)).size).toBe(INTERVIEW_QUESTIONS.length);
});

describe("interview questions of a track", () => {
  test.each([
    ["HS", "college", ["dental", "ethics", "acting", "policy"]],
    ["PM", "motivation", ["dental", "college"]],
    ["PD", "dental", ["college"]],
  ] as const)("the track %s gets its own kinds of interview questions", (track, own, others) => {
    const kinds = new Set(questionsFor(track).map(({ kind }) => kind));

    expect(questionsFor(track).length).toBeGreaterThanOrEqual(25);
    expect(kinds.has(own)).toBe(true);
    expect(others.filter((kind) => kinds.has(kind))).toEqual([]);
  });
});

test("an interview question is found by its id", () => {
  expect(findQuestion("dental-why-dentistry")?.kind).toBe("dental");
  expect(findQuestion("withdrawn")).toBeUndefined();
});
