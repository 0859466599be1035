import { localDayOf } from "@domain/shared/calendarDay";
import { nextWaypoint, pastWaypoint } from "@text/layout/frame";
import { Flag } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useNow } from "../../ui/components/useNow.ts";
import { distanceInWords } from "../../views/distanceInWords.ts";
import "./Waypoint.css";

/** What is next, with a link to its day on the dashboard. */
export const Waypoint = observer(function Waypoint() {
  const { calendar } = usePlan();
  const today = localDayOf(useNow());
  const next = useDeferredValue(calendar.next(today));
  if (!next) return null;
  const distance = distanceInWords(next.day, today);
  return (
    <Link to={`/dashboard?day=${next.day}#calendar`} className="waypoint">
      <span className="waypoint__flag">
        <Flag className="icon" aria-hidden />
      </span>
      <span>
        <span className="waypoint__label">{(next.day < today ? pastWaypoint : nextWaypoint)(distance)}</span>{" "}
        <span className="waypoint__name">{next.title}</span>
      </span>
    </Link>
  );
});
