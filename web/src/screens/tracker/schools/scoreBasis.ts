import type { FitTest, ScoreBasis } from "@domain/fit/studentNumbers";
import { newestScale, rangeProblem } from "@domain/score/scoreTests";
import type { DashboardItem } from "@domain/shared/stage";
import * as z from "zod/mini";

/** The tests a track's schools look at. */
export const FIT_TESTS: Readonly<Record<DashboardItem, readonly FitTest[]>> = {
  HS: ["SAT", "ACT"],
  PM: ["MCAT"],
  PD: ["DAT"],
};

/** `practice` or `MCAT-515` in the address; official scores for anything else, and for a number the test cannot give. */
export function basisFrom(param: string | null, track: DashboardItem): ScoreBasis {
  if (param === "practice") return param;
  const [name, typed = ""] = param?.split("-") ?? [];
  const test = FIT_TESTS[track].find((known) => known === name);
  const value = Number(typed);
  if (test === undefined || typed === "" || rangeProblem(value, newestScale(test)) !== null) return "official";
  return { test, value };
}

/** Null leaves the address without it: official scores. */
export function basisParam(basis: ScoreBasis): string | null {
  if (basis === "official") return null;
  return basis === "practice" ? basis : `${basis.test}-${basis.value}`;
}

/** A score of a test as it is typed. */
export function imaginedScoreForm(test: FitTest) {
  const scale = newestScale(test);
  return z.object({
    score: z.pipe(
      z.pipe(
        z.string().check(z.trim()),
        z.transform((typed) => (typed === "" ? Number.NaN : Number(typed))),
      ),
      z.custom<number>().check((context) => {
        const message = rangeProblem(context.value, scale);
        if (message !== null) context.issues.push({ code: "custom", input: context.value, message });
      }),
    ),
  });
}
