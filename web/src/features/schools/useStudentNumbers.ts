import type { StudentNumbers } from "@domain/fit/schoolFit";
import { type ScoreBasis, studentNumbers } from "@domain/fit/studentNumbers";
import type { DashboardItem } from "@domain/shared/stage";
import { usePlan } from "../../stores/usePlan.ts";

/** The student's numbers for every fit. Use it in an observer to follow the records. */
export function useStudentNumbers(track: DashboardItem, basis: ScoreBasis): StudentNumbers {
  const { scores, courses, trackerSettings } = usePlan();
  return studentNumbers(
    { track, scores: scores.rows, courses: courses.rows, settings: trackerSettings.settings },
    basis,
  );
}
