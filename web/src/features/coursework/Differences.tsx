import type { GpaDifferences } from "@domain/gpa/gpaDifferences";
import type { GpaRulebook } from "@domain/gpa/gpaRulebook";
import * as text from "@text/tracker/courseworkDetails";
import { termAndYear } from "../../views/courseOptions.ts";
import type { CourseLine } from "./TermCard.tsx";

interface DifferencesProps {
  differences: GpaDifferences<CourseLine>;
  rulebooks: readonly GpaRulebook[];
}

/** What sets each rulebook apart, then the grades and the courses that they count differently. */
export function Differences({ differences: { grades, courses }, rulebooks }: DifferencesProps) {
  return (
    <div className="coursework__differences">
      <ul className="coursework__list">
        {rulebooks.map(({ id, name, inShort }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
            </p>
            <p>{inShort}</p>
          </li>
        ))}
      </ul>
      {grades.length + courses.length === 0 && <p>{text.allAlike}</p>}
      {grades.length > 0 && (
        <section className="coursework__difference" aria-label={text.byGrade}>
          <h3>{text.byGrade}</h3>
          <ul className="coursework__list">
            {grades.map(({ grade, courses: graded, sentences }) => (
              <li key={grade}>
                <p>
                  <b>{text.gradeOf(grade)}</b> <span className="quiet">{text.coursesWithIt(graded.length)}</span>
                </p>
                <p>{sentences.join(" ")}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {courses.length > 0 && (
        <section className="coursework__difference" aria-label={text.byCourse}>
          <h3>{text.byCourse}</h3>
          <ul className="coursework__list">
            {courses.map(({ course, sentences }) => (
              <li key={course.id}>
                <p>
                  <b>{course.name}</b> <span className="quiet">{contextOf(course)}</span>
                </p>
                <p>{sentences.join(" ")}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The number of courses that the rulebooks count differently, for their grade or for a reason of their own. */
export function differingCourses({ grades, courses }: GpaDifferences<CourseLine>): number {
  const ids = [...grades.flatMap((each) => each.courses), ...courses.map(({ course }) => course)].map(({ id }) => id);
  return new Set(ids).size;
}

function contextOf({ grade, ...course }: CourseLine): string {
  const term = termAndYear(course);
  return grade === null ? term : text.termAndGrade(term, grade);
}
