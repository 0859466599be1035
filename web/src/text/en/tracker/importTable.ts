import { formatNumber, plural } from "@domain/shared/language";

const rowsText = (rows: number) => `${formatNumber(rows)} ${plural(rows, { one: "row", other: "rows" })}`;

export const importExperiences = "Import experiences";
export const importSchools = "Import schools";
export const pastedTable = "Your table";
export const experienceExample = "Date\tActivity\tHours\n3/4/2026\tFood pantry\t2.5";
export const schoolExample = "School\tState\tDeadline\nBoston University\tMA\t1/4/2027";
export const howToCopyExperiences =
  "Copy rows from a spreadsheet, a form's answers or a web page: one experience or one shift on each line. You check every row before anything is added.";
export const howToCopySchools =
  "Copy rows from a spreadsheet or a web page: one school on each line. You check every row before anything is added.";
export const staysHere = "Your device reads the table. The table itself is not sent anywhere.";
export const orFile = "Or choose a file (CSV, Excel, text or web page)";
export const orFileOrPdf = "Or choose a file (CSV, Excel, text, web page or PDF)";
export const review = "Review rows";
export const nothingFound = "No rows were found. Paste a table with one row on each line.";
export const fileTooLarge = (megabytes: number) =>
  `This file is larger than ${megabytes} MB. Choose one with only your own rows.`;
export const workbook =
  "This file is a workbook that could not be read. Open it, copy its rows and paste them here, or save it as CSV and choose that file.";
export const tooManyRows = (most: number) =>
  `This table has more than ${formatNumber(most)} rows. Paste it in two parts.`;
export const tooManyLines = (most: number) =>
  `This table has more than ${formatNumber(most)} lines. Choose only your own rows.`;
export const tooManyCells = (most: number) =>
  `A line of this table has more than ${formatNumber(most)} cells. Choose only the columns of your rows.`;
export const cellTooLong = (most: number) =>
  `A cell of this table has more than ${formatNumber(most)} characters. Put each row on a line of its own.`;
export const pdfTooLong = (most: number) =>
  `This PDF has more than ${formatNumber(most)} pages. Choose one with only your transcript.`;
export const pdfTooFull =
  "This PDF has more text than any transcript. Copy the part with your courses, and paste it here.";
export const readingFile = "Reading the file";
export const pdfWithoutText =
  "This PDF has pictures of pages, but no text. Open your transcript on your college's site, and copy the text.";
export const pdfWithPassword = "This PDF has a password. Open it, copy its text, and paste it here.";
export const pdfBroken = "This file could not be read as a PDF. Open it, copy its text, and paste it here.";
export const pdfOffline =
  "The part of Cairn that reads PDFs has not been loaded yet. Connect to the internet and choose the file again, or paste its text.";

// The review.
export const lookOver = "Check your rows";
export const rowsRead = (rows: number) =>
  `${rowsText(rows)} read. Check what each column is, fix cells, and clear the box of each row you do not want.`;
export const moreColumns = (columns: number) =>
  `The table has ${formatNumber(columns)} columns. Scroll it sideways to see all of them.`;
export const rowsToImport = "Rows to import";
export const add = "Add";
export const addRow = (row: number, name: string) => `Add row ${formatNumber(row)}, ${name}`;
export const withoutName = "without a name";
export const columnIs = (column: string) => `What ${column} is`;
export const numberedColumn = (column: number) => `column ${column}`;
export const cellOf = (column: string, row: number) => `${column}, row ${formatNumber(row)}`;
export const leftOut = "Leave out";
export const checkColumn = "Check this column";
export const repeatedInTable = "Repeats a row above.";
export const alreadyListed = "Already on your list.";
export const couldNotRead = (column: string, cell: string) => `${column}: “${cell}” could not be read.`;
export const takenFromAbove = (column: string, cell: string) => `${column}: “${cell}” is taken from the row above.`;
export const usesType = (cell: string, type: string) => `Cairn has no type “${cell}”, so this counts as ${type}.`;
export const keptAs = (place: string) => `It goes into ${place}.`;
export const theDescription = "the description";
export const theNote = "the note";
export const otherLines = (lines: number) =>
  `${formatNumber(lines)} other ${plural(lines, { one: "line", other: "lines" })}`;
export const lineKinds = {
  title: "Heading",
  heading: "Heading",
  total: "Total",
  unread: "Not read",
};
export const notReadLines = (lines: number) =>
  `${formatNumber(lines)} ${plural(lines, { one: "line was", other: "lines were" })} not read. Check whether a row is missing.`;
export const dayOrder = "Days such as 3/4/2026 could be read in two ways. How are they written?";
export const dayOrders = { mdy: "Month first: March 4", dmy: "Day first: April 3" };
export const chooseDayOrder = "Choose how the days are written.";
export const dayYear = "Some days have no year, such as Nov 15 or 9/28. Which year is meant?";
export const schoolYear = (first: number) => `School year ${first}\u2013${String(first + 1).slice(2)}`;
export const nearestDays = "Deadlines: the next such day. Steps already taken: the last one";
export const monthAndYear = "The number is a year: Nov 15 is November 2015";
export const chooseDayYear = "Choose the year of the days without one.";
export const commaUse = "Some numbers have a comma, such as 2,5. What does it mean?";
export const commaUses = {
  decimal: "Decimals: 2,5 is 2.5, and 1,500 is 1.5",
  thousands: "Thousands: 1,500 is 1500, and 2,5 is not read",
};
export const chooseComma = "Choose what the comma means.";
export const typeOfRows = "Type of rows that name none";
export const nameOfRows = "Experience that these shifts belong to";
export const nameOfRowsHint = "A name from My Experiences, or a new one.";
export const pageOf = (first: number, last: number, all: number) =>
  `Rows ${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(all)}`;
