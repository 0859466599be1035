import { resultText } from "@domain/score/scoreResults";
import type { ScoreTest } from "@domain/score/scoreTests";
import { utcDayOf } from "@domain/shared/calendarDay";
import { formatDecimal } from "@domain/shared/language";
import * as words from "@text/tracker/scoreChart";
import { scaleLinear, scaleUtc } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import { useLayoutEffect, useRef, useState } from "react";
import { dayFormat, dayText } from "../../views/dayText.ts";
import { endLabels } from "./endLabels.ts";
import type { Point, Series } from "./scoreSeries.ts";
import "./ScoreChart.css";

export interface ScoreChartProps {
  test: ScoreTest;
  /** The series' name: "SAT", "SAT Math". */
  name: string;
  series: readonly Series[];
  target: number | null;
  low: number;
  high: number;
}

const HEIGHT = 320;
const TOP = 18;
const BOTTOM = 44;
const LEFT = 48;
/** Space for the labels at the end of the lines. */
const RIGHT = 104;
const MONTH_ROOM = 80;
const monthOf = dayFormat({ month: "short", year: "numeric" });

/** Results over time. The table of scores below has the same values in words. */
export function ScoreChart({ test, name, series, target, low, high }: ScoreChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(560);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const values = [
    ...series.flatMap(({ points }) => points.map(({ value }) => value)),
    ...(target === null ? [] : [target]),
  ];
  const y = scaleLinear()
    .domain(spread(values, low, high))
    .range([HEIGHT - BOTTOM, TOP])
    .nice(5);
  const x = scaleUtc()
    .domain(days(series))
    .range([LEFT + 14, width - RIGHT - 14]);
  const placeOf = ({ day, value }: Point): [number, number] => [x(Date.parse(day)), y(value)];
  const goal = target === null ? null : { text: words.goal, value: target };
  // The second line of a label is 15 lower.
  const labels = endLabels(series, goal, y, HEIGHT - BOTTOM - 15);
  const months = x
    .ticks(6)
    .map((date) => ({ name: monthOf(utcDayOf(date)), at: x(date) }))
    // Over a short time, several ticks are in one month.
    .filter(({ name: month }, index, all) => month !== all[index - 1]?.name);
  // All of them, or every second or third, so that names do not touch.
  const every = Math.ceil((months.length * MONTH_ROOM) / (width - LEFT - RIGHT));

  return (
    <div ref={frame} className="score-chart">
      <svg width={width} height={HEIGHT} role="img" aria-label={sentence(test, name, series, target)}>
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <path className="score-chart__grid" d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {test === "GPA" ? formatDecimal(tick, 1) : tick}
            </text>
          </g>
        ))}
        {months
          .filter((_, index) => index % every === 0)
          .map(({ name: month, at }) => (
            <text key={at} x={at} y={HEIGHT - 14} textAnchor="middle">
              {month}
            </text>
          ))}
        {target !== null && <path className="score-chart__target" d={`M${LEFT} ${y(target)}H${width - RIGHT}`} />}
        {series.map(({ label, isHollow, points }) => (
          <g
            key={label}
            className={isHollow ? "score-chart__series score-chart__series--hollow" : "score-chart__series"}
          >
            <path className="score-chart__line" d={line().curve(curveMonotoneX)(points.map(placeOf)) ?? ""} />
            {points.map((point) => (
              <Mark key={`${point.day}-${point.value}`} isHollow={isHollow} place={placeOf(point)} />
            ))}
          </g>
        ))}
        {labels.map(({ text, value, at }) => (
          <text key={text} x={width - RIGHT + 8} y={at}>
            <tspan className="score-chart__strong">{resultText(test, value)}</tspan>
            <tspan x={width - RIGHT + 8} dy={15}>
              {text}
            </tspan>
          </text>
        ))}
      </svg>
    </div>
  );
}

function Mark({ isHollow, place: [x, y] }: { isHollow: boolean; place: [number, number] }) {
  return isHollow ? (
    <rect className="score-chart__mark" x={x - 5} y={y - 5} width={10} height={10} rx={2} />
  ) : (
    <circle className="score-chart__mark" cx={x} cy={y} r={5.5} />
  );
}

/** A range slightly larger than the values, within the scale. */
function spread(values: readonly number[], low: number, high: number): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((most - least) * 0.15, (high - low) * 0.04);
  return [Math.max(low, least - room), Math.min(Math.max(high, most), most + room)];
}

/** From the first to the last day, but at least two months, so that days close together are in the middle. */
function days(series: readonly Series[]): [number, number] {
  const all = series.flatMap(({ points }) => points.map(({ day }) => Date.parse(day)));
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(0, 60 * 86_400_000 - (last - first)) / 2;
  return [first - room, last + room];
}

function sentence(test: ScoreTest, name: string, series: readonly Series[], target: number | null): string {
  const told = series.map(({ label, points }) => {
    const said = points.map(({ day, value }) => words.resultOn(resultText(test, value), dayText(day)));
    return words.lineOf(label, said.join(", "));
  });
  const goal = target === null ? [] : [words.goalIs(resultText(test, target))];
  return [words.overTime(name), ...told, ...goal].join(" ");
}
