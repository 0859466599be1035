import type { TrackerSettings } from "@domain/account/trackerSettings";
import type { Score, ScoreTest } from "@domain/score/score";
import { superScore, takesTarget, targetOf } from "@domain/score/scoreResults";
import { SUPERSCORE_RULES } from "@domain/score/scoreRules";
import type { ScoreScale } from "@domain/score/scoreTests";
import * as text from "@text/tracker/scores";
import { EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { filled } from "../../ui/components/filled.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { ScoreChartProps } from "./ScoreChart.tsx";
import { chartScales, RESULT, scaleName, seriesOf } from "./scoreSeries.ts";
import { TargetForm } from "./TargetForm.tsx";

/** The chart uses its own library, loaded once there is something to draw. */
const ScoreChart = onDemand<ScoreChartProps>(async () => (await import("./ScoreChart.tsx")).ScoreChart);

interface ChartCardProps {
  uid: string;
  rows: readonly Score[];
  tests: readonly ScoreTest[];
  /** The test in the form next to it: its chart is shown first. */
  test: ScoreTest;
  settings: TrackerSettings;
  isShown: boolean;
  onTarget: (test: ScoreTest, target: number | null) => Promise<boolean>;
}

/** The chart of one scale, its goal and the best combined result. */
export function ChartCard({ uid, rows, tests, test, settings, isShown, onTarget }: ChartCardProps) {
  const scales = chartScales(rows, tests);
  const [chosen, setChosen] = useState({ scale: "", forTest: test });
  const [measure, setMeasure] = useState(RESULT);
  // Choosing another test in the form shows its chart. A choice made here lasts until then.
  const wanted = chosen.forTest === test ? scales.find(({ id }) => id === chosen.scale) : undefined;
  const scale = wanted ?? scales.findLast((each) => each.test === test) ?? scales[0];
  if (!scale) return null;

  return (
    <Card
      className="score-chart-card"
      heading={text.overTime(scaleName(scale))}
      tools={
        scales.length > 1 && (
          <ScaleChoice
            scales={scales}
            chosen={scale.id}
            onChoose={(id) => {
              setChosen({ scale: id, forTest: test });
              setMeasure(RESULT);
            }}
          />
        )
      }
    >
      <div className="card__body score-chart-card__body">
        {isShown ? (
          <>
            {scale.sections.length > 1 && <MeasureChoice scale={scale} measure={measure} onChoose={setMeasure} />}
            <Chart rows={rows} scale={scale} measure={measure} settings={settings} />
            <SuperScoreLine rows={rows} test={scale.test} />
            {takesTarget(scale) && (
              <TargetForm
                key={scale.id}
                uid={uid}
                scale={scale}
                target={targetOf(settings, scale.test)}
                onTarget={(target) => onTarget(scale.test, target)}
              />
            )}
          </>
        ) : (
          <Notice icon={EyeOff}>{text.scoresHidden}</Notice>
        )}
      </div>
    </Card>
  );
}

interface ChartProps {
  rows: readonly Score[];
  scale: ScoreScale;
  measure: string;
  settings: TrackerSettings;
}

function Chart({ rows, scale, measure, settings }: ChartProps): ReactNode {
  const section = scale.sections.find(({ id }) => id === measure);
  const series = seriesOf(rows, scale, measure);
  const count = series.reduce((sum, { points }) => sum + points.length, 0);
  const name = section ? text.section(text.testNames[scale.test], section.label) : scaleName(scale);
  if (count === 0) return <EmptyState heading={text.noResultsYet(name)}>{text.resultsWillAppear}</EmptyState>;
  return (
    <>
      <ScoreChart
        test={scale.test}
        name={name}
        series={series}
        target={section || !takesTarget(scale) ? null : targetOf(settings, scale.test)}
        low={section?.low ?? scale.low}
        high={section?.high ?? scale.high}
      />
      {count === 1 && <p className="scores__note">{text.twoMakeLine}</p>}
    </>
  );
}

interface ScaleChoiceProps {
  scales: readonly ScoreScale[];
  chosen: string;
  onChoose: (id: string) => void;
}

function ScaleChoice({ scales, chosen, onChoose }: ScaleChoiceProps) {
  return (
    <fieldset className="score-chart-card__scales">
      <legend className="visually-hidden">{text.chart}</legend>
      {scales.map((scale) => (
        <label key={scale.id} className="chip">
          <input type="radio" name="chart" checked={scale.id === chosen} onChange={() => onChoose(scale.id)} />
          <span>{scaleName(scale)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface MeasureChoiceProps {
  scale: ScoreScale;
  measure: string;
  onChoose: (measure: string) => void;
}

function MeasureChoice({ scale, measure, onChoose }: MeasureChoiceProps) {
  const whole = { value: RESULT, label: scale.result === "sum" ? text.totalMeasure : text.resultMeasure };
  const sections = scale.sections.filter(({ id }) => id !== scale.result);
  return (
    <SelectField
      label={text.lineOf}
      name="measure"
      value={measure}
      options={[whole, ...sections.map(({ id, label }) => ({ value: id, label }))]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

function SuperScoreLine({ rows, test }: { rows: readonly Score[]; test: ScoreTest }) {
  const best = superScore(rows, test);
  const rule = SUPERSCORE_RULES[test];
  if (!best || !rule) return null;
  const parts = Object.entries(best.sections).map(([id, value]) => `${id} ${value}`);
  return (
    <p className="scores__rule">
      <span>{filled(text.superscore(parts.join(", ")), { value: <b>{best.value}</b> })}</span>
      <RuleCard rule={rule} />
    </p>
  );
}
