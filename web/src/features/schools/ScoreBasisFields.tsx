import type { FitTest, ScoreBasis } from "@domain/fit/studentNumbers";
import { newestScale } from "@domain/score/scoreTests";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/schools";
import { useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import { FIT_TESTS, imaginedScoreForm } from "./scoreBasis.ts";

interface ScoreBasisFieldsProps {
  track: DashboardItem;
  basis: ScoreBasis;
  /** Whether the student has entered a practice result for a test of the track. */
  hasPractice: boolean;
  onChoose: (basis: ScoreBasis) => void;
}

/** Chooses the scores from which the fits on this page are calculated. Nothing is stored. */
export function ScoreBasisFields({ track, basis, hasPractice, onChoose }: ScoreBasisFieldsProps) {
  const [asked, setAsked] = useState<FitTest | null>(null);
  const test = asked ?? (typeof basis === "object" ? basis.test : null);

  function handleChoose(value: string) {
    const chosen = FIT_TESTS[track].find((each) => each === value) ?? null;
    setAsked(chosen);
    // A what-if score counts once it is typed.
    if (chosen === null) onChoose(value === "practice" ? "practice" : "official");
  }

  return (
    <>
      <SelectField
        label={text.scoresCompared}
        name="basis"
        value={test ?? (basis === "practice" ? "practice" : "official")}
        options={[
          { value: "official", label: text.officialScores },
          { value: "practice", label: text.practiceScores },
          ...FIT_TESTS[track].map((each) => ({ value: each, label: text.asIfScored(each) })),
        ]}
        hint={basis === "practice" && !hasPractice ? text.noPracticeScores : undefined}
        onChange={({ target }) => handleChoose(target.value)}
      />
      {test && (
        <ImaginedScore
          key={test}
          test={test}
          score={typeof basis === "object" && basis.test === test ? basis.value : null}
          onScore={(value) => onChoose({ test, value })}
        />
      )}
    </>
  );
}

interface ImaginedScoreProps {
  test: FitTest;
  score: number | null;
  onScore: (score: number) => void;
}

function ImaginedScore({ test, score, onScore }: ImaginedScoreProps) {
  const form = useForm(imaginedScoreForm(test), (values) => onScore(values.score));
  const { low, high } = newestScale(test);
  return (
    <form className="mix__imagined" noValidate aria-label={text.asIfScored(test)} onSubmit={form.handleSubmit}>
      <Field
        label={text.imaginedScore(test)}
        {...form.field("score")}
        inputMode="numeric"
        autoComplete="off"
        placeholder={text.enterWithin(low, high)}
        defaultValue={score ?? ""}
      />
      <Button type="submit" variant="quiet">
        {text.compareScore}
      </Button>
    </form>
  );
}
