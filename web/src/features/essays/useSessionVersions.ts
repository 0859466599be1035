import { useEffect } from "react";
import type { EssayHistory } from "./EssayHistory.ts";
import type { EssayEditor } from "./EssaysStore.ts";

/** Saves the text as a version when the student leaves, if it has changed since they came. */
export function useSessionVersions(editor: EssayEditor, history: EssayHistory): void {
  useEffect(() => {
    let before = editor.words.text;

    function end() {
      const { text } = editor.words;
      if (text === before) return;
      before = text;
      history.endSession(text);
    }
    function endWhenHidden() {
      if (document.visibilityState === "hidden") end();
    }

    history.open();
    addEventListener("pagehide", end);
    document.addEventListener("visibilitychange", endWhenHidden);
    return () => {
      removeEventListener("pagehide", end);
      document.removeEventListener("visibilitychange", endWhenHidden);
      end();
      history.close();
    };
  }, [editor, history]);
}
