import type { CalendarItem } from "@domain/calendar/calendarItems";
import { type KeyboardEvent, memo, type Ref } from "react";
import { shortWeekday, weekday } from "../dayForms.ts";
import { CalendarMark } from "./CalendarMark.tsx";
import { nameOfDay } from "./dayWords.ts";
import { dayByKey, FIRST_DAY, LAST_DAY, weeksAround } from "./monthGrid.ts";
import "./MonthGrid.css";

/** How many marks fit under a date. */
const MARKS = 3;
/** Any Sunday, for the names of the weekdays. */
const WEEK = weeksAround("2026-11-01")[0] ?? [];

const NO_ITEMS: readonly CalendarItem[] = [];

interface MonthGridProps {
  ref: Ref<HTMLTableElement>;
  label: string;
  /** The day in the tab order. Its month is shown. */
  at: string;
  today: string;
  chosen: string | null;
  itemsByDay: ReadonlyMap<string, readonly CalendarItem[]>;
  /** Called when the keyboard moves to another day. */
  onMove: (day: string) => void;
  onChoose: (day: string) => void;
}

/** A month as a grid of days (roving tabindex): one day is in the tab order, and the arrow keys reach the others. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { ref, label, at, today, chosen, itemsByDay, onMove, onChoose } = props;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const day = dayByKey(event.key, event.shiftKey, at);
    if (day === null) return;
    event.preventDefault();
    onMove(day);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: screen readers pass the arrow keys on only to a grid.
    <table ref={ref} role="grid" aria-label={label} className="month" onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" abbr={weekday(day)}>
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksAround(at).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day
                key={day}
                day={day}
                today={today}
                items={itemsByDay.get(day) ?? NO_ITEMS}
                isOut={day.slice(0, 7) !== at.slice(0, 7)}
                isAt={day === at}
                isChosen={day === chosen}
                onChoose={onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

interface DayProps {
  day: string;
  today: string;
  items: readonly CalendarItem[];
  /** In the month before or after the one shown. */
  isOut: boolean;
  /** In the tab order. */
  isAt: boolean;
  isChosen: boolean;
  onChoose: (day: string) => void;
}

/** A ticked task changes one day. The 41 others are not rendered again. */
const Day = memo(function Day({ day, today, items, isOut, isAt, isChosen, onChoose }: DayProps) {
  const open = items.filter(({ isDone }) => !isDone);
  const kinds = [...new Set(open.map(({ kind }) => kind))].slice(0, MARKS);
  return (
    <td>
      <button
        type="button"
        className="month__day on-paper"
        data-day={day}
        data-out={isOut || undefined}
        data-due={open.length > 0 || undefined}
        tabIndex={isAt ? 0 : -1}
        disabled={day < FIRST_DAY || day > LAST_DAY}
        aria-label={nameOfDay(day, today, items)}
        aria-current={day === today ? "date" : undefined}
        aria-pressed={isChosen || undefined}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
        <span className="month__marks">
          {kinds.map((kind) => (
            <CalendarMark key={kind} kind={kind} />
          ))}
        </span>
      </button>
    </td>
  );
});
