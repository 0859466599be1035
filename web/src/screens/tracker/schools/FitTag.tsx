import type { Fit } from "@domain/school/school";
import * as text from "@text/tracker/schools";
import "./FitTag.css";

interface FitTagProps {
  /** Null where there is not enough to say. */
  fit: Fit | null;
  /** What the fit rests on, where that is not the student's official numbers: "(my word)". */
  basis?: string | null;
  /** The place of the fit where there is none. */
  instead?: string;
}

/** The word, with a mark whose shape differs as well as its color. */
export function FitTag({ fit, basis = null, instead = text.notEnoughData }: FitTagProps) {
  return (
    <span className="fit-tag">
      {fit && <span className="fit-mark" data-fit={fit} />}
      {fit ? text.fits[fit] : instead}
      {basis && <span className="quiet"> {basis}</span>}
    </span>
  );
}
