import type { TrackerSettings } from "@domain/account/trackerSettings";
import { GPA_SCALE_NAMES, GPA_SCALES, type GpaScale } from "@domain/course/gpaScale";
import { type GpaResult, gpaText } from "@domain/gpa/gpa";
import * as text from "@text/tracker/coursework";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Card } from "../../ui/components/Card.tsx";
import { filled } from "../../ui/components/filled.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import { hoursText, USUAL_SCALE } from "../../views/courseworkView.ts";
import "./GpaPanel.css";

const APPLICATION = `${TRACKER}/application`;

interface GpaPanelProps {
  /** The averages of completed courses, by each rulebook. */
  done: readonly GpaResult[];
  /** The same with the what-if rows; null without what-if rows. */
  planned: readonly GpaResult[] | null;
}

/** The averages of every rulebook side by side. */
export function GpaPanel({ done, planned }: GpaPanelProps) {
  return (
    <Card heading={text.yourGpa} help={<HelpTip label={text.aboutGpa}>{text.countedByEach}</HelpTip>}>
      <div className="gpa">
        {done.map((counted, at) => (
          <Book key={counted.rulebook.id} counted={counted} planned={planned?.[at]} isFirst={at === 0} />
        ))}
      </div>
      {done.some(({ rulebook }) => rulebook.averages.length > 1) && (
        <p className="gpa__services quiet">
          {filled(text.servicesShown, { link: <Link to={APPLICATION}>{text.myApplication}</Link> })}
        </p>
      )}
    </Card>
  );
}

interface BookProps {
  counted: GpaResult;
  planned: GpaResult | undefined;
  isFirst: boolean;
}

function Book({ counted: { rulebook, averages }, planned, isFirst }: BookProps) {
  const id = useId();
  const [total, ...parts] = averages;
  const plannedTotal = planned?.averages[0];
  const isEstimate = parts.length > 0;
  return (
    <section className="gpa__book" aria-labelledby={id}>
      <h3 id={id}>
        {rulebook.name} {isEstimate && <Tag tone="outline">{text.estimate}</Tag>}
      </h3>
      {total && (
        <p className="gpa__total">
          <span className="gpa__number">{gpaText(total.gpa)}</span>
          <span className="quiet">{text.overGraded(total.hours, hoursText(total.hours))}</span>
        </p>
      )}
      {plannedTotal && <p className="gpa__planned">{text.whatIf(gpaText(plannedTotal.gpa))}</p>}
      {parts.length > 0 && (
        <dl className="gpa__parts">
          {parts.map((part, at) => (
            <div key={part.id}>
              <dt>{part.label}</dt>
              <dd>
                <b>{gpaText(part.gpa)}</b>{" "}
                <span className="quiet">{text.creditCount(part.hours, hoursText(part.hours))}</span>
                {planned && (
                  <span className="gpa__planned">{text.whatIf(gpaText(planned.averages[at + 1]?.gpa ?? null))}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isFirst && <SchoolScale />}
    </section>
  );
}

const SCALE_OPTIONS = GPA_SCALES.map((scale) => ({ value: scale, label: GPA_SCALE_NAMES[scale] }));
const REPEAT_OPTIONS = [
  { value: "all", label: text.repeats.all },
  { value: "latest", label: text.repeats.latest },
];

const SchoolScale = observer(function SchoolScale() {
  const { trackerSettings } = usePlan();
  const { gpa_scale, gpa_repeats } = trackerSettings.settings;
  const [scale, chooseScale] = useEcho<GpaScale>(gpa_scale ?? USUAL_SCALE);
  const [repeats, chooseRepeats] = useEcho<NonNullable<TrackerSettings["gpa_repeats"]>>(gpa_repeats ?? "all");

  function handleScale(value: string) {
    const chosen = GPA_SCALES.find((known) => known === value);
    if (chosen) chooseScale(chosen, trackerSettings.change({ gpa_scale: chosen }));
  }

  function handleRepeats(value: string) {
    const chosen = value === "latest" ? "latest" : "all";
    chooseRepeats(chosen, trackerSettings.change({ gpa_repeats: chosen }));
  }

  return (
    <div className="gpa__choices">
      <SelectField
        label={text.schoolScale}
        name="gpa_scale"
        options={SCALE_OPTIONS}
        value={scale}
        onChange={({ target }) => handleScale(target.value)}
      />
      <SelectField
        label={text.repeatedCourses}
        name="gpa_repeats"
        options={REPEAT_OPTIONS}
        value={repeats}
        onChange={({ target }) => handleRepeats(target.value)}
      />
    </div>
  );
});
