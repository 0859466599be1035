import { useState } from "react";

type CopyState = "idle" | "copied" | "refused";

/** What became of the latest text for the clipboard, and the way to take one there; false where the browser refuses. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<boolean>] {
  const [state, setState] = useState<CopyState>("idle");

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
      return true;
    } catch {
      setState("refused");
      return false;
    }
  }

  return [state, copy];
}
