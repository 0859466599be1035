import type { BackPlan, BackStep, PlannedStep } from "@domain/timeline/backPlan";
import * as text from "@text/timeline";
import { type FormEvent, useState } from "react";
import { Card } from "../../ui/components/Card.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { NumberField } from "../../ui/forms/NumberField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { dayText } from "../../views/dayText.ts";
import { type BackPlanChoice, choiceOf, slipField } from "./backPlanForm.ts";
import { placeOfPlanStep } from "./placeOfPlanStep.ts";
import "../../ui/components/DataTable.css";
import "./BackPlanCard.css";

interface BackPlanCardProps {
  uid: string;
  /** In the form's order, which does not depend on delays. */
  steps: readonly BackStep[];
  plan: BackPlan | null;
  submitDay: string;
  today: string;
  onChange: (choice: BackPlanChoice) => void;
}

/** Plans back from the application day to the first step, with delays and what they move. */
export function BackPlanCard({ uid, steps, plan, submitDay, today, onChange }: BackPlanCardProps) {
  const draft = useDraft(uid, "timeline/back-plan");
  const [start] = useState(submitDay);
  const stepIds = steps.map(({ id }) => id);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    onChange(choiceOf(stepIds, Object.fromEntries(new FormData(event.currentTarget))));
  }

  return (
    <Card heading={text.planBackHeading} help={<HelpTip label={text.aboutPlanningBack}>{text.howToPlanBack}</HelpTip>}>
      <form
        ref={draft.form}
        className="back-plan"
        aria-label={text.planBack}
        onSubmit={(event) => event.preventDefault()}
        onInput={handleInput}
        onReset={() => onChange({ submitDay: start, slips: {} })}
      >
        <div className="back-plan__choice">
          <DraftNote draft={draft} />
          <div id={placeOfPlanStep()}>
            <Field label={text.submitDay} name="submit" type="date" defaultValue={start} />
          </div>
          <p className="back-plan__result" role="status">
            {plan ? resultText(plan) : text.noPlanYet}
          </p>
        </div>
        <table className="data-table data-table--striped data-table--stack" hidden={plan === null}>
          <caption className="visually-hidden">{text.stepsBefore}</caption>
          <thead>
            <tr>
              <th scope="col">{text.step}</th>
              <th scope="col">{text.begin}</th>
              <th scope="col">{text.finish}</th>
              <th scope="col">{text.slack}</th>
              <th scope="col">{text.slips}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => {
              const planned = plan?.steps.find(({ step: { id } }) => id === step.id);
              return <BackStepRow key={step.id} step={step} planned={planned} today={today} />;
            })}
            {plan?.after.map(({ step, start: from, end }) => (
              <tr key={step.id}>
                <th scope="row" id={placeOfPlanStep(step.id)} tabIndex={-1}>
                  <span className="data-table__name">
                    {step.label} <RuleCard rule={step.rule} />
                  </span>
                </th>
                <td data-label={text.begin}>{dayText(from)}</td>
                <td data-label={text.finish}>{dayText(end)}</td>
                <td data-label={text.slack}>{text.servicesOwnTime}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </form>
    </Card>
  );
}

interface BackStepRowProps {
  step: BackStep;
  planned: PlannedStep | undefined;
  today: string;
}

/** The field stays mounted even without a plan, so that the draft can restore its delay. */
function BackStepRow({ step, planned, today }: BackStepRowProps) {
  const { id, label, rule } = step;
  return (
    <tr>
      <th scope="row" id={placeOfPlanStep(id)} tabIndex={-1}>
        <span className="data-table__name">
          {label} <RuleCard rule={rule} />
        </span>
        {planned && <span className="data-table__context">{contextOf(planned, today)}</span>}
      </th>
      <td data-label={text.begin}>{planned && dayText(planned.start)}</td>
      <td data-label={text.finish}>{planned && dayText(planned.end)}</td>
      <td data-label={text.slack}>{planned && <SlackTag days={planned.slackLeft} />}</td>
      <td>
        <NumberField label={text.stepSlips(label)} name={slipField(id)} step={7} min={0} max={730} defaultValue="0" />
      </td>
    </tr>
  );
}

function SlackTag({ days }: { days: number }) {
  if (days < 0) return <Tag tone="warn">{text.movesNext(-days)}</Tag>;
  return days === 0 ? <Tag tone="warn">{text.noSlackLeft}</Tag> : <Tag tone="ok">{text.slackLeft(days)}</Tag>;
}

function contextOf({ moved, start, planned }: PlannedStep, today: string): string {
  const isLate = start < today;
  if (moved > 0) return (isLate ? text.movedBeforeToday : text.moved)(moved, dayText(planned));
  return isLate ? text.beginsBeforeToday : "";
}

function resultText({ submit, late, after }: BackPlan): string {
  const day = dayText(submit);
  const sentences = [
    late === 0 ? text.asPlanned(day) : text.laterThanPlanned(day, late),
    ...after.map(({ end }) => text.schoolsSeeYou(dayText(end))),
  ];
  return sentences.join(" ");
}
