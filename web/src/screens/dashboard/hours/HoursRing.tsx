import { useHref, useLinkClickHandler } from "react-router-dom";
import { hoursText, type TypeHours, totalHours } from "./hoursByType.ts";
import { RING, type RingArc, ringArcs } from "./ringArcs.ts";
import { trackerLinkOf } from "./trackerLinkOf.ts";
import "./HoursRing.css";

interface HoursRingProps {
  types: readonly TypeHours[];
  /** The hours the whole ring stands for; null for what there is. */
  goal: number | null;
}

/** The hours by type as a ring. The table beside it says the same, and leads by keyboard where a segment leads. */
export function HoursRing({ types, goal }: HoursRingProps) {
  const { size, outer, inner } = RING;
  const total = totalHours(types);
  return (
    <div className="ring">
      <svg className="ring__drawing" viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
        <circle className="ring__track" r={(outer + inner) / 2} strokeWidth={outer - inner} />
        {ringArcs(types, goal).map((arc) => (
          <Segment key={arc.type} arc={arc} />
        ))}
      </svg>
      <p className="ring__middle">
        <b className="ring__total">{hoursText(total)}</b>{" "}
        {goal === null ? `hour${total === 1 ? "" : "s"}` : `of ${hoursText(goal)} h`}
      </p>
    </div>
  );
}

function Segment({ arc: { type, tone, completed, path } }: { arc: RingArc }) {
  const to = trackerLinkOf(type);
  const handleClick = useLinkClickHandler(to);
  return (
    <a href={useHref(to)} tabIndex={-1} onClick={handleClick}>
      <title>{`${type}, ${hoursText(completed)} h`}</title>
      <path className="ring__segment" data-tone={tone} d={path} />
    </a>
  );
}
