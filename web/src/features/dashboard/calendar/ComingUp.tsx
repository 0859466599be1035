import { type CalendarItem, itemsToCome } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/calendar";
import { dateOfMonth, shortMonth } from "../dayForms.ts";
import { CalendarItemRow } from "./CalendarItemRow.tsx";
import { weekdayInWords } from "./dayWords.ts";

const SHOWN = 2;

interface ComingUpProps {
  items: readonly CalendarItem[];
  /** The first day of the month shown. */
  month: string;
  today: string;
  /** What is next for the student. */
  next: CalendarItem | null;
}

/**
 * The next deadlines from the month shown on. Only what is next for the student can be before today: then it comes first,
 * as everywhere else.
 */
export function ComingUp({ items, month, today, next }: ComingUpProps) {
  const toCome = itemsToCome(items, month > today ? month : today);
  const shown = (next && next.day < today && month <= today ? [next, ...toCome] : toCome).slice(0, SHOWN);
  const isFree = !items.some(
    ({ day, kind, isDone }) => !isDone && kind !== "shift" && day.slice(0, 7) === month.slice(0, 7),
  );
  return (
    <>
      {isFree && <p className="calendar__free">{text.nothingDueThisMonth}</p>}
      {shown.length > 0 && (
        <ul aria-label={text.comingUp}>
          {shown.map((item) => (
            <CalendarItemRow
              key={item.id}
              item={item}
              lead={
                <time className="calendar-item__date" dateTime={item.day}>
                  {shortMonth(item.day)} <b>{dateOfMonth(item.day)}</b>
                </time>
              }
            >
              {weekdayInWords(item.day, today)}
            </CalendarItemRow>
          ))}
        </ul>
      )}
    </>
  );
}
