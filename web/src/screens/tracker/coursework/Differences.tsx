import type { GpaDifference } from "@domain/course/gpaDifferences";
import * as text from "@text/tracker/courseworkDetails";
import { termAndYear } from "./courseOptions.ts";
import type { CourseLine } from "./TermCard.tsx";

interface DifferencesProps {
  differences: readonly GpaDifference<CourseLine>[];
}

/** The courses that the rulebooks count differently. */
export function Differences({ differences }: DifferencesProps) {
  if (differences.length === 0) return <p>{text.allAlike}</p>;
  return (
    <ul className="coursework__list">
      {differences.map(({ course, sentences }) => (
        <li key={course.id}>
          <p>
            <b>{course.name}</b> <span className="quiet">{contextOf(course)}</span>
          </p>
          <p>{sentences.join(" ")}</p>
        </li>
      ))}
    </ul>
  );
}

function contextOf({ grade, ...course }: CourseLine): string {
  const term = termAndYear(course);
  return grade === null ? text.termWithoutGrade(term) : text.termAndGrade(term, grade);
}
