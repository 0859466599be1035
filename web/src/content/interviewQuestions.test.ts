import { QUESTION_KINDS } from "@domain/interview/practice";
import { describe, expect, test } from "vitest";
import { findQuestion, INTERVIEW_QUESTIONS, questionsFor } from "./interviewQuestions.ts";

test("has at least 60 questions, at least 7 of each kind, each with its own words", () => {
  const perKind = QUESTION_KINDS.map((kind) => INTERVIEW_QUESTIONS.filter((question) => question.kind === kind).length);

  expect(INTERVIEW_QUESTIONS.length).toBeGreaterThanOrEqual(60);
  expect(Math.min(...perKind)).toBeGreaterThanOrEqual(7);
  expect(new Set(INTERVIEW_QUESTIONS.map(({ id }) => id)).size).toBe(INTERVIEW_QUESTIONS.length);
  expect(new Set(INTERVIEW_QUESTIONS.map(({ question }) => question)).size).toBe(INTERVIEW_QUESTIONS.length);
});

describe("each track gets what it is asked", () => {
  test.each([
    ["HS", "college", ["dental", "ethics", "acting", "policy"]],
    ["PM", "motivation", ["dental", "college"]],
    ["PD", "dental", ["college"]],
  ] as const)("%s", (track, own, others) => {
    const kinds = new Set(questionsFor(track).map(({ kind }) => kind));

    expect(questionsFor(track).length).toBeGreaterThanOrEqual(25);
    expect(kinds.has(own)).toBe(true);
    expect(others.filter((kind) => kinds.has(kind))).toEqual([]);
  });
});

test("finds a question by its id", () => {
  expect(findQuestion("dental-why-dentistry")?.kind).toBe("dental");
  expect(findQuestion("withdrawn")).toBeUndefined();
});
