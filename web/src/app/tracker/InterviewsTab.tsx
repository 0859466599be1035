import { ownInterviews } from "@text/tracker/season";
import { InterviewsPart } from "../../features/interviews/InterviewsPart.tsx";
import { OwnInterviews } from "../../features/season/OwnInterviews.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";

/** The student's own interviews, and the room to practice for them. */
export function InterviewsTab({ track }: TrackerTabProps) {
  return (
    <div className="interviews">
      <CardBoundary name={ownInterviews}>
        <OwnInterviews track={track} />
      </CardBoundary>
      <InterviewsPart track={track} />
    </div>
  );
}
