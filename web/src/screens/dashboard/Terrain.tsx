import { useId } from "react";
import { academicYearAround, countByMonth, formatDay, placeInYear } from "./academicCalendar.ts";
import { acrossYear, hillAt, hillPath, hillPoints, TERRAIN } from "./terrain.ts";
import "./Terrain.css";

interface TerrainProps {
  today: string;
  dueDates: readonly string[];
  /** Some open tasks still have the dates of a year that is over. */
  isOfPastYear: boolean;
}

const MONTHS = ["Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul"];

/** The year as a walk: hills are months with much due, the post is today. */
export function Terrain({ today, dueDates, isOfPastYear }: TerrainProps) {
  const clip = useId();
  const counts = countByMonth(dueDates, academicYearAround(today));
  const points = hillPoints(counts);
  const edge = hillPath(points);
  const area = `${edge}V${TERRAIN.ground}H${TERRAIN.left}Z`;
  const x = acrossYear(placeInYear(today));
  const y = hillAt(points, x);
  const monthsDue = MONTHS.flatMap((name, index) => (counts[index] ? [`${name} ${counts[index]}`] : []));
  const hasHills = monthsDue.length > 0;
  const summary = hasHills ? `Tasks due by month: ${monthsDue.join(", ")}.` : "No task is due this year.";
  const todayInWords = formatDay(today, { month: "long", day: "numeric" });

  return (
    <figure className="terrain">
      <svg
        className="terrain__drawing"
        viewBox={`0 0 ${TERRAIN.width} 106`}
        role="img"
        aria-label={`${summary} Today is ${todayInWords}.`}
      >
        <clipPath id={clip}>
          <rect x="0" y="-20" width={x} height="140" />
        </clipPath>
        {hasHills && (
          <>
            <path className="terrain__hills" d={area} />
            <path className="terrain__past" d={area} clipPath={`url(#${clip})`} />
            <path className="terrain__edge" d={edge} />
          </>
        )}
        <path className="terrain__ground" d={`M${TERRAIN.left} ${TERRAIN.ground}H${TERRAIN.right}`} />
        <path className="terrain__post" d={`M${x} ${TERRAIN.ground}V${y - 22}`} />
        <rect className="terrain__blaze" x={x - 5} y={y - 38} width="10" height="18" rx="2" />
        {MONTHS.map((name, index) => (
          <text key={name} className="terrain__month" x={acrossYear(index + 0.5)} y="100" textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
      <figcaption className="terrain__caption">
        {hasHills
          ? "Hills are busy months. The blaze marks today."
          : `${isOfPastYear ? "This list is dated to a past year, so the ground is level." : "Tasks with a due date will raise the hills."} The blaze marks today.`}
      </figcaption>
    </figure>
  );
}
