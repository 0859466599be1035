import type { BackPlan, PlannedStep } from "@domain/backPlan";
import { type FormEvent, useState } from "react";
import { Card } from "../../components/Card.tsx";
import { dayText } from "../../components/dayText.ts";
import { HelpTip } from "../../components/HelpTip.tsx";
import { RuleCard } from "../../components/RuleCard.tsx";
import { Tag } from "../../components/Tag.tsx";
import { DraftNote } from "../../forms/DraftNote.tsx";
import { Field } from "../../forms/Field.tsx";
import { NumberField } from "../../forms/NumberField.tsx";
import { useDraft } from "../../forms/useDraft.ts";
import { type BackPlanChoice, choiceOf, slipField } from "./backPlanForm.ts";
import "../../components/DataTable.css";

interface BackPlanCardProps {
  uid: string;
  /** The ids of the steps, in the order they stand in the form whatever has slipped. */
  order: readonly string[];
  plan: BackPlan | null;
  submitDay: string;
  today: string;
  onChange: (choice: BackPlanChoice) => void;
}

/** From the day of the application back to the first thing to do, with what slips and what that moves. */
export function BackPlanCard({ uid, order, plan, submitDay, today, onChange }: BackPlanCardProps) {
  const draft = useDraft(uid, "timeline/back-plan");
  const [start] = useState(submitDay);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    onChange(choiceOf(order, Object.fromEntries(new FormData(event.currentTarget))));
  }

  return (
    <Card
      heading="Plan back from your application"
      help={
        <HelpTip label="About planning back">
          Choose the day you want to submit. Each step is laid out before it with some slack; type how many days one
          slips and see what else moves. The plan stays on this device.
        </HelpTip>
      }
    >
      <form
        ref={draft.form}
        className="back-plan"
        aria-label="Plan back"
        onSubmit={(event) => event.preventDefault()}
        onInput={handleInput}
        onReset={() => onChange({ submitDay: start, slips: {} })}
      >
        <div className="back-plan__choice">
          <DraftNote draft={draft} />
          <Field label="Day you submit" name="submit" type="date" defaultValue={start} />
          <p className="back-plan__result" role="status">
            {plan ? resultText(plan) : "Choose a day and the steps that lead to it appear here."}
          </p>
        </div>
        <table className="data-table data-table--stack" hidden={plan === null}>
          <caption className="visually-hidden">Steps before your application</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">Begin</th>
              <th scope="col">Finish</th>
              <th scope="col">Slack</th>
              <th scope="col">Days it slips</th>
            </tr>
          </thead>
          <tbody>
            {order.map((id) => {
              const planned = plan?.steps.find(({ step }) => step.id === id);
              return <BackStepRow key={id} id={id} planned={planned} today={today} />;
            })}
            {plan?.after.map(({ step, start: from, end }) => (
              <tr key={step.id}>
                <th scope="row">
                  <span className="data-table__name">
                    {step.label} <RuleCard rule={step.rule} />
                  </span>
                </th>
                <td data-label="Begin">{dayText(from)}</td>
                <td data-label="Finish">{dayText(end)}</td>
                <td data-label="Slack">The service's own time</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </form>
    </Card>
  );
}

/** The field stays mounted without a plan, so that what has slipped comes back with the draft. */
function BackStepRow({ id, planned, today }: { id: string; planned: PlannedStep | undefined; today: string }) {
  const label = planned?.step.label ?? id;
  return (
    <tr>
      <th scope="row">
        <span className="data-table__name">
          {label} {planned && <RuleCard rule={planned.step.rule} />}
        </span>
        {planned && <span className="data-table__context">{contextOf(planned, today)}</span>}
      </th>
      <td data-label="Begin">{planned && dayText(planned.start)}</td>
      <td data-label="Finish">{planned && dayText(planned.end)}</td>
      <td data-label="Slack">{planned && <SlackTag days={planned.slackLeft} />}</td>
      <td>
        <NumberField
          label={`${label}: days it slips`}
          name={slipField(id)}
          step={7}
          min={0}
          max={730}
          defaultValue="0"
        />
      </td>
    </tr>
  );
}

function SlackTag({ days }: { days: number }) {
  if (days < 0) return <Tag tone="warn">{`Moves the next by ${-days}`}</Tag>;
  return days === 0 ? <Tag tone="warn">No slack left</Tag> : <Tag tone="ok">{`${days} days left`}</Tag>;
}

function contextOf({ moved, start, planned }: PlannedStep, today: string): string {
  const parts = [
    moved > 0 && `Moved ${moved} days, from ${dayText(planned)}`,
    start < today && "Begins before today. Start now, or choose a later day.",
  ];
  return parts.filter(Boolean).join(". ");
}

function resultText({ submit, late, after }: BackPlan): string {
  const verified = after.map(({ end }) => ` Schools see you by about ${dayText(end)}.`).join("");
  return late === 0
    ? `You submit on ${dayText(submit)}, as planned.${verified}`
    : `You submit on ${dayText(submit)}, ${late} days later than you chose.${verified}`;
}
