import { resultText } from "@domain/score/scoreResults";
import { SCALE_RULES } from "@domain/score/scoreRules";
import * as text from "@text/dashboard/trackerView";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { TRACKER } from "../../../base/paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { filled } from "../../../ui/components/filled.tsx";
import { RuleCard } from "../../../ui/components/RuleCard.tsx";
import { distanceInWords } from "../../../views/distanceInWords.ts";
import { shortDayOfYear } from "../dayForms.ts";
import { partOf, scoreLine, type TestView, testViews } from "./scoreView.ts";
import "./ScorePart.css";

const SCORES = `${TRACKER}/scores`;

/** The student's latest and best results, their goal and the next test. */
export const ScorePart = observer(function ScorePart({ today }: { today: string }) {
  const { scores, trackerSettings, user } = usePlan();
  const { settings } = trackerSettings;
  const [main, ...others] = testViews(scores.rows, settings, user.user?.dashboard_item ?? "HS", today);
  const isHidden = settings.display_scores === false;
  if (!main) {
    return (
      <p className="tracker-view__empty">
        {filled(text.noScoreYet, { add: <Link to={SCORES}>{text.addScore}</Link> })}
      </p>
    );
  }
  return (
    <>
      <MainTest view={main} isHidden={isHidden} today={today} />
      {others.length > 0 && (
        <ul className="score__others">
          {others.map((view) => (
            <OtherTest key={view.test} view={view} isHidden={isHidden} today={today} />
          ))}
        </ul>
      )}
      {isHidden && (
        <p className="tracker-view__note">
          {filled(text.numbersHidden, { show: <Link to={SCORES}>{text.showNumbers}</Link> })}
        </p>
      )}
    </>
  );
});

interface TestProps {
  view: TestView;
  /** The student has hidden scores. */
  isHidden: boolean;
  today: string;
}

function MainTest({ view, isHidden, today }: TestProps) {
  const { test, best, plannedFor } = view;
  return (
    <div className="score">
      <p className="score__name">
        {nameOf(view)}
        {best && !isHidden && <RuleCard rule={SCALE_RULES[test]} />}
      </p>
      <p className="score__value">{best ? isHidden ? <Hidden /> : resultText(test, best.value) : text.notTakenYet}</p>
      {!isHidden && <p className="score__line">{scoreLine(view)}</p>}
      {plannedFor !== null && <NextTest test={test} day={plannedFor} today={today} />}
      {!isHidden && <ScaleBar view={view} />}
    </div>
  );
}

function nameOf({ test, best }: TestView): string {
  if (!best) return test;
  return best.kind === "practice" ? text.bestPractice(test) : text.best(test);
}

function OtherTest({ view: { test, latest, plannedFor }, isHidden, today }: TestProps) {
  return (
    <li className="score__other">
      <span>{test}</span>
      <span>
        {latest && <b>{isHidden ? <Hidden /> : resultText(test, latest.value)}</b>}
        {plannedFor !== null && <NextTest test={test} day={plannedFor} today={today} />}
      </span>
    </li>
  );
}

function NextTest({ test, day, today }: { test: string; day: string; today: string }) {
  return (
    <span className="score__next">
      {filled(text.nextTest(test, distanceInWords(day, today)), {
        day: <time dateTime={day}>{shortDayOfYear(day)}</time>,
      })}
    </span>
  );
}

function Hidden() {
  return (
    <>
      <span aria-hidden>•••</span>
      <span className="visually-hidden">{text.hidden}</span>
    </>
  );
}

/** `mark` is the space above the bar for the goal. */
const BAR = { width: 296, mark: 17, top: 24, height: 10, bottom: 54 } as const;

/** The best result on its scale, with the goal if there is one. */
function ScaleBar({ view: { test, best, scale, target } }: { view: TestView }) {
  if (!best || !scale) return null;
  const at = target === null ? null : partOf(scale, target) * BAR.width;
  const above = at === null ? BAR.mark : 0;
  const [low, high] = [String(scale.low), String(scale.high)];
  const result = resultText(test, best.value);
  return (
    <svg
      className="scale"
      viewBox={`0 ${above} ${BAR.width} ${BAR.bottom - above}`}
      role="img"
      aria-label={
        target === null
          ? text.onScale(result, low, high)
          : text.onScaleWithGoal(result, low, high, resultText(test, target))
      }
    >
      <rect className="scale__bar" x={0.5} y={BAR.top} width={BAR.width - 1} height={BAR.height} rx={3} />
      <rect
        className="scale__fill"
        y={BAR.top}
        width={partOf(scale, best.value) * BAR.width}
        height={BAR.height}
        rx={3}
      />
      {at !== null && target !== null && (
        <>
          <path className="scale__goal" d={`M${at} ${BAR.mark}v20`} />
          <text className="scale__mark scale__mark--goal" x={Math.min(Math.max(at, 36), BAR.width - 36)} y={12}>
            {text.goal(resultText(test, target))}
          </text>
        </>
      )}
      <text className="scale__mark" y={52}>
        {low}
      </text>
      <text className="scale__mark scale__mark--end" x={BAR.width} y={52}>
        {high}
      </text>
    </svg>
  );
}
