import type { BackPlan } from "@domain/timeline/backPlan";
import * as words from "@text/route";
import * as text from "@text/timeline";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import { dayText } from "../../views/dayText.ts";
import { RouteMark } from "./RouteMark.tsx";
import type { RouteLeg } from "./routeLegs.ts";
import { stopOfWaypoint, stopsOfPlan } from "./routeStops.ts";
import "./TimelineSheet.css";

interface TimelineSheetProps {
  name: string;
  legs: readonly RouteLeg[];
  plan: BackPlan | null;
  today: string;
}

/** With more lines than this, a smaller font keeps them on one page. */
const MOST_LINES = 60;

/** The whole route and the plan on one printed page. */
export function TimelineSheet({ name: student, legs, plan, today }: TimelineSheetProps) {
  const planned = plan ? stopsOfPlan(plan, today) : [];
  const lines = legs.flatMap(({ waypoints }) => waypoints).length + planned.length;
  return (
    <PrintSheet title={words.routeOf(student)}>
      <div className="route-sheet" data-dense={lines > MOST_LINES || undefined}>
        {legs.map(({ id, name, count, waypoints }) => (
          <section key={id}>
            <h2>
              {name} <span className="route-sheet__count">{words.doneOf(count.done, count.total)}</span>
            </h2>
            <ul>
              {waypoints.map((waypoint) => {
                const stop = stopOfWaypoint(waypoint, "");
                return <SheetLine key={stop.id} {...stop} />;
              })}
            </ul>
          </section>
        ))}
        {plan && (
          <section>
            <h2>{text.toSubmitOn(dayText(plan.submit))}</h2>
            <ul>
              {planned.map((stop) => (
                <SheetLine key={stop.id} {...stop} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </PrintSheet>
  );
}

function SheetLine({ title, facts, mark, isWalked }: ReturnType<typeof stopOfWaypoint>) {
  return (
    <li data-walked={isWalked || undefined}>
      <RouteMark state={mark} isSmall />
      <span>
        <strong>{title}</strong> {facts}
      </span>
    </li>
  );
}
