import { countWords, JOURNAL_TEXT_LIMIT } from "@domain/journal";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { useStores } from "../../../stores/useStores.ts";
import type { Editor } from "./journalTypes.ts";

interface EntryFootProps {
  text: string;
  editor: Editor;
  isPending: boolean;
  isStored: boolean;
}

/** How long the entry is, and where its words are by now. */
export const EntryFoot = observer(function EntryFoot({ text, editor, isPending, isStored }: EntryFootProps) {
  const { connection } = useStores();
  const calm = useDeferredValue(text);
  const words = countWords(calm);
  const isFull = calm.length >= JOURNAL_TEXT_LIMIT;

  function state(): string {
    if (editor.isDirty) return "Kept on this device";
    if (!isStored) return "";
    if (!isPending) return "Saved";
    return connection.isOnline && connection.isReachable ? "Saving" : "Kept on this device, will sync";
  }

  return (
    <div className="entry-foot">
      <p>
        {words.toLocaleString("en-US")} {words === 1 ? "word" : "words"}, {calm.length.toLocaleString("en-US")}{" "}
        {calm.length === 1 ? "character" : "characters"}
      </p>
      {isFull && <p role="status">This entry is full. Go on in a new one.</p>}
      <p className="entry-foot__state">{state()}</p>
    </div>
  );
});
