import { formatNumber } from "@domain/shared/language";
import * as text from "@text/dashboard/hours";
import { typeNames } from "@text/experienceTypes";
import type { CSSProperties } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { filled } from "../../../ui/components/filled.tsx";
import { type TypeHours, totalHours } from "./hoursByType.ts";
import { RING, type RingArc, ringArcs } from "./ringArcs.ts";
import { trackerLinkOf } from "./trackerLinkOf.ts";
import "./HoursRing.css";

interface HoursRingProps {
  types: readonly TypeHours[];
  /** The hours that fill the whole ring; null if the ring shows only the existing hours. */
  goal: number | null;
}

/** The hours by type as a ring. The table next to it has the same values and, for the keyboard, the same links. */
export function HoursRing({ types, goal }: HoursRingProps) {
  const { size, outer, inner } = RING;
  const total = totalHours(types);
  const figure = formatNumber(total);
  return (
    <div className="ring">
      <svg className="ring__drawing" viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
        <circle className="ring__track" r={(outer + inner) / 2} strokeWidth={outer - inner} />
        {ringArcs(types, goal).map((arc) => (
          <Segment key={arc.type} arc={arc} />
        ))}
      </svg>
      <p className="ring__middle">
        {filled(goal === null ? text.hoursInAll(total) : text.hoursOfGoal(goal), {
          total: (
            <b className="ring__total" style={{ "--signs": figure.length } as CSSProperties}>
              {figure}
            </b>
          ),
        })}
      </p>
    </div>
  );
}

function Segment({ arc: { type, tone, completed, path } }: { arc: RingArc }) {
  const to = trackerLinkOf(type);
  const handleClick = useLinkClickHandler(to);
  return (
    <a href={useHref(to)} tabIndex={-1} onClick={handleClick}>
      <title>{text.typeHours(typeNames[type], completed)}</title>
      <path className="ring__segment" data-tone={tone} d={path} />
    </a>
  );
}
