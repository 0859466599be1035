import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/coursework";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";

interface EmptyCourseworkProps {
  track: DashboardItem;
  onAdd: () => void;
}

export function EmptyCoursework({ track, onAdd }: EmptyCourseworkProps) {
  return (
    <Card heading={text.courses}>
      <EmptyState heading={text.noCoursesYet} action={<Button onClick={onAdd}>{text.addFirst}</Button>}>
        {text.coursesWillAppear[track]}
      </EmptyState>
    </Card>
  );
}
