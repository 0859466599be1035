import type { Course } from "../course/course.ts";

/** A completed science course with a lab. Tests of courses build on it. */
export const biology: Course = {
  term: "Fall",
  year: 2025,
  code: "BIO 101",
  name: "Biology I",
  level: "college",
  credits: 4,
  credit_unit: "semester",
  grade: "A",
  status: "completed",
  has_lab: true,
  subject: null,
};
