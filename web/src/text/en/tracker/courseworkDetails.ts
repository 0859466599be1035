import { formatNumber, plural } from "@domain/shared/language";

export const whyDiffer = "Why do they differ?";
export const countDifferently = (courses: number) =>
  `${courses} ${plural(courses, { one: "course counts", other: "courses count" })} differently`;
export const byGrade = "Grades of different value";
export const byCourse = "Courses that count differently";
export const gradeOf = (letter: string) => `Grade ${letter}`;
export const coursesWithIt = (count: number) => `${count} ${plural(count, { one: "course", other: "courses" })}`;
export const allAlike = "Every course counts the same in all of them.";
export const termAndGrade = (term: string, grade: string) => `${term}, grade ${grade}`;

// A target.
export const whatItTakes = "What would it take?";
export const gradesTargetNeeds = "The grades a target GPA needs";
export const average = "Average";
export const targetGpa = "Target GPA";
export const nextCredits = "Over the next credits";
export const gpaBetween = (most: number) => `Enter a GPA from 0 to ${most}.`;
export const creditsBetween = (most: number) => `Enter credits from 0.5 to ${most}.`;
export const enterTarget = "Enter a target and the credits you will take.";
export const credits = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "credit", other: "credits" })}`;
export const safe = (goalName: string, over: string) =>
  `${goalName} is safe: no grades over ${over} can take you below it.`;
export const needs = (goalName: string, letter: string, gpa: string, over: string) =>
  `${goalName} needs an average of ${letter} (${gpa}) over ${over}.`;
export const outOfReach = (goalName: string, over: string, best: string) =>
  `${goalName} is out of reach over ${over}: the best grades would bring you to ${best}.`;
export const goal = (gpa: string, name: string) => `${gpa} ${name}`;

// By year.
export const byYear = "GPA by year";
export const yearBegins = "An academic year begins with the summer";
export const byAcademicYear = "GPA by academic year";
export const byAcademicYearBegins = "GPA by academic year; a year begins with the summer";
export const year = "Year";

// Prerequisites.
export const prerequisites = "Prerequisites";
export const whoAsks = {
  HS: "What four-year colleges recommend",
  PM: "What most schools ask for",
  PD: "What most schools ask for",
};
const hours = { one: "hour", other: "hours" };
const units = { HS: { one: "year", other: "years" }, PM: hours, PD: hours };
/** "8 hours"; for high school, years. */
export const amount = (track: keyof typeof units, count: number) =>
  `${formatNumber(count)} ${plural(count, units[track])}`;
export const doneOf = (done: string, needed: string) => `${done} of ${needed}`;
export const inProgress = (what: string) => `${what} in progress.`;
export const labDone = "Lab: yes.";
export const labMissing = "Lab: not yet.";
export const testCredit = (count: number, what: string) =>
  `${what} ${plural(count, { one: "is", other: "are" })} test credit; not every school takes it.`;
const semesterHours = "In semester hours. Grades of C or better count; each school's own page decides.";
export const howCounted = {
  HS: "A full-year class counts as 1 credit. Grades of C or better count.",
  PM: semesterHours,
  PD: semesterHours,
};
export const met = "Met";
export const underWay = "Under way";
export const toDo = "To do";

// The rules.
export const rules = "The rules behind the numbers";
export const withSources = "With their sources";
export const rulesOf = (rulebook: string) => `Rules of ${rulebook}`;
