import * as text from "@text/forms";
import { History } from "lucide-react";
import { Button } from "../components/Button.tsx";
import { Notice } from "../components/Notice.tsx";
import type { Draft } from "./useDraft.ts";
import "./DraftNote.css";

/** Says that the form shows what was typed in an earlier visit, with a button to start over. */
export function DraftNote({ draft }: { draft: Draft }) {
  function handleDiscard() {
    draft.discard();
    // The button disappears, so the focus returns to the form.
    draft.form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }

  return (
    <div className="draft-note" role="status">
      {draft.isRestored && (
        <Notice
          icon={History}
          action={
            <Button variant="quiet" onClick={handleDiscard}>
              {text.discard}
            </Button>
          }
        >
          {text.draftRestored}
        </Notice>
      )}
    </div>
  );
}
