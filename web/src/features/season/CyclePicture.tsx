import type { Cycle, CycleStage } from "@domain/season/cycle";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/season";
import type { Ref } from "react";
import { cycleLayout, PICTURE } from "./cycleLayout.ts";

interface CyclePictureProps {
  cycle: Cycle;
  /** What each stage is called on the student's track. */
  words: Readonly<Record<CycleStage, string>>;
  ref?: Ref<SVGSVGElement>;
}

/** The flow of the applications from stage to stage. The tables next to it have the same numbers. */
export function CyclePicture({ cycle, words, ref }: CyclePictureProps) {
  const { height, boxes, bands } = cycleLayout(cycle);
  const says = text.pictureSays(formatList(boxes.map(({ stage, schools }) => text.stageCount(words[stage], schools))));
  return (
    <svg
      ref={ref}
      className="cycle-picture"
      role="img"
      aria-label={says}
      viewBox={`0 0 ${PICTURE.width} ${Math.ceil(height)}`}
      width={PICTURE.width}
      height={Math.ceil(height)}
    >
      {bands.map(({ flow, path }) => (
        <path key={`${flow.from}-${flow.to}`} className="cycle-picture__flow" data-stage={flow.to} d={path} />
      ))}
      {boxes.map(({ stage, x, y, height: tall, schools }) => (
        <g key={stage}>
          <rect
            className="cycle-picture__stage"
            data-stage={stage}
            x={x}
            y={y}
            width={PICTURE.bar}
            height={tall}
            rx={3}
          />
          <text className="cycle-picture__label" x={x} y={y - 8}>
            {text.stageCount(words[stage], schools)}
          </text>
        </g>
      ))}
    </svg>
  );
}
