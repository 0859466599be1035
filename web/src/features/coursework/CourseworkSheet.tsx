import type { Course } from "@domain/course/course";
import type { GpaResult } from "@domain/gpa/gpa";
import * as text from "@text/tracker/sheets";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import { PrintedCourses } from "./PrintedCourses.tsx";

interface CourseworkSheetProps {
  rows: readonly (Course & { readonly id: string })[];
  /** The averages of completed courses, by each rulebook. */
  done: readonly GpaResult[];
}

/** The printed courses and their averages. */
export const CourseworkSheet = observer(function CourseworkSheet({ rows, done }: CourseworkSheetProps) {
  const { user } = usePlan();
  return (
    <PrintSheet title={text.courseTitle(user.user?.display_name ?? "")}>
      <PrintedCourses rows={rows} done={done} TermHeading="h2" />
    </PrintSheet>
  );
});
