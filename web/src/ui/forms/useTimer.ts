import { useState, useSyncExternalStore } from "react";
import { draftsIn, dropDraft, keepDraft, keyOfDraft, readDraft } from "../../base/drafts.ts";

const STARTED = "started";
const TIMER = "/timer";
/** Tells this page that a timer was started or stopped. Other pages get a `storage` event. */
const CHANGED = "cairn-timer";

export interface Timer {
  /** In milliseconds since 1970; null while it is not running. */
  readonly startedAt: number | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The draft that stores the timer of a record in a folder. */
function timerOf(folder: string, id: string): string {
  return `${folder}/${id}${TIMER}`;
}

export interface RunningTimer {
  /** The id of the timed record. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

/**
 * The timer of one record, such as `experiences` and the experience's id. It keeps running while the page is closed:
 * like a draft, it is stored on this device until it is used or dropped.
 */
export function useTimer(uid: string, folder: string, id: string): Timer {
  const key = keyOfDraft(uid, timerOf(folder, id));
  const [startedAt, setStartedAt] = useState(() => startIn(key));

  function start() {
    const now = Date.now();
    keepDraft(key, { [STARTED]: [String(now)] });
    setStartedAt(now);
    dispatchEvent(new Event(CHANGED));
  }

  function stop() {
    dropDraft(key);
    setStartedAt(null);
    dispatchEvent(new Event(CHANGED));
  }

  return { startedAt, start, stop };
}

function startIn(key: string): number | null {
  const kept = Number(readDraft(key)?.[STARTED]?.[0] ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

/** All timers of a folder that run on this device, wherever they were started. */
export function useRunningTimers(uid: string, folder: string): readonly RunningTimer[] {
  // A string, so that React can tell whether anything has changed.
  const running = useSyncExternalStore(subscribe, () =>
    draftsIn(uid, folder)
      .filter((name) => name.endsWith(TIMER))
      .join(" "),
  );
  return running.split(" ").flatMap((name) => {
    const id = name.slice(0, -TIMER.length);
    const startedAt = id === "" ? null : startIn(keyOfDraft(uid, timerOf(folder, id)));
    return startedAt === null ? [] : [{ id, startedAt }];
  });
}

function subscribe(onChange: () => void): () => void {
  const events = [CHANGED, "storage"];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
