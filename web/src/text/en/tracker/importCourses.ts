import { plural } from "@domain/shared/language";

export const importCourses = "Import courses";
export const nothingFound = "No courses were found. Paste a table with one course on each line.";
export const fileTooLarge = "This file is larger than 1 MB. Choose a CSV file with your courses alone.";
export const transcriptTable = "Your transcript's table";
export const exampleTable = "Fall 2025\nBIO 101\tBiology I\t4\tA-";
export const howToCopy =
  "Copy it from your college's page or a spreadsheet: one course a line, with or without a line of headings. You look over every row before anything is added.";
export const review = "Review courses";
export const orFile = "Or choose a CSV file";

// Looking over what was read.
export const lookOver = "Look over your courses";
export const rowsRead = (rows: number) =>
  `${rows} ${plural(rows, { one: "row was", other: "rows were" })} read. Mend what is wrong and clear the box of what you do not want.`;
export const classesAre = "These classes are";
export const rowsToImport = "Rows to import";
export const add = "Add";
export const addRow = (row: number, course: string) => `Add row ${row}, ${course}`;
export const withoutName = "without a name";
export const cellOf = (column: string, row: number) => `${column}, row ${row}`;
export const choose = "Choose";
export const rowsNeedLook = (rows: number) =>
  `${rows} ${plural(rows, { one: "row needs", other: "rows need" })} a look. Mend the marked cells, or leave those rows out.`;
export const noRoom = (room: number) =>
  `Your list has room for ${room} more ${plural(room, { one: "course", other: "courses" })}. Leave some rows out.`;
export const importCount = (courses: number) =>
  `Import ${courses} ${plural(courses, { one: "course", other: "courses" })}`;
export const backToTable = "Back to the table";
