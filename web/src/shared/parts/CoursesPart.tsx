import type { SharedCourses } from "@domain/share/sharedPlan";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/shared/page";
import { keyed } from "./keyed.ts";

export function CoursesPart({ averages, terms }: SharedCourses) {
  return (
    <>
      {averages.length > 0 && (
        <div className="shared__group">
          <h3>{text.averages}</h3>
          <div className="shared__wide">
            <table className="shared__table">
              <thead>
                <tr>
                  <th scope="col">{text.rules}</th>
                  <th scope="col">{text.average}</th>
                  <th scope="col" className="shared__number">
                    {text.gpa}
                  </th>
                  <th scope="col" className="shared__number">
                    {text.credits}
                  </th>
                </tr>
              </thead>
              <tbody>
                {keyed(averages, ({ rulebook, label }) => rulebook + label).map(([key, average]) => (
                  <tr key={key}>
                    <th scope="row">{average.rulebook}</th>
                    <td>{average.label}</td>
                    <td className="shared__number shared__name">{average.gpa}</td>
                    <td className="shared__number">{formatNumber(average.credits)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      {keyed(terms, ({ name }) => name).map(([key, term]) => (
        <div key={key} className="shared__group">
          <h3>{term.name}</h3>
          <div className="shared__wide">
            <TermTable term={term} />
          </div>
        </div>
      ))}
    </>
  );
}

function TermTable({ term: { name, courses } }: { term: SharedCourses["terms"][number] }) {
  return (
    <table className="shared__table" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{text.course}</th>
          <th scope="col" className="shared__number">
            {text.credits}
          </th>
          <th scope="col" className="shared__number">
            {text.grade}
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(courses, ({ code, name: course }) => code + course).map(([key, course]) => (
          <tr key={key}>
            <th scope="row">
              <span className="shared__name">{course.name || course.code}</span>
              {course.name !== "" && course.code !== "" && <span className="shared__meta"> {course.code}</span>}
            </th>
            <td className="shared__number">{formatNumber(course.credits)}</td>
            <td className="shared__number">{course.grade}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
