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

/** The next days of all records on which something is due or takes place, with links to the calendar if it is shown. */
export const NextDates = observer(function NextDates({ today }: WidgetProps) {
  const { calendar, user } = usePlan();
  const items = itemsToCome(useDeferredValue(calendar.itemsToDo), today).slice(0, SHOWN);
  const hasCalendar = !user.user?.preferences.widgets?.hidden?.includes("calendar");
  if (items.length === 0) return calendar.status === "ready" ? null : <div className="next-dates" />;
  return (
    <ul className="next-dates" aria-label={text.nextDates}>
      {items.map((item) => (
        <li key={item.id}>
          <time dateTime={item.day}>{shortDayOfYear(item.day)}</time>{" "}
          {hasCalendar ? <Link to={`${DASHBOARD}?day=${item.day}${CALENDAR_HASH}`}>{item.title}</Link> : item.title}
        </li>
      ))}
    </ul>
  );
});
