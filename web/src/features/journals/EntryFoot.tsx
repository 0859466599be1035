import { countWords, JOURNAL_TEXT_LIMIT } from "@domain/journal/journal";
import * as words from "@text/tracker/journals";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { useStores } from "../../stores/useStores.ts";
import { saveState } from "../../ui/writing/saveState.ts";
import { EssayFit } from "./EssayFit.tsx";
import type { JournalEditor } from "./JournalEditor.ts";

interface EntryFootProps {
  text: string;
  editor: JournalEditor;
  couldBeEssay: boolean;
  isPending: boolean;
  isStored: boolean;
}

/** The entry's length, and whether its text is saved. */
export const EntryFoot = observer(function EntryFoot({
  text,
  editor,
  couldBeEssay,
  isPending,
  isStored,
}: EntryFootProps) {
  const { connection } = useStores();
  const calm = useDeferredValue(text);
  const isFull = calm.length >= JOURNAL_TEXT_LIMIT;

  const state = saveState({
    isDirty: editor.isDirty,
    isStored,
    isPending,
    isConnected: connection.isOnline && connection.isReachable,
  });

  return (
    <div className="entry-foot">
      <p>{words.entryLength(countWords(calm), calm.length)}</p>
      {couldBeEssay && <EssayFit text={calm} />}
      {isFull && <p role="status">{words.entryFull}</p>}
      <p className="entry-foot__state">{state}</p>
    </div>
  );
});
