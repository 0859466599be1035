import type { Course } from "./course.ts";
import { COURSE_FIELDS, type CourseField, type CourseText } from "./courseText.ts";

type Cells = readonly string[];

/** The corrected courses as a table. `readTranscript` can read it again. */
export function tableOfTexts(texts: readonly CourseText[]): readonly Cells[] {
  return [
    COURSE_FIELDS.map((field) => HEADINGS[field]),
    ...texts.map((text) => COURSE_FIELDS.map((field) => text[field] ?? "")),
  ];
}

/** A further column of an export, such as a service's class for each course. */
export interface CourseColumn {
  readonly heading: string;
  readonly cell: (course: Course) => string;
}

/** The rows of an export, headings first. `readTranscript` can read them again. */
export function courseTable(
  courses: readonly Course[],
  further: readonly CourseColumn[],
): readonly (readonly string[])[] {
  return [
    [...COURSE_FIELDS.map((field) => HEADINGS[field]), ...further.map(({ heading }) => heading)],
    ...courses.map((row) => [
      row.term,
      String(row.year),
      row.code,
      row.name,
      row.level,
      String(row.credits),
      row.credit_unit,
      row.grade ?? "",
      row.status,
      row.has_lab ? "yes" : "no",
      row.subject ?? "",
      ...further.map(({ cell }) => cell(row)),
    ]),
  ];
}

/** English in every language, so any export can be read again. */
const HEADINGS: Readonly<Record<CourseField, string>> = {
  term: "Term",
  year: "Year",
  code: "Code",
  name: "Name",
  level: "Level",
  credits: "Credits",
  credit_unit: "Credit unit",
  grade: "Grade",
  status: "Status",
  has_lab: "Lab",
  subject: "Subject",
};
