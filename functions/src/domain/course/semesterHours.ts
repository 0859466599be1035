import type { Course } from "./course.ts";

/** Every service counts a quarter hour as 0.667 of a semester hour. */
const QUARTER_HOUR = 0.667;

export function semesterHoursOf({ credits, credit_unit }: Pick<Course, "credits" | "credit_unit">): number {
  return credit_unit === "quarter" ? credits * QUARTER_HOUR : credits;
}
