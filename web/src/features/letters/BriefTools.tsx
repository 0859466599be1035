import type { LetterBrief } from "@domain/letter/letterBrief";
import * as text from "@text/tracker/letters";
import { Copy, Printer, Share2 } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useCopy } from "../../ui/components/useCopy.ts";
import { briefText } from "./briefText.ts";

interface BriefToolsProps {
  page: LetterBrief;
  asOf: string;
}

/** Prints the page, shares it through the device's share dialog where there is one, or copies it as text. */
export function BriefTools({ page, asOf }: BriefToolsProps) {
  const showToast = useToast();
  const [copying, copy] = useCopy();
  const message = briefText(page, asOf);
  const title = text.sheetTitle(page.student, page.letter.writer);

  async function handleCopy() {
    if (await copy(message)) showToast(text.copied);
  }

  async function handleShare() {
    try {
      await navigator.share({ title, text: message });
    } catch (error) {
      // The student closed the share dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await handleCopy();
    }
  }

  return (
    <div className="letter-preview__tools">
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer className="icon" aria-hidden />
        {text.print}
      </Button>
      {navigator.canShare?.({ title, text: message }) && (
        <Button variant="quiet" onClick={() => void handleShare()}>
          <Share2 className="icon" aria-hidden />
          {text.share}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void handleCopy()}>
        <Copy className="icon" aria-hidden />
        {text.copy}
      </Button>
      {copying === "refused" && <ErrorNote>{text.copyRefused}</ErrorNote>}
    </div>
  );
}
