import type { TrackerSettings } from "../account/trackerSettings.ts";
import type { ApplicationService } from "../application/applicationService.ts";
import type { Course } from "../course/course.ts";
import { calculateGpa, realCourses } from "../gpa/gpa.ts";
import type { GpaRulebook } from "../gpa/gpaRulebook.ts";
import { highSchoolRulebooks } from "../gpa/schoolRulebooks.ts";
import { SERVICE_RULEBOOKS } from "../gpa/serviceRulebooks.ts";
import type { Score, ScoreKind } from "../score/score.ts";
import { attemptsAt, resultOf } from "../score/scoreResults.ts";
import { isWeighted, newestScale, type ScoreTest, scaleOf } from "../score/scoreTests.ts";
import type { DashboardItem } from "../shared/stage.ts";
import type { StudentNumbers } from "./schoolFit.ts";

interface StudentRecords {
  readonly track: DashboardItem;
  readonly scores: readonly Score[];
  readonly courses: readonly Course[];
  readonly settings: TrackerSettings;
}

/** The tests whose scores the fit uses. */
export type FitTest = Exclude<ScoreTest, "GPA">;

/**
 * Which scores count: official ones, practice scores instead if there are any, or one imagined score on today's scale
 * of the test.
 */
export type ScoreBasis = "official" | "practice" | { readonly test: FitTest; readonly value: number };

/** The student's side of the fit: the best results, and the GPA as the track's schools see it. */
export function studentNumbers(
  { track, scores, courses, settings }: StudentRecords,
  basis: ScoreBasis = "official",
): StudentNumbers {
  const unofficial: Partial<Record<FitTest, "practice" | "as-if">> = {};
  const taken = (test: FitTest): readonly TakenScore[] => {
    if (typeof basis === "object" && basis.test === test) {
      unofficial[test] = "as-if";
      return [{ scale: newestScale(test).id, value: basis.value }];
    }
    const practice = basis === "practice" ? resultsOf(scores, test, "practice") : [];
    if (practice.length > 0) unofficial[test] = "practice";
    return practice.length > 0 ? practice : resultsOf(scores, test, "official");
  };
  const dat = taken("DAT");
  const stated = statedGpa(scores);
  const serviceGpa = serviceGpas(track, courses);
  const [usual] = SERVICES_OF[track];
  const since = best(dat.filter(({ scale }) => scale === newestScale("DAT").id));
  const before = best(dat.filter(({ scale }) => scale !== newestScale("DAT").id));
  return {
    sat: best(taken("SAT")),
    act: best(taken("ACT")),
    mcat: best(taken("MCAT")),
    dat: { ...(before !== null && { "1-30": before }), ...(since !== null && { "200-600": since }) },
    gpa: usual ? (serviceGpa[usual[0]] ?? stated) : highSchoolGpa(stated, courses, settings),
    serviceGpa,
    homeState: settings.home_state ?? null,
    unofficial,
  };
}

/** The services that a track's schools use, the one of most schools first. */
const SERVICES_OF: Readonly<Record<DashboardItem, readonly (readonly [ApplicationService, GpaRulebook])[]>> = {
  HS: [],
  PM: [
    ["AMCAS", SERVICE_RULEBOOKS.amcas],
    ["AACOMAS", SERVICE_RULEBOOKS.aacomas],
    ["TMDSAS", SERVICE_RULEBOOKS.tmdsas],
  ],
  PD: [
    ["AADSAS", SERVICE_RULEBOOKS.aadsas],
    ["TMDSAS", SERVICE_RULEBOOKS.tmdsas],
  ],
};

interface TakenScore {
  /** The id of its `ScoreScale`. */
  readonly scale: string;
  readonly value: number;
}

function resultsOf(scores: readonly Score[], test: FitTest, kind: ScoreKind): readonly TakenScore[] {
  return attemptsAt(scores, test, kind).flatMap((attempt) => {
    const value = resultOf(attempt);
    return value === null ? [] : [{ scale: scaleOf(test, attempt.date).id, value }];
  });
}

function best(taken: readonly TakenScore[]): number | null {
  return taken.length === 0 ? null : Math.max(...taken.map(({ value }) => value));
}

/** A GPA stated by the high school counts more than one calculated from some of its courses. */
function highSchoolGpa(
  stated: number | null,
  courses: readonly Course[],
  { gpa_scale: scale = "tenths", gpa_repeats: repeats = "all" }: TrackerSettings,
): number | null {
  const [unweighted] = highSchoolRulebooks({ scale, replacesRepeats: repeats === "latest" });
  return stated ?? (unweighted ? totalOf(courses, unweighted) : null);
}

/** A service is left out if no course counts there. */
function serviceGpas(track: DashboardItem, courses: readonly Course[]): StudentNumbers["serviceGpa"] {
  const entries = SERVICES_OF[track].flatMap(([service, rulebook]) => {
    const gpa = totalOf(courses, rulebook);
    return gpa === null ? [] : [[service, gpa] as const];
  });
  return Object.fromEntries(entries);
}

/** The latest one. Weighted averages of different schools, and those of other scales than 4.0, cannot be compared. */
function statedGpa(scores: readonly Score[]): number | null {
  const plain = attemptsAt(scores, "GPA", "official").filter(
    (row) => !isWeighted(row) && !row.scales.includes("5.0") && !row.scales.includes("100"),
  );
  return plain.at(-1)?.values.GPA ?? null;
}

function totalOf(courses: readonly Course[], rulebook: GpaRulebook): number | null {
  const gpa = calculateGpa(realCourses(courses), rulebook).averages[0]?.gpa ?? null;
  return gpa === null ? null : Math.round(gpa * 100) / 100;
}
