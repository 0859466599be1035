import type { PlanStep } from "@domain/timeline/timelinePlan";
import * as text from "@text/timeline";
import { Share2 } from "lucide-react";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useCopy } from "../../ui/components/useCopy.ts";
import { StepButton } from "./StepButton.tsx";

/** Shares a step with an advisor through the device's share dialog, or copies it where that is not available. */
export function ShareStep({ step }: { step: PlanStep }) {
  const toast = useToast();
  const [copying, copy] = useCopy();

  async function handleShare() {
    const message = text.stepMessage(step.title, step.grade, step.window.label, step.text, step.rule.sourceUrl);
    if (navigator.canShare?.({ text: message })) {
      try {
        return await navigator.share({ title: step.title, text: message });
      } catch (error) {
        // The student closed the share dialog.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    if (await copy(message)) toast(text.stepCopied(step.title));
  }

  return (
    <>
      <StepButton icon={Share2} label={text.share} name={text.shareStep(step.title)} onPress={handleShare} />
      {copying === "refused" && <ErrorNote>{text.shareRefused}</ErrorNote>}
    </>
  );
}
