import type { PlanStep } from "@domain/timelinePlan";
import { timelineStep } from "@domain/timelineStep";
import * as text from "@text/timeline";
import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import "./SkipDialog.css";

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
      title={text.askSkip(step.title)}
      text={text.whatSkippingDoes}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.keepIt}
          </Button>
          <Button type="submit" form={id}>
            {text.skipThis}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="skip-form"
        noValidate
        aria-label={text.skipForm}
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
      >
        <Field
          label={text.reason}
          name="reason"
          optional
          placeholder={text.reasonExample}
          errors={fieldErrors.reason}
        />
      </form>
    </Dialog>
  );
}
