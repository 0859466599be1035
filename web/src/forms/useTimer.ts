import { useState } from "react";
import { dropDraft, keepDraft, keyOfDraft, readDraft } from "../drafts.ts";

const STARTED = "started";

export interface Timer {
  /** In milliseconds since 1970; null while it stands still. */
  readonly startedAt: number | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** A timer that goes on while the page is closed: like a draft, it lies on this device until it is used or dropped. */
export function useTimer(uid: string, name: string): Timer {
  const key = keyOfDraft(uid, name);
  const [startedAt, setStartedAt] = useState(() => startIn(key));

  function start() {
    const now = Date.now();
    keepDraft(key, { [STARTED]: [String(now)] });
    setStartedAt(now);
  }

  function stop() {
    dropDraft(key);
    setStartedAt(null);
  }

  return { startedAt, start, stop };
}

function startIn(key: string): number | null {
  const kept = Number(readDraft(key)?.[STARTED]?.[0] ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}
