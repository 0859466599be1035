import * as text from "@text/tracker/writing";
import { TriangleAlert } from "lucide-react";
import { Button } from "../components/Button.tsx";
import { Notice } from "../components/Notice.tsx";
import { useToast } from "../components/Toast.tsx";
import { useCopy } from "../components/useCopy.ts";

interface CutPasteProps {
  /** The ends of pastes that did not fit, the latest first. */
  cuts: readonly string[];
  onDiscard: () => void;
}

/** Says how much of pastes did not fit, and keeps it until the student has put it elsewhere. Empty if all did. */
export function CutPaste({ cuts, onDiscard }: CutPasteProps) {
  const showToast = useToast();
  const [copying, copy] = useCopy();
  const rest = cuts.join("\n\n");

  async function handleCopy() {
    if (await copy(rest)) showToast(text.cutCopied);
  }

  if (cuts.length === 0) return null;
  return (
    <div className="field">
      <Notice icon={TriangleAlert} tone="warn" role="status">
        {text.cutOff(cuts.join("").length)}
      </Notice>
      <textarea className="input" rows={4} readOnly value={rest} aria-label={text.cutText} />
      {copying === "refused" && <p className="field__hint">{text.cutNotCopied}</p>}
      <p>
        <Button variant="quiet" onClick={() => void handleCopy()}>
          {text.copyCut}
        </Button>{" "}
        <Button variant="text" onClick={onDiscard}>
          {text.discardCut}
        </Button>
      </p>
    </div>
  );
}
