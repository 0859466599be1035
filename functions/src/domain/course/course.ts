import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/course.ts";
import { courseSubject } from "./courseSubject.ts";
import { grade } from "./grade.ts";

export const COURSE_LIMIT = 400;
/** The longest texts; security rules repeat them. */
export const CODE_LENGTH = 40;
export const NAME_LENGTH = 200;
/** AP credit can come in one block, so far more than a class carries. */
export const CREDIT_LIMIT = 60;
export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2100;

/** In the order of a calendar year. */
export const TERMS = ["Winter", "Spring", "Summer", "Fall"] as const;
export const COURSE_STATUSES = ["completed", "in-progress", "what-if"] as const;
export const CREDIT_UNITS = ["semester", "quarter"] as const;
/** Where and how hard: the first three are classes of a high school. */
export const COURSE_LEVELS = ["regular", "honors", "advanced", "college"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

const yearSuchAs = text.yearSuchAs;
const credits = text.enterCredits(CREDIT_LIMIT);

/** What a course came to. */
const result = { grade: z.nullable(grade), status: z.enum(COURSE_STATUSES) };
const readsResult = z.object(result);

/** One course of a transcript. */
export const course = z
  .object({
    term: z.enum(TERMS, text.chooseTerm),
    year: z.int(yearSuchAs).check(z.minimum(FIRST_YEAR, yearSuchAs), z.maximum(LAST_YEAR, yearSuchAs)),
    code: z.string().check(z.trim(), z.maxLength(CODE_LENGTH, atMostCharacters(CODE_LENGTH))),
    name: z
      .string()
      .check(z.trim(), z.minLength(1, text.enterName), z.maxLength(NAME_LENGTH, atMostCharacters(NAME_LENGTH))),
    level: z.enum(COURSE_LEVELS),
    credits: z.number(credits).check(z.minimum(0, credits), z.maximum(CREDIT_LIMIT, credits)),
    credit_unit: z.enum(CREDIT_UNITS),
    /** The grade is null while there is none yet. */
    ...result,
    has_lab: z.boolean(),
    /** The subject the student has chosen over the reckoned one. */
    subject: z.nullable(courseSubject),
  })
  .check(
    z.refine((row) => row.status === "in-progress" || row.grade !== null, {
      path: ["grade"],
      message: text.chooseGrade,
      // Also while another field is no number yet.
      when: ({ value }) => readsResult.safeParse(value).success,
    }),
  );
export type Course = z.infer<typeof course>;

export const courseKind = recordKind(course, ["term", "year", "name", "credits"], {
  code: "",
  level: "college",
  credit_unit: "semester",
  grade: null,
  status: "in-progress",
  has_lab: false,
  subject: null,
});

/** `users/{uid}/courses/all`. */
export const courseList = rowList(course, COURSE_LIMIT);

/** The newest term first; inside a term by code, then name. */
export function inTermOrder(a: Course, b: Course): number {
  return (
    b.year - a.year ||
    TERMS.indexOf(b.term) - TERMS.indexOf(a.term) ||
    a.code.localeCompare(b.code, "en", { numeric: true }) ||
    a.name.localeCompare(b.name)
  );
}

/** `2025-26`: AMCAS begins its year with the summer, and the winter belongs to the year before it. */
export function courseYearOf({ term, year }: Pick<Course, "term" | "year">): string {
  const first = term === "Summer" || term === "Fall" ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
