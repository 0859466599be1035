import { LETTER_GRADES, type LetterGrade } from "../course/grade.ts";
import type { Average } from "./gpa.ts";

export type GpaTarget =
  /** Any grade is enough, even an F. */
  | { readonly outcome: "safe" }
  /** The lowest letter that is enough, as the average of these credits. */
  | { readonly outcome: "needs"; readonly letter: LetterGrade; readonly average: number }
  | { readonly outcome: "out-of-reach"; readonly best: number };

/** The average that the next `hours` graded hours need for the overall average to become `target`. */
export function gpaTarget(
  { hours: done, points }: Pick<Average, "hours" | "points">,
  target: number,
  hours: number,
  weights: Readonly<Record<LetterGrade, number>>,
): GpaTarget {
  // Rounds, so that floating-point sums do not turn an exact fit into a miss.
  const average = Math.round(((target * (done + hours) - points) / hours) * 1e6) / 1e6;
  if (average <= 0) return { outcome: "safe" };
  const letter = lowestOf(average, weights);
  if (letter) return { outcome: "needs", letter, average };
  return { outcome: "out-of-reach", best: (points + Math.max(...Object.values(weights)) * hours) / (done + hours) };
}

/** If two grades are worth the same, prefers the common one: A over A+, and whole letters over AB. */
function lowestOf(average: number, weights: Readonly<Record<LetterGrade, number>>): LetterGrade | null {
  const reaching = PLAIN_LETTERS.filter((letter) => weights[letter] >= average);
  return reaching.toSorted((a, b) => weights[a] - weights[b])[0] ?? null;
}

const PLAIN_LETTERS: readonly LetterGrade[] = [
  ...LETTER_GRADES.filter((letter) => letter.length === 1),
  ...LETTER_GRADES.filter((letter) => /^.[+-]$/.test(letter)),
];
