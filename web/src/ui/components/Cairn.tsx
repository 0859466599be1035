import { useState } from "react";
import "./Cairn.css";
import { laidStones, MAX_STONES } from "./laidStones.ts";
import { stoneShape } from "./stoneShape.ts";
import shapes from "./stones.json" with { type: "json" };

interface CairnProps {
  done: number;
  total: number;
  /** Small cairns leave out the cracks. */
  mini?: boolean;
  /** The text alternative. Without it, the picture is decorative. */
  label?: string;
  className?: string;
}

/** How far each stone sinks into the one below it. */
const SETTLE = 1.5;
const HALF_WIDTH = 66;

const STONES = shapes.stones.map((stone) => ({ ...stone, ...stoneShape(stone) }));
const picks: Readonly<Record<string, readonly number[]>> = shapes.pick;

function stack(count: number) {
  let y = 0;
  return (picks[String(count)] ?? []).flatMap((index, place) => {
    const shape = STONES[index];
    if (!shape) return [];
    const stone = { ...shape, place, y, top: y - shape.height, tone: shapes.tones[place] ?? 1 };
    y -= shape.height - SETTLE;
    return [stone];
  });
}

/** A cairn with a stone for each completed task. Stones to come are outlined. */
export function Cairn({ done, total, mini = false, label, className }: CairnProps) {
  const stones = stack(Math.min(total, MAX_STONES));
  const laid = laidStones(done, total);
  const [step, setStep] = useState({ before: laid, now: laid });
  if (step.now !== laid) setStep({ before: step.now, now: laid });
  const height = 2 - (stones.at(-1)?.top ?? 0);

  return (
    <svg
      className={["cairn", mini && "cairn--mini", className].filter(Boolean).join(" ")}
      viewBox={`${-HALF_WIDTH} ${-height} ${2 * HALF_WIDTH} ${height + 1}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {stones.map(({ place, y, dx, tone, body, lit, mark, markIsDots }) => (
        <g
          key={place}
          className="stone"
          data-tone={tone}
          data-laid={place < laid || undefined}
          data-newest={place === laid - 1 || undefined}
          data-dropping={(place === laid - 1 && step.now > step.before) || undefined}
          transform={`translate(${dx} ${y})`}
        >
          <g className="stone__inner">
            <path className="stone__body" d={body} />
            <path className="stone__lit" d={lit} />
            {!mini && <path className="stone__mark" data-dots={markIsDots || undefined} d={mark} />}
          </g>
        </g>
      ))}
    </svg>
  );
}
