import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/course.ts";
import { COURSE_LIMIT, TERMS } from "./courseOrder.ts";
import { courseSubject } from "./courseSubject.ts";
import { grade } from "./grade.ts";

/** The longest texts. Security rules repeat them. */
export const CODE_LENGTH = 40;
export const NAME_LENGTH = 200;
/** AP credit can come in one block, so the limit is far above what a class carries. */
export const CREDIT_LIMIT = 60;
export const FIRST_YEAR = 1950;
export const LAST_YEAR = 2100;

export const COURSE_STATUSES = ["completed", "in-progress", "what-if"] as const;
export const CREDIT_UNITS = ["semester", "quarter"] as const;
/** Level and place: the first three are high school classes. */
export const COURSE_LEVELS = ["regular", "honors", "advanced", "college"] as const;
export type CourseLevel = (typeof COURSE_LEVELS)[number];

const yearSuchAs = text.yearSuchAs;
const credits = text.enterCredits(CREDIT_LIMIT);

/** The outcome of a course. */
const result = { grade: z.nullable(grade), status: z.enum(COURSE_STATUSES) };
const readsResult = z.object(result);

/** One course on a transcript. */
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
    /** The grade is null until the course has one. */
    ...result,
    has_lab: z.boolean(),
    /** The subject the student has chosen instead of the one we guess. Null without a choice. */
    subject: z.nullable(courseSubject),
  })
  .check(
    z.refine((row) => row.status === "in-progress" || row.grade !== null, {
      path: ["grade"],
      message: text.chooseGrade,
      // Runs even while another field is still invalid.
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

/**
 * The AMCAS academic year, such as `2025-26`. It starts with the summer, and a winter term counts to the year before.
 */
export function courseYearOf({ term, year }: Pick<Course, "term" | "year">): string {
  const first = term === "Summer" || term === "Fall" ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, "0")}`;
}
