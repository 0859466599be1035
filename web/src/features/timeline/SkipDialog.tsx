import type { PlanStep } from "@domain/timeline/timelinePlan";
import * as text from "@text/timeline";
import { ReasonDialog } from "../../ui/forms/ReasonDialog.tsx";

interface SkipDialogProps {
  step: PlanStep;
  onSkip: (reason: string) => void;
  onClose: () => void;
}

export function SkipDialog({ step, onSkip, onClose }: SkipDialogProps) {
  return (
    <ReasonDialog
      title={text.askSkip(step.title)}
      formLabel={text.skipForm}
      confirm={text.skipThis}
      example={text.reasonExample}
      onConfirm={onSkip}
      onClose={onClose}
    />
  );
}
