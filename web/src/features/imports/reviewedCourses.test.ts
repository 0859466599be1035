import type { CourseText } from "@domain/course/courseText";
import type { TranscriptRow } from "@domain/imports/transcript/transcriptRow";
import { describe, expect, test } from "vitest";
import { reviewedCourses, withChosenLetters } from "./reviewedCourses.ts";

const row = (name: string, grade: string, doubt: TranscriptRow["doubt"] = "number"): TranscriptRow => ({
  text: { term: "Fall", year: "2024", code: "", name, credits: "3", grade },
  doubt,
});
const review = (...rows: readonly TranscriptRow[]) => reviewedCourses(rows, []);
const choicesOf = (rows: readonly { isChosen: boolean }[]) => rows.map(({ isChosen }) => isChosen);
const choose = (rows: ReturnType<typeof review>, at: number, isChosen: boolean) =>
  rows.with(at, { ...rows[at], isChosen } as (typeof rows)[number]);
const type = (rows: ReturnType<typeof review>, at: number, text: CourseText) =>
  rows.map((one, index) => (index === at ? { ...one, text: { ...one.text, ...text } } : one));

describe("the letter of a number", () => {
  test("chooses the rows with that number, and no others", () => {
    const rows = review(row("Algebra", "3.9"), row("Biology", "3.5"), row("Choir", "A", null));

    expect(choicesOf(rows)).toEqual([false, false, true]);
    expect(choicesOf(withChosenLetters(rows, {}, { "3.9": "A" }, []))).toEqual([true, false, true]);
  });

  test("leaves a row out that the student has left out", () => {
    const first = withChosenLetters(review(row("Algebra", "3.9"), row("Biology", "3.5")), {}, { "3.9": "A" }, []);
    const cleared = choose(first, 0, false);
    const other = withChosenLetters(cleared, { "3.9": "A" }, { "3.9": "A", "3.5": "B" }, []);

    expect(choicesOf(other)).toEqual([false, true]);
    expect(choicesOf(withChosenLetters(cleared, { "3.9": "A" }, { "3.9": "A-" }, []))).toEqual([false, false]);
  });

  test("leaves a row chosen whose grade the student has typed", () => {
    const rows = choose(type(review(row("Algebra", "3.9"), row("Biology", "3.5")), 0, { grade: "B+" }), 0, true);

    expect(choicesOf(withChosenLetters(rows, {}, { "3.5": "B" }, []))).toEqual([true, true]);
    expect(choicesOf(withChosenLetters(rows, {}, { "3.9": "A" }, []))).toEqual([true, false]);
  });

  test("taken back, leaves its rows out again", () => {
    const rows = withChosenLetters(review(row("Algebra", "3.9")), {}, { "3.9": "A" }, []);

    expect(withChosenLetters(rows, { "3.9": "A" }, { "3.9": "" }, [])).toMatchObject([
      { isChosen: false, remark: "The grade is a number. Choose its letter above the table." },
    ]);
  });

  test("chooses no row that repeats one above, whichever number is answered first", () => {
    const rows = review(row("Algebra", "3.9"), row("Algebra", "3.5"));
    const both = { "3.9": "A", "3.5": "B" };

    for (const first of [{ "3.9": "A" }, { "3.5": "B" }])
      expect(choicesOf(withChosenLetters(withChosenLetters(rows, {}, first, []), first, both, []))).toEqual([
        true,
        false,
      ]);
  });

  test("judges a row by what the student has typed into it", () => {
    const rows = type(review(row("Algebra", "A", null), row("Algebra", "3.5")), 1, { name: "Algebra II" });

    expect(choicesOf(withChosenLetters(rows, {}, { "3.5": "B" }, []))).toEqual([true, true]);
  });
});
