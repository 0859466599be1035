import { formatDecimal } from "@domain/language";
import type { StudentNumbers } from "@domain/schoolFit";
import type { DashboardItem } from "@domain/stage";
import * as text from "@text/tracker/schools";

/** The numbers a track's schools are compared with, as they are said; what is not known is left out. */
export function numberWords(
  track: DashboardItem,
  { sat, act, mcat, dat, gpa }: StudentNumbers,
  hidesScores: boolean,
): readonly string[] {
  const of = (name: string, value: number | string | null | undefined) =>
    value === null || value === undefined ? [] : [hidesScores ? name : text.measured(name, String(value))];
  const average = of(text.measures.GPA, gpa === null ? null : formatDecimal(gpa, 2));
  switch (track) {
    case "HS":
      return [...of(text.measures.SAT, sat), ...of(text.measures.ACT, act), ...average];
    case "PM":
      return [...of(text.measures.MCAT, mcat), ...average];
    case "PD":
      return [...of(text.measures.DAT, dat["200-600"]), ...of(text.measures.oldDat, dat["1-30"]), ...average];
  }
}
