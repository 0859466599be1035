import { daysBetween, localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { Fragment, useMemo } from "react";
import { academicYearAround } from "./academicCalendar.ts";
import { academicDate } from "./academicDate.ts";
import type { ChecklistView } from "./checklistView.ts";
import { dayOfYear } from "./dayForms.ts";
import { isCounted } from "./orderRows.ts";
import { pastDates } from "./pastDates.ts";
import { Terrain } from "./Terrain.tsx";
import { useRowsLater } from "./useRowsLater.ts";
import "./YearCard.css";

interface YearCardProps {
  now: Date;
  view: ChecklistView;
}

export const YearCard = observer(function YearCard({ now, view }: YearCardProps) {
  const rows = useRowsLater(view);
  // Writing a date in parts takes a slow device a few milliseconds.
  const { month, day, year } = useMemo(() => academicDate(now), [now]);
  const today = localDayOf(now);
  const { end } = academicYearAround(today);
  const left = daysBetween(today, end);

  return (
    <section className="card year-card" aria-labelledby="year-heading">
      <div className="year-card__head">
        <h2 id="year-heading">{text.endOfYear}</h2>
        <p className="year-card__end">
          {left === 0 ? text.endsToday(dayOfYear(end)) : text.endsIn(dayOfYear(end), left)}
        </p>
      </div>
      <p>
        <time className="year-card__date" dateTime={today}>
          {[month, day, year].map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span className="year-card__bar"> | </span>}
              {part}
            </Fragment>
          ))}
        </time>
      </p>
      <Terrain
        today={today}
        dueDates={rows.filter(isCounted).flatMap(({ due_date }) => due_date ?? [])}
        isOfPastYear={pastDates(rows, today).length > 0}
      />
    </section>
  );
});
