import type { StudentNumbers } from "@domain/fit/schoolFit";
import { type ScoreBasis, studentNumbers } from "@domain/fit/studentNumbers";
import type { DashboardItem } from "@domain/shared/stage";
import { useStores } from "../../../stores/useStores.ts";

/** The student's numbers for every fit. Use it in an observer to follow the records. */
export function useStudentNumbers(track: DashboardItem, basis: ScoreBasis): StudentNumbers {
  const { scores, courses, trackerSettings } = useStores();
  return studentNumbers(
    { track, scores: scores.rows, courses: courses.rows, settings: trackerSettings.settings },
    basis,
  );
}
