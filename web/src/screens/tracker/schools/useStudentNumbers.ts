import type { StudentNumbers } from "@domain/schoolFit";
import type { DashboardItem } from "@domain/stage";
import { type ScoreBasis, studentNumbers } from "@domain/studentNumbers";
import { usePlan } from "../../../stores/usePlan.ts";

/** The student's side of every fit. Read inside an observer, it follows the records. */
export function useStudentNumbers(track: DashboardItem, basis: ScoreBasis): StudentNumbers {
  const { scores, courses, trackerSettings } = usePlan();
  return studentNumbers(
    { track, scores: scores.rows, courses: courses.rows, settings: trackerSettings.settings },
    basis,
  );
}
