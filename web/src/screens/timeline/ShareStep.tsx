import type { PlanStep } from "@domain/timelinePlan";
import * as text from "@text/timeline";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { useToast } from "../../components/Toast.tsx";
import { StepButton } from "./StepButton.tsx";

/** Gives a step to an adviser by whatever the device sends with; where it offers nothing, by the clipboard. */
export function ShareStep({ step }: { step: PlanStep }) {
  const toast = useToast();
  const [isRefused, setIsRefused] = useState(false);

  async function handleShare() {
    const message = text.stepMessage(step.title, step.grade, step.window.label, step.text, step.rule.sourceUrl);
    setIsRefused(false);
    try {
      if (navigator.canShare?.({ text: message })) {
        await navigator.share({ title: step.title, text: message });
      } else {
        await navigator.clipboard.writeText(message);
        toast(text.stepCopied(step.title));
      }
    } catch (error) {
      // Whoever closes the device's own window has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) setIsRefused(true);
    }
  }

  return (
    <>
      <StepButton icon={Share2} label={text.share} name={text.shareStep(step.title)} onPress={handleShare} />
      {isRefused && <ErrorNote>{text.shareRefused}</ErrorNote>}
    </>
  );
}
