import type { GpaDifference } from "@domain/gpaDifferences";
import type { CourseLine } from "./TermCard.tsx";

interface DifferencesProps {
  differences: readonly GpaDifference<CourseLine>[];
}

/** The courses that the rulebooks count otherwise from each other. */
export function Differences({ differences }: DifferencesProps) {
  if (differences.length === 0) return <p>Every course counts alike in all of them.</p>;
  return (
    <ul className="coursework__list">
      {differences.map(({ course, sentences }) => (
        <li key={course.id}>
          <p>
            <b>{course.name}</b>{" "}
            <span className="quiet">{`${course.term} ${course.year}, grade ${course.grade ?? "none yet"}`}</span>
          </p>
          <p>{sentences.join(" ")}</p>
        </li>
      ))}
    </ul>
  );
}
