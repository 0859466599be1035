import type { Average } from "./gpa.ts";
import { LETTER_GRADES, type LetterGrade } from "./grade.ts";

export type GpaTarget =
  /** Any grade reaches it, even an F. */
  | { readonly outcome: "safe" }
  /** The lowest letter that, as an average over the credits, reaches it. */
  | { readonly outcome: "needs"; readonly letter: LetterGrade; readonly average: number }
  | { readonly outcome: "out-of-reach"; readonly best: number };

/** What the next `hours` graded hours must bring for the average to become `target`. */
export function gpaTarget(
  { hours: done, points }: Pick<Average, "hours" | "points">,
  target: number,
  hours: number,
  weights: Readonly<Record<LetterGrade, number>>,
): GpaTarget {
  // Fractions of the sums must not turn an exact fit into a miss.
  const average = Math.round(((target * (done + hours) - points) / hours) * 1e6) / 1e6;
  if (average <= 0) return { outcome: "safe" };
  const letter = lowestOf(average, weights);
  if (letter) return { outcome: "needs", letter, average };
  return { outcome: "out-of-reach", best: (points + Math.max(...Object.values(weights)) * hours) / (done + hours) };
}

/** The grade people know best where two weigh the same: A before A+, and whole letters before AB. */
function lowestOf(average: number, weights: Readonly<Record<LetterGrade, number>>): LetterGrade | null {
  const reaching = PLAIN_LETTERS.filter((letter) => weights[letter] >= average);
  return reaching.toSorted((a, b) => weights[a] - weights[b])[0] ?? null;
}

const PLAIN_LETTERS: readonly LetterGrade[] = [
  ...LETTER_GRADES.filter((letter) => letter.length === 1),
  ...LETTER_GRADES.filter((letter) => /^.[+-]$/.test(letter)),
];
