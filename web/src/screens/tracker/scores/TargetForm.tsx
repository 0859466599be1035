import { resultText } from "@domain/scoreResults";
import { rangeProblem, type ScoreScale } from "@domain/scoreTests";
import * as z from "zod/mini";
import { Button } from "../../../components/Button.tsx";
import { Field } from "../../../forms/Field.tsx";
import { useForm } from "../../../forms/useForm.ts";

interface TargetFormProps {
  scale: ScoreScale;
  target: number | null;
  onTarget: (target: number | null) => void;
}

function targetForm(scale: ScoreScale) {
  return z.object({
    target: z.pipe(
      z.string(),
      z.transform((text, context): number | null => {
        if (text.trim() === "") return null;
        const message = rangeProblem(Number(text), scale);
        if (message !== null) context.issues.push({ code: "custom", input: text, message });
        return Number(text);
      }),
    ),
  });
}

/** The student's own goal: a dotted line in the chart. Empty takes it away. */
export function TargetForm({ scale, target, onTarget }: TargetFormProps) {
  const { fieldErrors, handleSubmit, handleBlur, handleInput } = useForm(targetForm(scale), (values) =>
    onTarget(values.target),
  );
  return (
    <form
      className="target-form"
      noValidate
      aria-label={`${scale.test} goal`}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={handleInput}
    >
      <Field
        label={`Your ${scale.test} goal`}
        name="target"
        inputMode={scale.step < 1 ? "decimal" : "numeric"}
        autoComplete="off"
        placeholder={`${scale.low} to ${scale.high}`}
        optional
        defaultValue={target === null ? "" : resultText(scale.test, target)}
        errors={fieldErrors.target}
      />
      <Button type="submit" variant="quiet">
        Set goal
      </Button>
    </form>
  );
}
