import type { Course } from "@domain/course/course";
import { type GpaResult, gpaText, realCourses } from "@domain/gpa/gpa";
import { formatNumber } from "@domain/shared/language";
import * as words from "@text/tracker/coursework";
import * as text from "@text/tracker/sheets";
import { groupByTerm, hoursText } from "../../views/courseworkView.ts";

interface PrintedCoursesProps {
  rows: readonly (Course & { readonly id: string })[];
  /** The averages of completed courses, by each rulebook. */
  done: readonly GpaResult[];
  /** The element of a term's heading. */
  TermHeading: "h2" | "h3";
}

/** The averages and their courses in print, term by term, without what-if rows. */
export function PrintedCourses({ rows, done, TermHeading }: PrintedCoursesProps) {
  return (
    <>
      <p>{text.averagesAreOurs}</p>
      <table className="print-table">
        <thead>
          <tr>
            <th scope="col">{text.rulebook}</th>
            <th scope="col">{text.average}</th>
            <th scope="col" className="print-table__number">
              {text.gpa}
            </th>
            <th scope="col" className="print-table__number">
              {text.gradedCredits}
            </th>
          </tr>
        </thead>
        <tbody>
          {done.flatMap(({ rulebook, averages }) =>
            averages.map(({ id, label, gpa, hours }) => (
              <tr key={`${rulebook.id}-${id}`}>
                <th scope="row">{rulebook.name}</th>
                <td>{label}</td>
                <td className="print-table__number">{gpaText(gpa)}</td>
                <td className="print-table__number">{hoursText(hours)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {groupByTerm(realCourses(rows)).map(({ term, year, rows: courses }) => (
        <section key={`${term}-${year}`}>
          <TermHeading>{words.termOf(words.terms[term], year)}</TermHeading>
          <table className="print-table">
            <thead>
              <tr>
                <th scope="col">{text.course}</th>
                <th scope="col" className="print-table__number">
                  {text.credits}
                </th>
                <th scope="col" className="print-table__number">
                  {text.grade}
                </th>
              </tr>
            </thead>
            <tbody>
              {courses.map((course) => (
                <tr key={course.id}>
                  <th scope="row">{[course.code, course.name].filter(Boolean).join(" ")}</th>
                  <td className="print-table__number">{formatNumber(course.credits)}</td>
                  <td className="print-table__number">{course.grade ?? words.statuses[course.status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
