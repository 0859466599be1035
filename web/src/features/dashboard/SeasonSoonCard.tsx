import type { CalendarKind } from "@domain/calendar/calendarItems";
import { byUrgency } from "@domain/calendar/urgency";
import { addDays } from "@domain/shared/calendarDay";
import * as text from "@text/dashboard/ofAllRecords";
import { yourSeason } from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { academicYearAround } from "./academicCalendar.ts";
import { dueInWords } from "./dueDate.ts";
import { placeOf } from "./placeOf.ts";
import type { WidgetProps } from "./WidgetProps.ts";
import "./SeasonSoonCard.css";

const OF_SEASON: ReadonlySet<CalendarKind> = new Set(["deadline", "interview", "essay", "letter"]);
/** In days. */
const AHEAD = 60;
const SHOWN = 4;

/** What the schools of an applicant wait for, the most urgent first. */
export const SeasonSoonCard = observer(function SeasonSoonCard({ today }: WidgetProps) {
  const { calendar } = usePlan();
  const { start } = academicYearAround(today);
  const items = calendar.itemsToDo
    .filter(({ kind, day, isDone }) => OF_SEASON.has(kind) && !isDone && day >= start && day <= addDays(today, AHEAD))
    .toSorted(byUrgency(today));
  return (
    <Card
      heading={yourSeason}
      tools={
        <Link to={`${TRACKER}/application/season`} className={buttonClass("text", "widget-link")}>
          {text.seeSeason}
        </Link>
      }
    >
      <div className="card__body">
        {items.length === 0 && <p className="season-soon__empty">{text.noSeasonDay}</p>}
        <ul>
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id}>
              <Link to={placeOf(item).to} className="season-soon__item">
                {item.title}
                <span className="season-soon__due">{dueInWords(item.day, today).text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
});