export const earlierRows = "Earlier rows";
export const laterRows = "Later rows";
export const onlyUnsure = (rows: number) => `Only the ${rowsText(rows)} with remarks`;
export const chooseAll = "Check all rows";
export const chooseNone = "Clear all rows";
export const rowsNeedLook = (rows: number) =>
  `${rowsText(rows)} ${plural(rows, { one: "needs", other: "need" })} a look. Fix the cells, or clear the boxes of those rows.`;
export const noExperienceRoom = (room: number, wanted: number) =>
  `My Experiences has room for ${formatNumber(room)} more, and these rows make ${formatNumber(wanted)}. Clear some rows.`;
export const noSchoolRoom = (room: number, wanted: number) =>
  `Your list has room for ${formatNumber(room)} more ${plural(room, { one: "school", other: "schools" })}, and you chose ${formatNumber(wanted)}. Clear some rows.`;
export const tooManyShifts = (most: number, names: string) =>
  `An experience holds ${formatNumber(most)} shifts. Too many for: ${names}. Clear some rows.`;
export const starsLeftOut = (rows: number) =>
  `${rowsText(rows)} more than your application allows ${plural(rows, { one: "is", other: "are" })} marked as most meaningful. The first ones keep the mark.`;
export const totalDiffers = ({ heading, total, sum }: { heading: string; total: number; sum: number }) =>
  `The table's total of “${heading}” is ${formatNumber(total)}, and its rows add up to ${formatNumber(sum)}. Check whether a row is missing or read wrong.`;
export const importRows = (rows: number) => `Import ${rowsText(rows)}`;
export const importing = (done: number, all: number) => `Adding ${formatNumber(done)} of ${formatNumber(all)}`;
export const backToTable = "Back to the table";
export const importedExperiences = (experiences: number, shifts: number) => {
  const parts = [
    ...(experiences > 0
      ? [`${formatNumber(experiences)} ${plural(experiences, { one: "experience", other: "experiences" })}`]
      : []),
    ...(shifts > 0 ? [`${formatNumber(shifts)} ${plural(shifts, { one: "shift", other: "shifts" })}`] : []),
  ];
  return `Imported ${parts.join(" and ")}.`;
};
export const importedSchools = (schools: number) =>
  `Imported ${formatNumber(schools)} ${plural(schools, { one: "school", other: "schools" })}.`;
export const schoolOf = (row: number) => `School of row ${formatNumber(row)}`;
export const asTyped = (name: string) => `“${name}”, as typed`;
export const whichSchool = "Choose the school.";
export const unknownSchool = "Not in Cairn's list. Check the box to add it as typed.";
export const kindOfSchools = "Kind of schools that are not in Cairn's list";
export const choose = "Choose";
export const chooseKind = "Choose whether it is MD or DO, above or in a column of its own.";
export const figuresNotLoaded =
  "The schools' figures could not be loaded. Check your connection, then press Import again.";
export const deadlineLabel = "Deadline";
export const deadlineIs = (label: string, day: string) => `${label}: ${day}`;
export const deadlinesKept = (most: number, label: number, lines: readonly string[]) =>
  `A school has room for ${formatNumber(most)} deadlines with names of up to ${formatNumber(label)} characters. These go into the note: ${lines.join("; ")}`;
export const roundIs = (round: string) => `Round: ${round}`;

export const experienceColumns = {
  name: "Experience",
  organisation: "Organization",
  type: "Type",
  title: "Position or title",
  description: "Description",
  start: "Start",
  end: "End",
  dates: "Dates, from and to",
  hours: "Total hours",
  perWeek: "Hours a week",
  weeks: "Weeks a year",
  anticipatedHours: "Anticipated hours",
  day: "Day of a shift",
  shiftHours: "Hours of a shift",
  timeIn: "Time in",
  timeOut: "Time out",
  note: "Note",
  city: "City",
  country: "Country",
  contactName: "Contact's name",
  contactTitle: "Contact's title",
  contactPhone: "Contact's phone",
  contactEmail: "Contact's email",
  paid: "Paid, yes or no",
  meaningful: "Most meaningful, yes or no",
  grades: "Grades",
  timing: "Time of the year",
  college: "Continue in college, yes or no",
};

export const schoolColumns = {
  name: "School",
  place: "City and state",
  city: "City",
  state: "State",
  kind: "MD, DO, DDS",
  control: "Public or private",
  fit: "Safety, match or reach",
  status: "Status",
  outcome: "Decision",
  deadline: "Deadline",
  round: "Round",
  reachedPrimary: "Day of the primary",
  reachedSecondary: "Day of the secondary",
  reachedInterview: "Day of the interview",
  reachedDecision: "Day of the decision",
  note: "Note",
};
