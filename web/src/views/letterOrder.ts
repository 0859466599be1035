import { type DatedLetter, type LetterDate, letterDates } from "@domain/letter/letterDates";

/** The next date of the letter; undefined if nothing is due. */
export function nextDate(row: DatedLetter): LetterDate | undefined {
  return letterDates(row).find(({ isDone }) => !isDone);
}

/** What is due first comes first; letters with nothing due come last. */
export function inLetterOrder<Row extends DatedLetter>(rows: readonly Row[]): readonly Row[] {
  const dueDay = (row: Row) => nextDate(row)?.day ?? LAST;
  return rows.toSorted((a, b) => dueDay(a).localeCompare(dueDay(b)) || a.writer.localeCompare(b.writer));
}

/** Sorts after every day. */
const LAST = "9999";
