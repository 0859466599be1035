import type { Fit } from "@domain/school/school";
import * as text from "@text/tracker/schools";
import "./FitTag.css";

interface FitTagProps {
  /** Null if there is not enough data. */
  fit: Fit | null;
  /** What the fit is based on, if not the student's official numbers: "(my choice)". */
  basis?: string | null;
  /** Shown instead of a missing fit. */
  instead?: string;
}

/** The fit as a word with a mark. The mark's shape differs as well as its color. */
export function FitTag({ fit, basis = null, instead = text.notEnoughData }: FitTagProps) {
  return (
    <span className="fit-tag">
      {fit && <span className="fit-mark" data-fit={fit} />}
      {fit ? text.fits[fit] : instead}
      {basis && <span className="quiet"> {basis}</span>}
    </span>
  );
}
