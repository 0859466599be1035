import { itemsToCome } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/calendar";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { shortDayOfYear } from "./dayForms.ts";
import { nextDateLink } from "./nextDateLink.ts";
import type { WidgetProps } from "./WidgetProps.ts";

const SHOWN = 2;

/** The next days of all records on which something is due or takes place. */
export const NextDates = observer(function NextDates({ today }: WidgetProps) {
  const { calendar, user } = usePlan();
  const items = itemsToCome(useDeferredValue(calendar.itemsToDo), today).slice(0, SHOWN);
  const layout = user.user?.preferences.widgets;
  if (items.length === 0) return calendar.status === "ready" ? null : <div className="next-dates" />;
  return (
    <ul className="next-dates" aria-label={text.nextDates}>
      {items.map((item) => (
        <li key={item.id}>
          <time dateTime={item.day}>{shortDayOfYear(item.day)}</time>{" "}
          <Link to={nextDateLink(item, layout)}>{item.title}</Link>
        </li>
      ))}
    </ul>
  );
});
