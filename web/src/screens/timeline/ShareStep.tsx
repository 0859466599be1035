import type { PlanStep } from "@domain/timeline/timelinePlan";
import * as text from "@text/timeline";
import { Share2 } from "lucide-react";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { useCopy } from "../../components/useCopy.ts";
import { StepButton } from "./StepButton.tsx";

/** Gives a step to an adviser by whatever the device sends with; where that cannot be, by the clipboard. */
export function ShareStep({ step }: { step: PlanStep }) {
  const toast = useToast();
  const [copying, copy] = useCopy();

  async function handleShare() {
    const message = text.stepMessage(step.title, step.grade, step.window.label, step.text, step.rule.sourceUrl);
    if (navigator.canShare?.({ text: message })) {
      try {
        return await navigator.share({ title: step.title, text: message });
      } catch (error) {
        // Whoever closes the device's own window has changed their mind.
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
