import { type RefObject, useEffect } from "react";

interface Editing {
  start(): void;
  storeNow(): void;
  end(): void;
}

/** Starts and ends an editor with the component, stores when the page may go away, and focuses its text area. */
export function useEditing(editor: Editing, area: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    editor.start();
    addEventListener("pagehide", editor.storeNow);
    document.addEventListener("visibilitychange", editor.storeNow);
    return () => {
      removeEventListener("pagehide", editor.storeNow);
      document.removeEventListener("visibilitychange", editor.storeNow);
      editor.end();
    };
  }, [editor]);

  useEffect(() => {
    // A student who moves along the tabs with the arrow keys is not here to write yet.
    if (document.activeElement?.matches("[role=tab]:focus-visible")) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    area.current?.focus();
  }, [area]);
}
