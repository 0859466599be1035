import { formatNumber } from "@domain/shared/language";
import shapes from "./pebbles.json" with { type: "json" };
import "./Jar.css";

interface JarProps {
  /** The color of each pebble from the bottom up. */
  pebbles: readonly number[];
  /** Null hides the marks. */
  goal: number | null;
  /** The text alternative. */
  label: string;
}

/** The y positions of a quarter, half, three quarters and all of the goal. */
const QUARTERS = [126.6, 103.2, 79.8, 56.4];

/** A glass jar with the student's pebbles in it. */
export function Jar({ pebbles, goal, label }: JarProps) {
  return (
    <svg className="jar" viewBox="8 6 140 148" role="img" aria-label={label}>
      <path
        className="jar__glass"
        d="M36 22h52v7c0 7 26 8 26 25v88c0 8-6 14-14 14H24c-8 0-14-6-14-14V54c0-17 26-18 26-25z"
        transform="translate(0 -3)"
      />
      {shapes.pebbles.slice(0, pebbles.length).map(({ x, y, body, lit }, place) => (
        <g key={body} data-tone={pebbles[place]} transform={`translate(${x} ${y})`}>
          <path className="jar__pebble" d={body} />
          <path className="jar__lit" d={lit} />
        </g>
      ))}
      <path className="jar__shine" d="M19 58v14" />
      {goal !== null &&
        QUARTERS.map((y, place) => (
          <g key={y}>
            <path className="jar__tick" d={`M115 ${y}h5`} />
            <text className="jar__mark" x="124" y={y + 4.5}>
              {formatNumber(Math.round((goal * (place + 1)) / 4))}
            </text>
          </g>
        ))}
      <rect className="jar__lid" x="31" y="7" width="62" height="13" rx="4" />
    </svg>
  );
}
