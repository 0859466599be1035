import { type Average, gpaText, type Reckoning } from "@domain/gpa";
import { gpaTarget } from "@domain/gpaTarget";
import type { Rulebook } from "@domain/rulebook";
import { useState } from "react";
import { Field } from "../../../forms/Field.tsx";
import { SelectField } from "../../../forms/SelectField.tsx";
import { hoursText } from "./courseworkView.ts";
import "./TargetCalculator.css";

interface TargetCalculatorProps {
  done: readonly Reckoning[];
  /** What is under way or planned, in semester hours. */
  ahead: number;
}

interface Choice {
  readonly key: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  readonly average: Average;
}

/** What the next courses must bring for an average to reach a target. */
export function TargetCalculator({ done, ahead }: TargetCalculatorProps) {
  const choices = done
    // A weighted average depends on the level of what comes; the plain one answers for a high school.
    .filter(({ rulebook }) => rulebook.id !== "weighted")
    .flatMap(({ rulebook, averages }) =>
      averages.map((average) => ({
        key: `${rulebook.id}-${average.id}`,
        name: averages.length > 1 ? `${rulebook.name} ${average.label}` : rulebook.name,
        rulebook,
        average,
      })),
    );
  const [key, setKey] = useState(choices[0]?.key ?? "");
  const [target, setTarget] = useState("");
  const [credits, setCredits] = useState(ahead > 0 ? hoursText(ahead) : "");
  const choice = choices.find((known) => known.key === key) ?? choices[0];
  if (!choice) return null;
  const targetError = errorOf(target, 5, "Enter a GPA from 0 to 5.");
  const creditsError = errorOf(credits, 200, "Enter credits from 0.5 to 200.");
  return (
    <div className="target">
      <div className="target__fields">
        <SelectField
          label="Average"
          name="average"
          options={choices.map(({ key: value, name }) => ({ value, label: name }))}
          value={choice.key}
          onChange={({ target: field }) => setKey(field.value)}
        />
        <Field
          label="Target GPA"
          name="target"
          inputMode="decimal"
          autoComplete="off"
          value={target}
          errors={targetError}
          onChange={({ target: field }) => setTarget(field.value)}
        />
        <Field
          label="Over the next credits"
          name="target_credits"
          inputMode="decimal"
          autoComplete="off"
          value={credits}
          errors={creditsError}
          onChange={({ target: field }) => setCredits(field.value)}
        />
      </div>
      <p role="status" className="target__answer">
        {target && credits && !targetError && !creditsError
          ? sentenceOf(choice, Number(target), Number(credits))
          : "Enter a target and the credits you will take."}
      </p>
    </div>
  );
}

function errorOf(text: string, most: number, message: string): string | undefined {
  const value = Number(text);
  return text === "" || (value > 0 && value <= most) ? undefined : message;
}

function sentenceOf({ name, rulebook, average }: Choice, target: number, credits: number): string {
  const answer = gpaTarget(average, target, credits, rulebook.weights);
  const goal = `${gpaText(target)} ${name}`;
  const over = `over ${hoursText(credits)} ${credits === 1 ? "credit" : "credits"}`;
  switch (answer.outcome) {
    case "safe":
      return `${goal} is safe: no grades ${over} can take you below it.`;
    case "needs":
      return `${goal} needs an average of ${answer.letter} (${gpaText(answer.average)}) ${over}.`;
    case "out-of-reach":
      return `${goal} is not reachable ${over}: the best grades would bring ${gpaText(answer.best)}.`;
  }
}
