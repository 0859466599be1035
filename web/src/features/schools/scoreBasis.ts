import type { FitTest, ScoreBasis } from "@domain/fit/studentNumbers";
import { newestScale, rangeProblem } from "@domain/score/scoreTests";
import type { DashboardItem } from "@domain/shared/stage";
import { numberTyped } from "@domain/shared/writtenHours";
import * as z from "zod/mini";

/** The tests that a track's schools consider. */
export const FIT_TESTS: Readonly<Record<DashboardItem, readonly FitTest[]>> = {
  HS: ["SAT", "ACT"],
  PM: ["MCAT"],
  PD: ["DAT"],
};

/**
 * Parses `practice` or `MCAT-515` from the address. Anything else, including a score that is not possible, means
 * official scores.
 */
export function basisFrom(param: string | null, track: DashboardItem): ScoreBasis {
  if (param === "practice") return param;
  const [name, typed = ""] = param?.split("-") ?? [];
  const test = FIT_TESTS[track].find((known) => known === name);
  const value = Number(typed);
  if (test === undefined || typed === "" || rangeProblem(value, newestScale(test)) !== null) return "official";
  return { test, value };
}

/** Null removes it from the address: official scores. */
export function basisParam(basis: ScoreBasis): string | null {
  if (basis === "official") return null;
  return basis === "practice" ? basis : `${basis.test}-${basis.value}`;
}

/** A what-if score as typed. */
export function imaginedScoreForm(test: FitTest) {
  const scale = newestScale(test);
  return z.object({
    score: z.pipe(
      z.pipe(
        z.string().check(z.trim()),
        z.transform((typed) => numberTyped(typed) ?? Number.NaN),
      ),
      z.custom<number>().check((context) => {
        const message = rangeProblem(context.value, scale);
        if (message !== null) context.issues.push({ code: "custom", input: context.value, message });
      }),
    ),
  });
}
