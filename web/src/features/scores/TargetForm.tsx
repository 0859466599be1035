import { rangeProblem, type ScoreScale } from "@domain/score/scoreTests";
import { numberTyped } from "@domain/shared/writtenHours";
import * as text from "@text/tracker/scores";
import * as z from "zod/mini";
import { Button } from "../../ui/components/Button.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";

interface TargetFormProps {
  uid: string;
  scale: ScoreScale;
  target: number | null;
  /** Resolves with whether the server accepted it. */
  onTarget: (target: number | null) => Promise<boolean>;
}

function targetForm(scale: ScoreScale) {
  return z.object({
    target: z.pipe(
      z.string(),
      z.transform((typed, context): number | null => {
        const target = numberTyped(typed);
        if (target === null) return null;
        const message = rangeProblem(target, scale);
        if (message !== null) context.issues.push({ code: "custom", input: typed, message });
        return target;
      }),
    ),
  });
}

/** The student's own goal: a dotted line in the chart. An empty field removes it. */
export function TargetForm({ uid, scale, target, onTarget }: TargetFormProps) {
  const stored = scale.step < 1 ? target?.toFixed(2) : target?.toString();
  const draft = useDraft(uid, `scores/goal-${scale.id}`, { target: stored });
  const form = useForm(targetForm(scale), (values) => void draft.sent(onTarget(values.target)), draft);
  return (
    <DraftForm
      className="target-form"
      label={text.goalOf(text.testNames[scale.test])}
      draft={draft}
      form={form}
      buttons={
        <Button type="submit" variant="quiet">
          {text.setGoal}
        </Button>
      }
    >
      <Field
        label={text.yourGoal(text.testNames[scale.test])}
        {...form.field("target")}
        inputMode={scale.step < 1 ? "decimal" : "numeric"}
        autoComplete="off"
        placeholder={text.range(scale.low, scale.high)}
        optional
      />
    </DraftForm>
  );
}
