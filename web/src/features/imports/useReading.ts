import type { CellReading } from "@domain/imports/cellReading";
import type { Cells } from "@domain/imports/tableColumns";
import {
  canBeMonthYear,
  type DayOrder,
  inSchoolYear,
  lastUntil,
  nextFrom,
  type ShortForm,
} from "@domain/imports/writtenDay";
import { localDayOf } from "@domain/shared/calendarDay";
import { asksComma, type CommaUse } from "@domain/shared/writtenHours";
import * as text from "@text/tracker/importTable";
import { useMemo, useState } from "react";
import type { Question } from "./ReadingQuestion.tsx";

/** What a kind of table asks for all of its rows. */
export interface TableQuestions<Column extends string> {
  readonly orderOf: (
    rows: readonly Cells[],
    fields: readonly (Column | null)[],
    short?: ShortForm,
  ) => DayOrder | "ask" | null;
  readonly shortFormOf: (
    rows: readonly Cells[],
    fields: readonly (Column | null)[],
    headings: readonly string[],
  ) => ShortForm | "ask" | null;
  /** The texts of its amounts. */
  readonly amountsOf: (rows: readonly Cells[], fields: readonly (Column | null)[]) => Cells;
  /** Its days without a year may be those nearest to today: deadlines to come, and steps that were reached. */
  readonly hasNearestDays: boolean;
}

/** How many school years are offered, the last of them the next one. */
const YEARS = 9;
const ORDERS = ["mdy", "dmy"] as const;
const COMMAS = ["decimal", "thousands"] as const;
const NEAREST = "nearest";
const MONTH_YEAR = "month-year";

/** How the cells of a table are read, and the questions that the student has to answer first. */
export function useReading<Column extends string>(
  cells: readonly Cells[],
  fields: readonly (Column | null)[],
  headings: readonly string[],
  { orderOf, shortFormOf, amountsOf, hasNearestDays }: TableQuestions<Column>,
): { readonly reading: CellReading; readonly questions: readonly Question[] } {
  const [year, setYear] = useState<string | null>(null);
  const [answeredOrder, setOrder] = useState<DayOrder | null>(null);
  const [comma, setComma] = useState<CommaUse | null>(null);
  const today = localDayOf(new Date());
  const found = useMemo(() => shortFormOf(cells, fields, headings), [shortFormOf, cells, fields, headings]);
  const short = useMemo(
    () => (found === "ask" ? shortForms(year, today) : { short: found ?? undefined }),
    [found, year, today],
  );
  const order = useMemo(() => orderOf(cells, fields, short.short), [orderOf, cells, fields, short]);
  const isCommaAsked = useMemo(() => asksComma(amountsOf(cells, fields)), [amountsOf, cells, fields]);
  const usedOrder = order === "ask" ? (answeredOrder ?? "mdy") : (order ?? "mdy");
  const reading = useMemo(() => ({ order: usedOrder, comma: comma ?? undefined, ...short }), [usedOrder, comma, short]);
  const questions: Question[] = [];
  if (found === "ask") {
    const values = [
      ...(hasNearestDays ? [NEAREST] : []),
      ...schoolYears(today),
      ...(cells.some((line) => line.some(canBeMonthYear)) ? [MONTH_YEAR] : []),
    ];
    questions.push({
      text: text.dayYear,
      missing: text.chooseDayYear,
      options: values.map((value) => ({ value, label: yearLabel(value) })),
      answer: year,
      onAnswer: setYear,
    });
  }
  if (order === "ask") {
    questions.push({
      text: text.dayOrder,
      missing: text.chooseDayOrder,
      options: ORDERS.map((value) => ({ value, label: text.dayOrders[value] })),
      answer: answeredOrder,
      onAnswer: (value) => setOrder(ORDERS.find((one) => one === value) ?? null),
    });
  }
  if (isCommaAsked) {
    questions.push({
      text: text.commaUse,
      missing: text.chooseComma,
      options: COMMAS.map((value) => ({ value, label: text.commaUses[value] })),
      answer: comma,
      onAnswer: (value) => setComma(COMMAS.find((one) => one === value) ?? null),
    });
  }
  return { reading, questions };
}

function shortForms(answer: string | null, today: string): Pick<CellReading, "short" | "pastShort"> {
  if (answer === null) return {};
  if (answer === NEAREST) return { short: nextFrom(today), pastShort: lastUntil(today) };
  return { short: answer === MONTH_YEAR ? MONTH_YEAR : inSchoolYear(Number(answer)) };
}

/** The years in which a school year begins, the latest first. */
function schoolYears(today: string): readonly string[] {
  const next = Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= 8 ? 1 : 0);
  return Array.from({ length: YEARS }, (_, back) => String(next - back));
}

function yearLabel(value: string): string {
  if (value === NEAREST) return text.nearestDays;
  return value === MONTH_YEAR ? text.monthAndYear : text.schoolYear(Number(value));
}
