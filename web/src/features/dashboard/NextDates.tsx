import { itemsToCome } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/calendar";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { DASHBOARD } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { CALENDAR_HASH } from "./calendar/CalendarCard.tsx";
import { shortDayOfYear } from "./dayForms.ts";
import type { WidgetProps } from "./WidgetProps.ts";

const SHOWN = 2;

/** The next days of all records on which something is due or takes place. Each leads to its day in the calendar. */
export const NextDates = observer(function NextDates({ today }: WidgetProps) {
  const { calendar } = usePlan();
  const items = itemsToCome(useDeferredValue(calendar.itemsToDo), today).slice(0, SHOWN);
  if (calendar.status === "ready" && items.length === 0) return null;
  return (
    <ul className="next-dates" aria-label={text.nextDates}>
      {items.map(({ id, day, title }) => (
        <li key={id}>
          <time dateTime={day}>{shortDayOfYear(day)}</time>{" "}
          <Link to={`${DASHBOARD}?day=${day}${CALENDAR_HASH}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
});
