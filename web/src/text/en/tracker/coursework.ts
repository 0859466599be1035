import { plural } from "@domain/shared/language";

export const yourCourses = "your courses";
export const myCoursework = "My Coursework";
export const addCourse = "Add course";
export const addCourses = "Add courses";
export const addACourse = "Add a course";
export const importCourses = "Import";
export const added = (name: string) => `Added ${name}.`;
export const changed = (name: string) => `Changed ${name}.`;
export const deleted = (name: string) => `Deleted ${name}.`;
export const imported = (count: number) => `Imported ${count} ${plural(count, { one: "course", other: "courses" })}.`;

export const classesHidden = (classes: number) =>
  `${classes} high school ${plural(classes, { one: "class is", other: "classes are" })} kept but not shown: no application service counts them. They appear when your dashboard shows high school.`;

// Empty state.
export const courses = "Courses";
export const noCoursesYet = "No courses yet";
export const addFirst = "Add your first course";
const collegeCourses =
  "Write down a course and its grade, or import a transcript. Your GPA by your school and by your application services appears here.";
export const coursesWillAppear = {
  HS: "Write down a class and its grade, or import a report card. Your unweighted and weighted GPA appear here.",
  PM: collegeCourses,
  PD: collegeCourses,
};

// A course's fields.
export const term = "Term";
export const year = "Year";
export const code = "Code";
export const courseName = "Course name";
export const credits = "Credits";
export const level = "Level";
export const creditUnit = "Credit unit";
export const grade = "Grade";
export const status = "Status";
export const subject = "Subject";
export const withLab = "With lab";
export const terms = { Winter: "Winter", Spring: "Spring", Summer: "Summer", Fall: "Fall" };
export const statuses = { completed: "Completed", "in-progress": "In progress", "what-if": "What if" };
export const levels = { regular: "Regular", honors: "Honors", advanced: "AP or IB", college: "College" };
export const units = { semester: "Semester", quarter: "Quarter" };
export const noneYet = "None yet";
export const mark = (symbol: string, name: string) => `${symbol}, ${name}`;
export const automatic = "Automatic";

// A term's table.
export const termOf = (name: string, ofYear: number) => `${name} ${ofYear}`;
export const addCourseTo = (ofTerm: string) => `Add course to ${ofTerm}`;
export const coursesOf = (ofTerm: string) => `Courses of ${ofTerm}`;
export const course = "Course";
export const points = "Points";
export const actions = "Actions";
export const gradedCredits = "Graded credits";
export const changeNamed = (name: string) => `Change ${name}`;
export const editNamed = (name: string) => `Edit ${name}`;
export const deleteNamed = (name: string) => `Delete ${name}`;
export const quarter = "quarter";
export const hasLab = "with lab";
export const filed = (ofSubject: string, reason: string) => `${ofSubject}. ${reason}`;
export const howItCounts = "How it counts:";
export const filedBy = (ofSubject: string, classes: string, reason: string) => `${ofSubject}: ${classes}. ${reason}`;
/** Opens the explanation of how a course counts. */
export const whyFiled = (name: string) => `How ${name} counts`;
export const noGradesYet = "No grades yet";
export const termGpa = (gpa: string) => `Term GPA ${gpa}`;
export const gpaBy = (rulebook: string, gpa: string) => `${rulebook} ${gpa}`;
export const partOf = (rulebook: string, part: string) => `${rulebook} ${part}`;

// The averages.
export const yourGpa = "Your GPA";
export const aboutGpa = "About your GPA";
export const countedByEach =
  "One list of courses, counted by each rulebook: your school's, and those of the services your schools use. A service checks every course itself, so these numbers are an estimate.";
/** `{link}` is `myApplication`. */
export const servicesShown = "These are the services you chose in {link}, or else those of the schools on your list.";
export const myApplication = "My Application";
export const estimate = "Estimate";
export const overGraded = (hours: number, said: string) =>
  `over ${said} graded ${plural(hours, { one: "credit", other: "credits" })}`;
export const creditCount = (hours: number, said: string) =>
  `${said} ${plural(hours, { one: "credit", other: "credits" })}`;
export const whatIf = (gpa: string) => `What if: ${gpa}`;
export const howSchoolCounts = "How your school counts";
export const schoolScale = "Your school's scale";
export const repeatedCourses = "Repeated courses";
export const repeats = { all: "Every attempt counts", latest: "The latest attempt counts" };
