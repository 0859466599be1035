import { formatNumber, plural } from "@domain/shared/language";

// The printed log of experiences.
export const experienceTitle = (student: string) => `Experiences of ${student}`;
export const hoursUpTo = (day: string) => `Hours up to ${day}. Made with Cairn.`;
export const experience = "Experience";
export const type = "Type";
export const when = "When";
export const done = "Hours";
export const toCome = "Anticipated";
export const vouchedBy = "Supervisor and signature";
export const someOf = (shown: number, all: number) =>
  `${formatNumber(shown)} of ${formatNumber(all)} ${plural(all, { one: "experience", other: "experiences" })}, as filtered in Cairn.`;
export const byType = "Hours by type";
export const experiences = "Experiences";
export const total = "Total";
export const hours = (count: number) => formatNumber(count);
export const studentSignature = "Student's signature:";
export const date = "Date:";

// The printed list of schools.
export const schoolTitle = {
  HS: (student: string) => `Colleges of ${student}`,
  PM: (student: string) => `Medical schools of ${student}`,
  PD: (student: string) => `Dental schools of ${student}`,
};
export const madeOn = (day: string) => `${day}. Made with Cairn.`;
export const school = "School";
export const fit = "Fit";
export const status = "Status";
export const deadlines = "Open deadlines";
export const deadline = (day: string, label: string) => `${day}: ${label}`;
export const fitsAreOurs = "Safety, match and reach only sort the list. They are not predictions.";

// The printed courses.
export const courseTitle = (student: string) => `Coursework of ${student}`;
export const averagesAreOurs = "Calculated by Cairn from the courses below. Your transcript decides.";
export const rulebook = "Counted by";
export const average = "Average";
export const gpa = "GPA";
export const gradedCredits = "Graded credits";
export const course = "Course";
export const credits = "Credits";
export const grade = "Grade";
