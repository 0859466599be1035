import { type Average, type GpaResult, gpaText } from "@domain/gpa/gpa";
import type { GpaRulebook } from "@domain/gpa/gpaRulebook";
import { gpaTarget } from "@domain/gpa/gpaTarget";
import { numberTyped } from "@domain/shared/writtenHours";
import { partOf } from "@text/tracker/coursework";
import * as text from "@text/tracker/courseworkDetails";
import { type FormEvent, useState } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import "./TargetCalculator.css";

const MOST_GPA = 5;
const MOST_CREDITS = 200;

interface TargetCalculatorProps {
  uid: string;
  done: readonly GpaResult[];
  /** Credits in progress or planned, in semester hours. */
  ahead: number;
}

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly rulebook: GpaRulebook;
  readonly average: Average;
}

/** What the next courses need for an average to reach a target. */
export function TargetCalculator({ uid, done, ahead }: TargetCalculatorProps) {
  const choices = done
    // A weighted average depends on the level of future courses. For high school, the unweighted one is used.
    .filter(({ rulebook }) => rulebook.id !== "weighted")
    .flatMap(({ rulebook, averages }) =>
      averages.map((average) => ({
        key: `${rulebook.id}-${average.id}`,
        name: averages.length > 1 ? partOf(rulebook.name, average.label) : rulebook.name,
        rulebook,
        average,
      })),
    );
  const { form } = useDraft(uid, "courses/target");
  // The value when the section was opened, so that the field does not change while the student types.
  const [usual] = useState(ahead > 0 ? String(Math.round(ahead * 100) / 100) : "");
  const [asked, setAsked] = useState({ average: "", target: "", credits: usual });
  const [target, credits] = [numberTyped(asked.target), numberTyped(asked.credits)];
  const choice = choices.find(({ key }) => key === asked.average) ?? choices[0];
  if (!choice) return null;
  const targetError = errorOf(target, MOST_GPA, text.gpaBetween(MOST_GPA));
  const creditsError = errorOf(credits, MOST_CREDITS, text.creditsBetween(MOST_CREDITS));

  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    const of = (name: string) => String(typed.get(name) ?? "");
    setAsked({ average: of("average"), target: of("target"), credits: of("target_credits") });
  }

  return (
    <form
      ref={form}
      className="target"
      aria-label={text.whatItTakes}
      noValidate
      onInput={handleInput}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="target__fields">
        <SelectField
          label={text.average}
          name="average"
          options={choices.map(({ key: value, name }) => ({ value, label: name }))}
          defaultValue={choice.key}
        />
        <Field label={text.targetGpa} name="target" inputMode="decimal" autoComplete="off" errors={targetError} />
        <Field
          label={text.nextCredits}
          name="target_credits"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={usual}
          errors={creditsError}
        />
      </div>
      <p role="status" className="target__answer">
        {target !== null && credits !== null && !targetError && !creditsError
          ? sentenceOf(choice, target, credits)
          : text.enterTarget}
      </p>
    </form>
  );
}

function errorOf(value: number | null, most: number, message: string): string | undefined {
  return value === null || (value > 0 && value <= most) ? undefined : message;
}

function sentenceOf({ name, rulebook, average }: Choice, target: number, credits: number): string {
  const answer = gpaTarget(average, target, credits, rulebook.weights);
  const goal = text.goal(gpaText(target), name);
  const over = text.credits(credits);
  switch (answer.outcome) {
    case "safe":
      return text.safe(goal, over);
    case "needs":
      return text.needs(goal, answer.letter, gpaText(answer.average), over);
    case "out-of-reach":
      return text.outOfReach(goal, over, gpaText(answer.best));
  }
}
