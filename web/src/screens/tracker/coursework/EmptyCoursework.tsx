import type { DashboardItem } from "@domain/stage";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { EmptyState } from "../../../components/EmptyState.tsx";

interface EmptyCourseworkProps {
  track: DashboardItem;
  onAdd: () => void;
}

export function EmptyCoursework({ track, onAdd }: EmptyCourseworkProps) {
  return (
    <Card heading="Courses">
      <EmptyState heading="No courses yet" action={<Button onClick={onAdd}>Add your first course</Button>}>
        {track === "HS"
          ? "Write down a class and its grade, or import a report card. Your unweighted and weighted GPA appear here."
          : "Write down a course and its grade, or import a transcript. Your GPA by your school, AMCAS and AADSAS appears here."}
      </EmptyState>
    </Card>
  );
}
