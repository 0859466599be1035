import * as text from "../text/en/score.ts";
import type { Score } from "./score.ts";
import type { ScoreTest } from "./scoreTests.ts";

/** How often Cairn suggests taking a test. This is advice and is not enforced. */
export const ADVISED_ATTEMPTS: Readonly<Partial<Record<ScoreTest, number>>> = { SAT: 3, ACT: 2 };

/** AAMC's own limits. `MCAT_LIMITS_RULE` names their source. */
export const MCAT_LIMITS = { year: 3, twoYears: 4, life: 7, lifeFrom: "2015-04-01" } as const;

export interface AttemptLimit {
  readonly id: "year" | "two-years" | "life";
  readonly label: string;
  readonly used: number;
  readonly limit: number;
}

/** How much of each AAMC limit is used in the year of a day. A planned test counts. */
export function mcatLimits(rows: readonly Score[], day: string): AttemptLimit[] {
  const taken = rows.filter(({ test, kind }) => test === "MCAT" && kind !== "practice");
  const year = Number(day.slice(0, 4));
  const inYear = (wanted: number) => taken.filter(({ date }) => Number(date.slice(0, 4)) === wanted).length;
  const [before, now, after] = [inYear(year - 1), inYear(year), inYear(year + 1)];
  const first = after > before ? year : year - 1;
  return [
    { id: "year", label: text.inYear(year), used: now, limit: MCAT_LIMITS.year },
    {
      id: "two-years",
      label: text.inYears(first, first + 1),
      used: now + Math.max(before, after),
      limit: MCAT_LIMITS.twoYears,
    },
    {
      id: "life",
      label: text.inLife,
      used: taken.filter(({ date }) => date >= MCAT_LIMITS.lifeFrom).length,
      limit: MCAT_LIMITS.life,
    },
  ];
}
