import { plural } from "@domain/shared/language";

export const importCourses = "Import courses";
export const nothingFound = "No courses were found. Paste a table with one course on each line.";
export const fileTooLarge = "This file is larger than 1 MB. Choose a CSV file with only your courses.";
export const transcriptTable = "Your transcript's table";
export const exampleTable = "Fall 2025\nBIO 101\tBiology I\t4\tA-";
export const howToCopy =
  "Copy it from your college's page or a spreadsheet: one course on each line, with or without a header line. You check every row before anything is added.";
export const review = "Review courses";
export const orFile = "Or choose a CSV file";

// Reviewing the imported rows.
export const lookOver = "Check your courses";
export const rowsRead = (rows: number) =>
  `${rows} ${plural(rows, { one: "row was", other: "rows were" })} read. Fix what is wrong, and clear the box of each row you do not want.`;
export const classesAre = "These classes are";
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
