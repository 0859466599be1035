import { fitCounts } from "@domain/fit/fitCounts";
import { FIT_RULES } from "@domain/fit/fitRules";
import { studentNumbers } from "@domain/fit/studentNumbers";
import { FITS, type Fit } from "@domain/school/school";
import { formatNumber } from "@domain/shared/language";
import * as text from "@text/dashboard/trackerView";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../../base/paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { filled } from "../../../ui/components/filled.tsx";
import { RuleCard } from "../../../ui/components/RuleCard.tsx";
import { pixelsASchool } from "./pixelsASchool.ts";
import "./FitBars.css";

const SCHOOLS = `${TRACKER}/schools`;
const TONES: Readonly<Record<Fit, number>> = { safety: 1, match: 3, reach: 4 };

/** How many schools of the student's list are safeties, matches and reaches. */
export const FitBars = observer(function FitBars() {
  const { user, schools, scores, courses, trackerSettings } = usePlan();
  const track = user.user?.dashboard_item ?? "HS";
  const rows = schools.rows.filter((row) => row.track === track);
  const { onList, add } = text.schools[track];
  const hasSchools = rows.length > 0;

  // The fit depends on the GPA. Without schools, the read is not needed.
  useEffect(() => {
    if (hasSchools) courses.list.load();
  }, [hasSchools, courses]);

  const heading = (
    <div className="tracker-view__head">
      <h3 className="tracker-view__heading">{onList}</h3>
      {hasSchools && <RuleCard rule={FIT_RULES[track]} />}
    </div>
  );
  if (!hasSchools) {
    return (
      <div>
        {heading}
        <p className="tracker-view__empty">{filled(text.noSchoolYet, { add: <Link to={SCHOOLS}>{add}</Link> })}</p>
      </div>
    );
  }
  const counts = fitCounts(
    rows,
    studentNumbers({ track, scores: scores.rows, courses: courses.rows, settings: trackerSettings.settings }),
  );
  const step = pixelsASchool(FITS.map((fit) => counts[fit]));
  return (
    <div>
      {heading}
      <dl className="fit-bars">
        {FITS.map((fit) => (
          <div key={fit} className="fit-bars__row">
            <dt>{text.fits[fit]}</dt>
            <dd className="fit-bars__count">
              <span
                className="fit-bars__bar"
                data-tone={TONES[fit]}
                style={{ width: counts[fit] * step }}
                aria-hidden
              />
              {formatNumber(counts[fit])}
            </dd>
          </div>
        ))}
      </dl>
      {counts.unknown > 0 && (
        <p className="tracker-view__note">
          {filled(text.unknownFit(counts.unknown), { see: <Link to={SCHOOLS}>{text.seeWhatIsMissing}</Link> })}
        </p>
      )}
    </div>
  );
});
