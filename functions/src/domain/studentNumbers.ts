import { AADSAS } from "./aadsas.ts";
import { AMCAS } from "./amcas.ts";
import type { Course } from "./course.ts";
import { realCourses, reckon } from "./gpa.ts";
import type { Rulebook } from "./rulebook.ts";
import type { StudentNumbers } from "./schoolFit.ts";
import { highSchoolRulebooks } from "./schoolGpa.ts";
import type { Score } from "./score.ts";
import { attemptsAt, isWeighted, resultOf } from "./scoreResults.ts";
import { NEW_DAT_DAY } from "./scoreTests.ts";
import type { DashboardItem } from "./stage.ts";
import type { TrackerSettings } from "./trackerSettings.ts";

interface StudentRecords {
  readonly track: DashboardItem;
  readonly scores: readonly Score[];
  readonly courses: readonly Course[];
  readonly settings: TrackerSettings;
}

/** What the fit of a school is reckoned from: the best official results, and the GPA as the track's schools see it. */
export function studentNumbers({ track, scores, courses, settings }: StudentRecords): StudentNumbers {
  const dat = attemptsAt(scores, "DAT", "official");
  const before = best(dat.filter(({ date }) => date < NEW_DAT_DAY));
  const since = best(dat.filter(({ date }) => date >= NEW_DAT_DAY));
  return {
    sat: best(attemptsAt(scores, "SAT", "official")),
    act: best(attemptsAt(scores, "ACT", "official")),
    mcat: best(attemptsAt(scores, "MCAT", "official")),
    dat: { ...(before !== null && { "1-30": before }), ...(since !== null && { "200-600": since }) },
    gpa: gpaOf(track, statedGpa(scores), courses, settings),
    homeState: settings.home_state ?? null,
  };
}

function gpaOf(
  track: DashboardItem,
  stated: number | null,
  courses: readonly Course[],
  { gpa_scale: scale = "tenths", gpa_repeats: repeats = "all" }: TrackerSettings,
): number | null {
  switch (track) {
    case "HS": {
      // What the school itself has said counts more than what is reckoned from some of its courses.
      const [unweighted] = highSchoolRulebooks({ scale, replacesRepeats: repeats === "latest" });
      return stated ?? (unweighted ? totalOf(courses, unweighted) : null);
    }
    case "PM":
      return totalOf(courses, AMCAS) ?? stated;
    case "PD":
      return totalOf(courses, AADSAS) ?? stated;
  }
}

/** The latest; weighted averages of different schools compare with nothing. */
function statedGpa(scores: readonly Score[]): number | null {
  const plain = attemptsAt(scores, "GPA", "official").filter((row) => !isWeighted(row));
  return plain.at(-1)?.values.GPA ?? null;
}

function totalOf(courses: readonly Course[], rulebook: Rulebook): number | null {
  const gpa = reckon(realCourses(courses), rulebook).averages[0]?.gpa ?? null;
  return gpa === null ? null : Math.round(gpa * 100) / 100;
}

function best(attempts: readonly Score[]): number | null {
  const results = attempts.map(resultOf).filter((result) => result !== null);
  return results.length === 0 ? null : Math.max(...results);
}
