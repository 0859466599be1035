import { useState } from "react";

type CopyState = "idle" | "copied" | "refused";

/**
 * The result of the latest copy to the clipboard, and a function that copies a text; it resolves to false if the
 * browser refuses.
 */
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
