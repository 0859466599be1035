import * as z from "zod/mini";
import { type COURSE_STATUSES, type Course, course } from "./course.ts";
import { TERMS } from "./courseOrder.ts";
import { gradeFrom, isLetterGrade } from "./grade.ts";

/** The fields of a course as a person types them, in a form or in a table cell. */
export const COURSE_FIELDS = [
  "term",
  "year",
  "code",
  "name",
  "level",
  "credits",
  "credit_unit",
  "grade",
  "status",
  "has_lab",
  "subject",
] as const satisfies readonly (keyof Course)[];
export type CourseField = (typeof COURSE_FIELDS)[number];
export type CourseText = Readonly<Partial<Record<CourseField, string>>>;

export type CourseErrors = Readonly<Partial<Record<CourseField, string>>>;

/** Parses a course from typed text: first interprets each text, then checks the course. */
export const courseForm = z.pipe(z.transform(fromText), course);

/** Returns the course that the texts mean, or the error of each field. */
export function readCourse(text: CourseText): { readonly course: Course } | { readonly errors: CourseErrors } {
  const parsed = courseForm.safeParse(text);
  if (parsed.success) return { course: parsed.data };
  const errors: Partial<Record<CourseField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = COURSE_FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { errors };
}

/** A stored course as texts, to fill a form. */
export function courseText(row: Course): Record<CourseField, string> {
  return {
    ...row,
    year: String(row.year),
    credits: String(row.credits),
    grade: row.grade ?? "",
    has_lab: row.has_lab ? "on" : "",
    subject: row.subject ?? "",
  };
}

/** Reads `Fall 2024`, `2024FA` or `Autumn Semester 24` as a term and a year. A missing part is "". */
export function termFrom(text: string): { readonly term: string; readonly year: string } {
  const year = yearIn(text);
  const words = text.toLowerCase().replace(/[^a-z]/g, " ");
  return { term: TERMS.find((term) => TERM_WORDS[term].test(words)) ?? "", year };
}

function yearIn(text: string): string {
  // "Second Semester 2024-2025 (Spring 2025)": the year next to the term counts.
  const [, next] = /(?:winter|spring|summer|fall|autumn)\W+((?:19|20)\d{2})(?![\d/-])/i.exec(text) ?? [];
  if (next) return next;
  // "2024-2025 Spring": an academic year begins in the fall.
  const [, first, second] = /((?:19|20)\d{2})\s*[-/\u2013]\s*(?:(?:19|20)?(\d{2}))(?![\d/])/.exec(text) ?? [];
  if (first && second) return /fall|autumn/i.test(text) ? first : `${first.slice(0, 2)}${second}`;
  const [, century, short] = /(?:^|\D)(?:((?:19|20)\d{2})|(\d{2}))(?!\d)/.exec(text) ?? [];
  return century ?? (short ? `20${short}` : "");
}

const TERM_WORDS: Readonly<Record<(typeof TERMS)[number], RegExp>> = {
  Winter: /\b(?:winter|wi|win|wtr|j term|jan term|january term)\b/,
  Spring: /\b(?:spring|sp|spr)\b/,
  Summer: /\b(?:summer|su|sum|ss|may (?:term|session)|maymester)\b/,
  Fall: /\b(?:fall|autumn|fa|fl|au)\b/,
};

function fromText(input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  const text = (name: CourseField) => String(Reflect.get(input, name) ?? "").trim();
  const written = text("grade");
  const read = gradeFrom(written);
  return {
    term: text("term"),
    year: numberFrom(text("year")),
    code: text("code"),
    name: text("name"),
    level: text("level") || "college",
    credits: numberFrom(text("credits")),
    credit_unit: text("credit_unit") || "semester",
    grade: written === "" ? null : (read ?? written),
    status: text("status") || statusOf(read),
    has_lab: ["on", "yes", "true", "lab"].includes(text("has_lab").toLowerCase()),
    subject: text("subject") || null,
  };
}

function statusOf(grade: ReturnType<typeof gradeFrom>): (typeof COURSE_STATUSES)[number] {
  return grade === null ? "in-progress" : "completed";
}

/** Empty or invalid text becomes NaN. The course's schema then reports it. */
function numberFrom(text: string): number {
  return text === "" ? Number.NaN : Number(text.replace(",", "."));
}

/** Whether a cell of a transcript can be a grade. "A" alone could also be an article. */
export function looksLikeGrade(text: string): boolean {
  const read = gradeFrom(text);
  return read !== null && (isLetterGrade(read) || text.trim().length <= 5);
}
