import { fitCounts } from "@domain/fitCounts";
import { FITS, type Fit } from "@domain/school";
import type { DashboardItem } from "@domain/stage";
import { studentNumbers } from "@domain/studentNumbers";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../../paths.ts";
import { useStores } from "../../../stores/useStores.ts";
import { pixelsASchool } from "./pixelsASchool.ts";
import "./FitBars.css";

const SCHOOLS = `${TRACKER}/schools`;
const WORDS: Readonly<Record<DashboardItem, { readonly many: string; readonly add: string }>> = {
  HS: { many: "Colleges", add: "Add a college" },
  PM: { many: "Medical schools", add: "Add a medical school" },
  PD: { many: "Dental schools", add: "Add a dental school" },
};
const FIT_WORDS: Readonly<Record<Fit, { readonly word: string; readonly tone: number }>> = {
  safety: { word: "Safety", tone: 1 },
  match: { word: "Match", tone: 3 },
  reach: { word: "Reach", tone: 4 },
};

/** How many schools of the student's list are safeties, matches and reaches. */
export const FitBars = observer(function FitBars() {
  const { user, schools, scores, courses, trackerSettings } = useStores();
  const track = user.user?.dashboard_item ?? "HS";
  const rows = schools.rows.filter((row) => row.track === track);
  const { many, add } = WORDS[track];
  const hasSchools = rows.length > 0;

  // The fit hangs on the GPA. A list without schools does not pay for that read.
  useEffect(() => {
    if (hasSchools) courses.load();
  }, [hasSchools, courses]);

  const heading = <h3 className="tracker-view__heading">{many} on your list</h3>;
  if (!hasSchools) {
    return (
      <div>
        {heading}
        <p className="tracker-view__empty">
          Each one you add counts here as a safety, a match or a reach. <Link to={SCHOOLS}>{add}</Link>
        </p>
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
            <dt>{FIT_WORDS[fit].word}</dt>
            <dd className="fit-bars__count">
              <span
                className="fit-bars__bar"
                data-tone={FIT_WORDS[fit].tone}
                style={{ width: counts[fit] * step }}
                aria-hidden
              />
              {counts[fit]}
            </dd>
          </div>
        ))}
      </dl>
      {counts.unknown > 0 && (
        <p className="tracker-view__note">
          {counts.unknown} without enough data to say. <Link to={SCHOOLS}>See what is missing</Link>
        </p>
      )}
    </div>
  );
});
