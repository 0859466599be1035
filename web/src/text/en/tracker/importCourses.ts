import { plural } from "@domain/shared/language";

export const importCourses = "Import courses";
export const nothingFound = "No courses were found. Copy the list of your courses, with codes, credits and grades.";
export const transcriptTable = "Your transcript";
export const exampleTable = "Fall 2025\nBIO 101\tBiology I\t4\tA-";
export const howToCopy =
  "Copy all of it from your college's page, a PDF or a spreadsheet; headings and totals do no harm. You check every row before anything is added.";
export const review = "Review courses";

// Reviewing the imported rows.
export const lookOver = "Check your courses";
export const rowsRead = (rows: number) =>
  `${rows} ${plural(rows, { one: "row was", other: "rows were" })} read. Fix what is wrong, and clear the box of each row you do not want.`;
export const doubts = {
  transfer: "Transfer credit: services take it from the transcript of the school where you took it.",
  name: "The title was not found.",
  term: "The term was not found.",
  credits: "The credits were not found.",
  grade: "The grade is not one that Cairn knows.",
  number: "The grade is a number. Choose its letter above the table.",
  "no-grade": "No grade was found.",
  "no-code": "No course code was found.",
};
export const repeatedAbove = "Repeats a row above.";
export const alreadyListed = "Already on your list.";
export const unsureRows = (rows: number) =>
  `${rows} ${plural(rows, { one: "row is", other: "rows are" })} not checked, with the reason next to ${plural(rows, { one: "it", other: "each" })}.`;
export const classesAre = "These classes are";
export const creditsOfRows = "Credits of courses that name none";
export const unitHours = "Semester hours of one course unit";
export const unitHoursHint = "Your college's catalog or transcript key says it; often 4.";
export const chooseUnitHours = "Enter how many semester hours a course unit has.";
export const numberGrades = "Letters of grades that are numbers";
export const numberGradesHint =
  "Every school has its own table; your transcript's key has yours. AMCAS goes by its Grade Conversion Guide, so its letters can differ.";
export const letterOf = (number: string) => `Letter of ${number}`;
export const fillAsWashington = "Fill in as the University of Washington does";
export const washingtonTable = "Its table";
export const rowsToImport = "Rows to import";
export const add = "Add";
export const addRow = (row: number, course: string) => `Add row ${row}, ${course}`;
export const withoutName = "without a name";
export const cellOf = (column: string, row: number) => `${column}, row ${row}`;
export const choose = "Choose";
export const rowsNeedLook = (rows: number) =>
  `${rows} ${plural(rows, { one: "row needs", other: "rows need" })} a look. Fix the marked cells, or leave those rows out.`;
export const noRoom = (room: number) =>
  `Your list has room for ${room} more ${plural(room, { one: "course", other: "courses" })}. Leave some rows out.`;
export const importCount = (courses: number) =>
  `Import ${courses} ${plural(courses, { one: "course", other: "courses" })}`;
export const backToTable = "Back to the table";
