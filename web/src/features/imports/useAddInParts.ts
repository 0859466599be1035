import { useRef, useState } from "react";
import { useWhenKept, type WhenKept } from "../../ui/components/useWhenKept.ts";

/** How many writes are handed over before the page may draw and take presses again. */
const PART = 20;

export type Write = () => void;

/** How many of all writes this device has stored. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

/**
 * Runs thousands of writes without freezing the page. `add` resolves to false if a write was rejected, or if an earlier
 * call is still running.
 */
export function useAddInParts() {
  const whenKept = useWhenKept();
  const isRunning = useRef(false);
  const [progress, setProgress] = useState<Progress | null>(null);

  async function add(writes: readonly Write[]): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      return await runInParts(writes, whenKept, setProgress);
    } finally {
      isRunning.current = false;
      setProgress(null);
    }
  }

  const takeBack = (writes: readonly Write[]) => runInParts(writes, whenKept, () => undefined);

  return { add, takeBack, progress };
}

/** Each part waits until this device has stored the one before, so rows do not pile up unsaved. */
async function runInParts(
  writes: readonly Write[],
  whenKept: WhenKept,
  onProgress: (progress: Progress) => void,
): Promise<boolean> {
  const all = writes.length;
  let isKept = true;
  onProgress({ done: 0, all });
  for (let from = 0; from < all; from += PART) {
    for (const write of writes.slice(from, from + PART)) write();
    isKept = (await whenKept()) && isKept;
    onProgress({ done: Math.min(all, from + PART), all });
    // Lets the page draw and answer presses.
    await new Promise((resume) => setTimeout(resume, 0));
  }
  return isKept;
}
