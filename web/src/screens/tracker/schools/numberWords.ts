import type { StudentNumbers } from "@domain/schoolFit";
import type { DashboardItem } from "@domain/stage";

/** The numbers a track's schools are compared with, as they are said; what is not known is left out. */
export function numberWords(
  track: DashboardItem,
  { sat, act, mcat, dat, gpa }: StudentNumbers,
  hidesScores: boolean,
): readonly string[] {
  const of = (name: string, value: number | string | null | undefined) =>
    value === null || value === undefined ? [] : [hidesScores ? name : `${name} ${value}`];
  const average = of("GPA", gpa?.toFixed(2));
  switch (track) {
    case "HS":
      return [...of("SAT", sat), ...of("ACT", act), ...average];
    case "PM":
      return [...of("MCAT", mcat), ...average];
    case "PD":
      return [...of("DAT", dat["200-600"]), ...of("DAT (1-30)", dat["1-30"]), ...average];
  }
}
