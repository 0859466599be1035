import { fitCounts, type MixGap, mixGaps } from "@domain/fitCounts";
import { BALANCED_LIST, BALANCED_LIST_RULE } from "@domain/fitRules";
import { FITS } from "@domain/school";
import type { StudentNumbers } from "@domain/schoolFit";
import type { DashboardItem } from "@domain/stage";
import { US_STATES, type UsState } from "@domain/usState";
import { Scale } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ChangeEvent, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import { Notice } from "../../../components/Notice.tsx";
import { RuleCard } from "../../../components/RuleCard.tsx";
import { SelectField } from "../../../forms/SelectField.tsx";
import { TRACKER } from "../../../paths.ts";
import { useStores } from "../../../stores/useStores.ts";
import { numberWords } from "./numberWords.ts";
import type { SchoolRecord } from "./schoolRecord.ts";
import { FIT_WORDS } from "./schoolWords.ts";
import "./MixCard.css";

/** Pixels a school; from here on all three bars are drawn smaller alike. */
const STEP = 20;
const FITTING = 14;

interface MixCardProps {
  track: DashboardItem;
  rows: readonly SchoolRecord[];
  numbers: StudentNumbers;
}

/** How many schools of each fit, against which numbers, and for colleges whether the list is balanced. */
export const MixCard = observer(function MixCard({ track, rows, numbers }: MixCardProps) {
  const counts = fitCounts(rows, numbers);
  const step = STEP * Math.min(1, FITTING / Math.max(counts.safety, counts.match, counts.reach));
  return (
    <Card heading="Your mix" help={track === "HS" && <RuleCard rule={BALANCED_LIST_RULE} />}>
      <div className="card__body mix">
        <ul className="mix__bars">
          {FITS.map((fit) => (
            <li key={fit} className="mix__bar">
              <span className="mix__label">{FIT_WORDS[fit]}</span>
              <span className="mix__length" data-fit={fit} style={{ width: counts[fit] * step }} />
              <b>{counts[fit]}</b>
            </li>
          ))}
          {counts.unknown > 0 && (
            <li className="quiet mix__unknown">
              {`${counts.unknown} without enough data to say. Open a school to see what is missing.`}
            </li>
          )}
        </ul>
        <Compared track={track} rows={rows} numbers={numbers} />
        {track === "HS" ? (
          <MixHint gaps={mixGaps(counts)} />
        ) : (
          <p className="quiet mix__note">
            These words only sort your list. No {track === "PM" ? "medical" : "dental"} school is truly safe.
          </p>
        )}
      </div>
    </Card>
  );
});

/** What the schools are held against, and where more of it is entered. */
const Compared = observer(function Compared({ track, rows, numbers }: MixCardProps) {
  const { trackerSettings } = useStores();
  const words = numberWords(track, numbers, trackerSettings.settings.display_scores === false);
  const home = rows.filter(({ state }) => state !== null && state === numbers.homeState).length;

  function handleState({ target }: ChangeEvent<HTMLSelectElement>) {
    void trackerSettings.change({ home_state: target.value === "" ? null : (target.value as UsState) });
  }

  return (
    <div className="mix__compared">
      <h3>Compared with your numbers</h3>
      <p>{words.length > 0 ? words.join(" · ") : "None are entered yet."}</p>
      <p className="mix__links">
        <Link to={`${TRACKER}/scores`}>My Scores</Link>
        {track !== "HS" && <Link to={`${TRACKER}/coursework`}>My Coursework</Link>}
      </p>
      {track !== "HS" && (
        <SelectField
          label="Home state"
          name="home_state"
          optional
          value={numbers.homeState ?? ""}
          options={[
            { value: "", label: "Not said" },
            ...Object.entries(US_STATES).map(([value, label]) => ({ value, label })),
          ]}
          hint={
            numbers.homeState
              ? `${home} of ${rows.length} on your list are in your state.`
              : "Public schools take mostly residents of their state."
          }
          onChange={handleState}
        />
      )}
    </div>
  );
});

/** May be sent away for good; it says the same every day. */
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
            Dismiss
          </Button>
        }
      >
        {`${BALANCED_LIST_RULE.title}: ${gaps.map(gapWords).join("; ")}. A safety must be one you would go to and can pay for.`}
      </Notice>
    </div>
  );
});

const PLURALS = { safety: "safeties", match: "matches", reach: "reaches" } as const;

function gapWords({ fit, amount }: MixGap): string {
  const [fewest, most] = BALANCED_LIST[fit];
  return amount === "few" ? `at least ${fewest} ${PLURALS[fit]}` : `no more than ${most} ${PLURALS[fit]}`;
}
