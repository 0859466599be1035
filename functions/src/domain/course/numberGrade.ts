import type { LetterGrade } from "./grade.ts";

/** Whether a text is a number in place of a letter grade: 3.7 of 4.0, or 93 of 100. */
export function isNumberGrade(written: string): boolean {
  return /^\d{1,3}(?:\.\d{1,2})?%?$/.test(written.trim()) && Number.parseFloat(written) <= 110;
}

/**
 * The lowest number of each letter at the University of Washington, highest first. Numbers below the last are its E, our F.
 *
 * Source: https://www.uwb.edu/catalog/grades, undergraduate grading scale, checked 2026-11-27.
 */
const WASHINGTON: readonly (readonly [number, LetterGrade])[] = [
  [3.9, "A"],
  [3.5, "A-"],
  [3.2, "B+"],
  [2.9, "B"],
  [2.5, "B-"],
  [2.2, "C+"],
  [1.9, "C"],
  [1.5, "C-"],
  [1.2, "D+"],
  [0.9, "D"],
  [0.7, "D-"],
];

/** The letter that the University of Washington's catalog gives for a number of its scale; null above 4.0. */
export function letterInWashington(number: string): LetterGrade | null {
  const value = Number(number);
  if (!(value >= 0 && value <= 4)) return null;
  return WASHINGTON.find(([lowest]) => value >= lowest)?.[1] ?? "F";
}
