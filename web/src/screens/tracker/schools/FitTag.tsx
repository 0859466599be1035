import type { Fit } from "@domain/school";
import * as text from "@text/tracker/schools";
import "./FitTag.css";

interface FitTagProps {
  /** Null where there is not enough to say. */
  fit: Fit | null;
  /** The student's own word rather than the reckoning. */
  isOwn?: boolean;
}

/** The word, with a mark whose shape differs as well as its color. */
export function FitTag({ fit, isOwn = false }: FitTagProps) {
  return (
    <span className="fit-tag">
      {fit && <span className="fit-mark" data-fit={fit} />}
      {fit ? text.fits[fit] : text.notEnoughData}
      {isOwn && <span className="quiet"> {text.myWord}</span>}
    </span>
  );
}
