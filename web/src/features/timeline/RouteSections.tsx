import * as text from "@text/route";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { RouteRow } from "./RouteRow.tsx";
import type { RouteLeg } from "./routeLegs.ts";
import { stopOfWaypoint } from "./routeStops.ts";
import { layTrail, rowsOf } from "./trail.ts";
import { useArrowKeys } from "./useArrowKeys.ts";

/** How many names fit in a row. */
const MOST_IN_ROW = 5;

interface RouteSectionsProps {
  legs: readonly RouteLeg[];
  /** "" if the student has no application day. */
  submitDay: string;
}

/** The sections in order: the student's own with the name of each step, the others as stones. */
export function RouteSections({ legs, submitDay }: RouteSectionsProps) {
  const rows = layTrail(
    legs.map(({ waypoints, isOwn, side }) => ({
      isSide: side !== null,
      rows: (isOwn ? rowsOf(waypoints, MOST_IN_ROW, ({ isFirstOfGrade }) => isFirstOfGrade) : [waypoints]).map((row) =>
        row.map((waypoint) => stopOfWaypoint(waypoint, isOwn && waypoint.step.submits ? submitDay : "")),
      ),
    })),
  );
  const stops = rows.flatMap(({ places }) => places);
  const first = stops.find(({ mark }) => mark === "here") ?? stops.find(({ mark }) => mark === "next");
  const { tabIndexOf, props } = useArrowKeys(
    stops.map(({ id }) => id),
    first?.id,
  );
  return (
    <ol className="route__legs" {...props}>
      {legs.map((leg, place) => (
        <li
          key={leg.id}
          className="route__leg"
          data-own={leg.isOwn || undefined}
          data-walked={isWalked(leg) || undefined}
        >
          <LegHead leg={leg} />
          <div className="route__rows">
            {rows.map(
              ({ leg: of, places }, index) =>
                of === place && (
                  <RouteRow
                    key={places[0]?.id}
                    rows={rows}
                    index={index}
                    label={leg.name}
                    isSmall={!leg.isOwn}
                    tabIndexOf={tabIndexOf}
                  />
                ),
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function LegHead({ leg }: { leg: RouteLeg }) {
  const { done, total, skipped } = leg.count;
  return (
    <div className="route__head">
      <Cairn className="route__cairn" done={done} total={total} mini />
      <div>
        <h3>{leg.name}</h3>
        <p>{skipped > 0 ? text.doneOfAndSkipped(done, total, skipped) : text.doneOf(done, total)}</p>
        {leg.side !== null && <p>{text.sideNotes[leg.side]}</p>}
        {leg.isHere && <Tag tone="here">{text.states.here}</Tag>}
      </div>
    </div>
  );
}

/** Whether the student has passed a section. On a phone, the path past its stones is then solid. */
function isWalked({ waypoints }: RouteLeg): boolean {
  return waypoints.at(-1)?.isWalked ?? false;
}
