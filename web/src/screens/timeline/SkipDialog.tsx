import type { PlanStep } from "@domain/timelinePlan";
import { timelineStep } from "@domain/timelineStep";
import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";

interface SkipDialogProps {
  step: PlanStep;
  onSkip: (reason: string) => void;
  onClose: () => void;
}

const skipForm = z.object({ reason: timelineStep.shape.reason });

/** Asks why, for the student's own later self. */
export function SkipDialog({ step, onSkip, onClose }: SkipDialogProps) {
  const id = useId();
  const { fieldErrors, handleSubmit, handleBlur, handleInput } = useForm(skipForm, ({ reason }) =>
    onSkip(reason.trim()),
  );
  return (
    <Dialog
      title={`Skip "${step.title}"?`}
      text="It leaves your counts and stays here, so you can bring it back any time."
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={id}>
            Skip this step
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label="Skip a step"
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
      >
        <Field label="Reason" name="reason" optional placeholder="No gap year" errors={fieldErrors.reason} />
      </form>
    </Dialog>
  );
}
