import * as text from "@text/dashboard/checklist";
import { Cairn } from "../../ui/components/Cairn.tsx";
import { filled } from "../../ui/components/filled.tsx";
import { useDrawnLater } from "../../ui/components/useDrawnLater.ts";
import "./CairnPlate.css";

interface CairnPlateProps {
  done: number;
  total: number;
}

/** The contour lines of a hillside behind the cairn, from far to near. */
const CONTOURS = [
  "M0 44C24 45 40 42 62 38C88 33 112 27 156 4",
  "M0 76C30 76 52 68 82 61C112 54 132 52 156 36",
  "M0 112C26 106 48 91 78 79C104 69 126 82 156 78",
  "M0 168C18 164 40 128 70 106C96 88 122 100 156 124",
  "M16 208C36 178 52 150 80 132C104 117 126 140 156 150",
  "M42 208C56 184 70 164 90 154C112 144 132 166 156 174",
];

/** The count in words and, next to it, as stones. */
export function CairnPlate({ done, total }: CairnPlateProps) {
  // A hundred elements, at the end of the list.
  const hasStones = useDrawnLater();
  return (
    <figure className="cairn-plate">
      <figcaption className="cairn-plate__caption">
        {filled(text.stonesLaid, { count: <b className="cairn-plate__count">{text.doneOf(done, total)}</b> })}
      </figcaption>
      <svg className="cairn-plate__contours" viewBox="0 0 156 208" preserveAspectRatio="none" aria-hidden="true">
        {CONTOURS.map((contour) => (
          <path key={contour} d={contour} />
        ))}
      </svg>
      {hasStones && <Cairn className="cairn-plate__cairn" done={done} total={total} />}
    </figure>
  );
}
