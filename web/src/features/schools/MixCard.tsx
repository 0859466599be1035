import { applicationCost } from "@domain/application/applicationFees";
import { fitCounts, type MixGap, mixGaps } from "@domain/fit/fitCounts";
import { BALANCED_LIST, BALANCED_LIST_RULE } from "@domain/fit/fitRules";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { ScoreBasis } from "@domain/fit/studentNumbers";
import { FITS } from "@domain/school/school";
import type { UsState } from "@domain/school/usState";
import { US_STATES } from "@domain/school/usStateNames";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import { Scale } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ChangeEvent, useState } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { FeesPart } from "./FeesPart.tsx";
import { numberWords } from "./numberWords.ts";
import { ScoreBasisFields } from "./ScoreBasisFields.tsx";
import { FIT_TESTS } from "./scoreBasis.ts";
import "./MixCard.css";

/** Pixels for each school. If a bar gets too long, all three shrink by the same factor. */
const STEP = 20;
const FITTING = 14;

interface MixCardProps {
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
  basis: ScoreBasis;
  onBasis: (basis: ScoreBasis) => void;
}

/**
 * How many schools of each fit, and which numbers they are compared with. For colleges also whether the list is
 * balanced, for other schools what applying to them costs.
 */
export const MixCard = observer(function MixCard({ track, rows, numbers, basis, onBasis }: MixCardProps) {
  const counts = fitCounts(rows, numbers);
  const step = STEP * Math.min(1, FITTING / Math.max(counts.safety, counts.match, counts.reach));
  return (
    <Card heading={text.yourMix} help={track === "HS" && <RuleCard rule={BALANCED_LIST_RULE} />}>
      <div className="card__body mix">
        <ul className="mix__bars">
          {FITS.map((fit) => (
            <li key={fit} className="mix__bar">
              <span className="mix__label">{text.fits[fit]}</span>
              <span className="mix__length" data-fit={fit} style={{ width: counts[fit] * step }} />
              <b>{counts[fit]}</b>
            </li>
          ))}
          {counts.unknown > 0 && <li className="quiet mix__unknown">{text.withoutData(counts.unknown)}</li>}
        </ul>
        <Compared track={track} rows={rows} numbers={numbers} basis={basis} onBasis={onBasis} />
        {track === "HS" ? (
          <MixHint gaps={mixGaps(counts)} />
        ) : (
          <>
            <p className="quiet mix__note">{text.noneIsSafe[track]}</p>
            <FeesPart cost={applicationCost(rows)} />
          </>
        )}
      </div>
    </Card>
  );
});

/** The numbers the schools are compared with, and links to enter more. */
const Compared = observer(function Compared({ track, rows, numbers, basis, onBasis }: MixCardProps) {
  const { trackerSettings, scores } = usePlan();
  const words = numberWords(track, numbers, trackerSettings.settings.display_scores === false);
  const home = rows.filter(({ state }) => state !== null && state === numbers.homeState).length;

  function handleState({ target }: ChangeEvent<HTMLSelectElement>) {
    void trackerSettings.change({ home_state: target.value === "" ? null : (target.value as UsState) });
  }

  return (
    <div className="mix__compared">
      <h3>{text.comparedWith}</h3>
      <p>{words.length > 0 ? words.join(" · ") : text.noneEntered}</p>
      <p className="mix__links">
        <Link to={`${TRACKER}/scores`}>{text.myScores}</Link>
        {track !== "HS" && <Link to={`${TRACKER}/coursework`}>{text.myCoursework}</Link>}
      </p>
      <ScoreBasisFields
        track={track}
        basis={basis}
        hasPractice={scores.rows.some(
          ({ test, kind }) => kind === "practice" && FIT_TESTS[track].some((each) => each === test),
        )}
        onChoose={onBasis}
      />
      <ErrorNote>{trackerSettings.saveError}</ErrorNote>
      {track !== "HS" && (
        <SelectField
          label={text.homeState}
          name="home_state"
          optional
          value={numbers.homeState ?? ""}
          options={[
            { value: "", label: text.notSaid },
            ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
          ]}
          hint={numbers.homeState ? text.inYourState(home, rows.length) : text.publicTakesResidents}
          onChange={handleState}
        />
      )}
    </div>
  );
});

/** Can be dismissed permanently, because it says the same every day. */
const MixHint = observer(function MixHint({ gaps }: { gaps: readonly MixGap[] }) {
  const { session } = useStores();
  const key = `mix-hint/${session.uid}`;
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(key) === "dismissed");
  if (isDismissed || gaps.length === 0) return null;

  function handleDismiss() {
    localStorage.setItem(key, "dismissed");
    setIsDismissed(true);
  }

  return (
    <div className="mix__hint">
      <Notice
        icon={Scale}
        action={
          <Button variant="quiet" onClick={handleDismiss}>
            {text.dismiss}
          </Button>
        }
      >
        {text.mixHint(BALANCED_LIST_RULE.title, gaps.map(gapWords).join("; "))}
      </Notice>
    </div>
  );
});

function gapWords({ fit, amount }: MixGap): string {
  const [fewest, most] = BALANCED_LIST[fit];
  return amount === "few" ? text.tooFew[fit](fewest) : text.tooMany[fit](most);
}
