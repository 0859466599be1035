import { type Average, gpaText, type Reckoning } from "@domain/gpa";
import { gpaTarget } from "@domain/gpaTarget";
import type { Rulebook } from "@domain/rulebook";
import { partOf } from "@text/tracker/coursework";
import * as text from "@text/tracker/courseworkDetails";
import { useState } from "react";
import { Field } from "../../../forms/Field.tsx";
import { SelectField } from "../../../forms/SelectField.tsx";
import "./TargetCalculator.css";

const MOST_GPA = 5;
const MOST_CREDITS = 200;

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
        name: averages.length > 1 ? partOf(rulebook.name, average.label) : rulebook.name,
        rulebook,
        average,
      })),
    );
  const [key, setKey] = useState(choices[0]?.key ?? "");
  const [target, setTarget] = useState("");
  const [credits, setCredits] = useState(ahead > 0 ? String(Math.round(ahead * 100) / 100) : "");
  const choice = choices.find((known) => known.key === key) ?? choices[0];
  if (!choice) return null;
  const targetError = errorOf(target, MOST_GPA, text.gpaBetween(MOST_GPA));
  const creditsError = errorOf(credits, MOST_CREDITS, text.creditsBetween(MOST_CREDITS));
  return (
    <div className="target">
      <div className="target__fields">
        <SelectField
          label={text.average}
          name="average"
          options={choices.map(({ key: value, name }) => ({ value, label: name }))}
          value={choice.key}
          onChange={({ target: field }) => setKey(field.value)}
        />
        <Field
          label={text.targetGpa}
          name="target"
          inputMode="decimal"
          autoComplete="off"
          value={target}
          errors={targetError}
          onChange={({ target: field }) => setTarget(field.value)}
        />
        <Field
          label={text.nextCredits}
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
          : text.enterTarget}
      </p>
    </div>
  );
}

function errorOf(typed: string, most: number, message: string): string | undefined {
  const value = Number(typed);
  return typed === "" || (value > 0 && value <= most) ? undefined : message;
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
