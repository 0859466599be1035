import * as text from "@text/auth/auth";
import { useState } from "react";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { contourPaths } from "./contours.ts";
import { heightAt, MAP } from "./mapTerrain.ts";

const LEVELS = Array.from({ length: 17 }, (_, index) => (index + 1) * 10);
const isIndexLine = (level: number) => level % 50 === 0;

function drawLines() {
  const paths = contourPaths(heightAt, LEVELS, { ...MAP, step: 10 });
  const linesWhere = (isWanted: (level: number) => boolean) =>
    paths.filter((_, index) => isWanted(LEVELS[index] ?? 0)).join("");
  return { fine: linesWhere((level) => !isIndexLine(level)), index: linesWhere(isIndexLine) };
}

/** The climb as a map. Drawn instead of loaded, so that it follows the theme. */
export function TrailMapDrawing() {
  const [lines] = useState(drawLines);
  return (
    <>
      <svg
        className="trail-map__ground"
        viewBox={`0 0 ${MAP.width} ${MAP.height}`}
        role="img"
        aria-label={text.trailMap}
      >
        <path
          className="trail-map__wood"
          d="M0 300C10 350 30 396 84 414C150 436 190 452 250 438C316 424 352 452 420 446C470 442 486 508 524 496C548 488 540 420 560 404V860H0Z"
        />
        <path className="trail-map__line" d={lines.fine} />
        <path className="trail-map__line trail-map__line--index" d={lines.index} />
        <path
          className="trail-map__lake"
          d="M372 622C390 596 432 592 452 612C470 630 462 668 440 684C416 700 380 694 368 672C360 656 362 638 372 622Z"
        />
        <path
          className="trail-map__spur"
          d="M286 592C318 606 322 640 340 668C364 704 414 726 454 706C470 698 482 684 486 668"
        />
        <path className="trail-map__spur" d="M486 646C492 606 470 562 430 556C380 550 340 548 294 502" />
        <path
          className="trail-map__trail"
          d="M132 770C170 744 164 724 150 704C134 678 158 656 196 648C236 640 258 618 274 590"
        />
        <path className="trail-map__trail" d="M266 568C254 542 276 528 294 502C302 488 308 472 312 462" />
        <path
          className="trail-map__trail"
          d="M312 462C288 440 272 470 244 464C212 456 206 424 220 400C234 372 190 366 186 334C184 306 170 284 160 258"
        />
        <path
          className="trail-map__trail"
          d="M312 462C352 446 374 414 368 382C362 352 352 346 378 318C408 288 384 276 388 246C392 226 408 214 414 190"
        />
        <g className="trail-map__scale">
          <text x="292" y="818">
            0
          </text>
          <text x="364" y="818">
            4
          </text>
          <text x="436" y="818">
            8
          </text>
          <text x="508" y="818">
            {text.lengthOfPath}
          </text>
          <path className="trail-map__scale-dark" d="M292 826h36v6h-36zM364 826h36v6h-36zM436 826h36v6h-36z" />
          <path className="trail-map__scale-light" d="M328 826h36v6h-36zM400 826h36v6h-36zM472 826h36v6h-36z" />
        </g>
        <g className="trail-map__names">
          <text x="160" y="170" textAnchor="middle">
            {text.places.dentalSchool}
          </text>
          <text x="414" y="84" textAnchor="middle">
            {text.places.medicalSchool}
          </text>
          <text x="240" y="586" textAnchor="end">
            {text.places.undergraduate}
          </text>
          <text x="400" y="752">
            {text.places.gapYears}
          </text>
          <text x="156" y="790">
            {text.places.highSchool}
          </text>
        </g>
      </svg>
      {PLACES.map(({ name, stones }) => (
        <Cairn key={name} className={`trail-map__cairn trail-map__cairn--${name}`} done={stones} total={stones} mini />
      ))}
    </>
  );
}

const PLACES = [
  { name: "high-school", stones: 2 },
  { name: "undergraduate", stones: 3 },
  { name: "gap", stones: 2 },
  { name: "dental", stones: 5 },
  { name: "medical", stones: 6 },
] as const;
