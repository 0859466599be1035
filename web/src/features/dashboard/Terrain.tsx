import { academicYearOf } from "@domain/checklist/academicYear";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/dashboard/overview";
import { useId } from "react";
import { countByMonth, daysOf, placeInYear, yearOfMost } from "./academicCalendar.ts";
import { dayOfYear, shortMonth } from "./dayForms.ts";
import { acrossYear, hillAt, hillPath, hillPoints, TERRAIN } from "./terrain.ts";
import "./Terrain.css";

interface TerrainProps {
  today: string;
  dueDates: readonly string[];
  /** Some open tasks still have dates of a past year. */
  isOfPastYear: boolean;
}

const MONTHS = ["08", "09", "10", "11", "12", "01", "02", "03", "04", "05", "06", "07"].map((number) =>
  shortMonth(`2000-${number}-01`),
);

/** The year as a walk: hills are months with many due dates, the post is today, if the year has begun. */
export function Terrain({ today, dueDates, isOfPastYear }: TerrainProps) {
  const clip = useId();
  const year = yearOfMost(dueDates, today);
  const coming = year === academicYearOf(today) ? null : year;
  const counts = countByMonth(dueDates, daysOf(year));
  const points = hillPoints(counts);
  const edge = hillPath(points);
  const area = `${edge}V${TERRAIN.ground}H${TERRAIN.left}Z`;
  const x = acrossYear(placeInYear(today));
  const y = hillAt(points, x);
  const monthsDue = MONTHS.flatMap((name, index) => (counts[index] ? [`${name} ${formatNumber(counts[index])}`] : []));
  const hasHills = monthsDue.length > 0;
  const summary = hasHills ? text.tasksDue(monthsDue.join(", ")) : text.noTaskDue;

  return (
    <figure className="terrain">
      <svg
        className="terrain__drawing"
        viewBox={`0 0 ${TERRAIN.width} 106`}
        role="img"
        aria-label={`${summary} ${coming ? text.isComing(coming) : text.todayIs(dayOfYear(today))}`}
      >
        <clipPath id={clip}>
          <rect x="0" y="-20" width={x} height="140" />
        </clipPath>
        {hasHills && (
          <>
            <path className="terrain__hills" d={area} />
            {!coming && <path className="terrain__past" d={area} clipPath={`url(#${clip})`} />}
            <path className="terrain__edge" d={edge} />
          </>
        )}
        <path className="terrain__ground" d={`M${TERRAIN.left} ${TERRAIN.ground}H${TERRAIN.right}`} />
        {!coming && (
          <>
            <path className="terrain__post" d={`M${x} ${TERRAIN.ground}V${y - 22}`} />
            <rect className="terrain__blaze" x={x - 5} y={y - 38} width="10" height="18" rx="2" />
          </>
        )}
        {MONTHS.map((name, index) => (
          <text key={name} className="terrain__month" x={acrossYear(index + 0.5)} y="100" textAnchor="middle">
            {name}
          </text>
        ))}
      </svg>
      <figcaption className="terrain__caption">
        {hasHills ? text.hillsAreBusy : isOfPastYear ? text.levelOfPastYear : text.levelWithoutDates}{" "}
        {coming ? text.isComing(coming) : text.markIsToday}
      </figcaption>
    </figure>
  );
}
