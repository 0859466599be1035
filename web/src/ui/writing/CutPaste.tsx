import * as text from "@text/tracker/writing";
import { TriangleAlert } from "lucide-react";
import { Button } from "../components/Button.tsx";
import { Notice } from "../components/Notice.tsx";
import { useToast } from "../components/Toast.tsx";
import { useCopy } from "../components/useCopy.ts";

interface CutPasteProps {
  /** The end of a paste that did not fit. */
  cut: string;
  onDiscard: () => void;
}

/** Says how much of a paste did not fit, and keeps it until the student has put it elsewhere. */
export function CutPaste({ cut, onDiscard }: CutPasteProps) {
  const showToast = useToast();
  const [copying, copy] = useCopy();

  async function handleCopy() {
    if (await copy(cut)) showToast(text.cutCopied);
  }

  return (
    <div className="field">
      <Notice icon={TriangleAlert} tone="warn" role="status">
        {text.cutOff(cut.length)}
      </Notice>
      <textarea className="input" rows={4} readOnly value={cut} aria-label={text.cutText} />
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
