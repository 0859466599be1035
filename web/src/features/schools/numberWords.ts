import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { FitTest } from "@domain/fit/studentNumbers";
import { formatDecimal } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";

/** The student's numbers that a track's schools are compared with, as words. Leaves out unknown ones. */
export function numberWords(
  track: DashboardItem,
  { sat, act, mcat, dat, gpa, unofficial }: StudentNumbers,
  hidesScores: boolean,
): readonly string[] {
  const named = (measure: FitTest, name: string = text.measures[measure]) => {
    const kind = unofficial[measure];
    return kind ? text.unofficialNumber[kind](name) : name;
  };
  const of = (name: string, value: number | string | null | undefined) =>
    value === null || value === undefined ? [] : [hidesScores ? name : text.measured(name, String(value))];
  const average = of(text.measures.GPA, gpa === null ? null : formatDecimal(gpa, 2));
  switch (track) {
    case "HS":
      return [...of(named("SAT"), sat), ...of(named("ACT"), act), ...average];
    case "PM":
      return [...of(named("MCAT"), mcat), ...average];
    case "PD":
      return [...of(named("DAT"), dat["200-600"]), ...of(named("DAT", text.measures.oldDat), dat["1-30"]), ...average];
  }
}
