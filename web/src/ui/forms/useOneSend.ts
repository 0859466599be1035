import { useCallback, useRef } from "react";
import { useWhenKept } from "../components/useWhenKept.ts";
import { pressedAt } from "./afterPress.ts";

/** A press this soon after the submit belongs to the same double click, in milliseconds. */
const SAME_PRESS = 700;

interface OneSend {
  /**
   * Submits, unless a submit is running or the press is the second half of a double click. `run` returns false if
   * nothing was submitted. It does not wait for a server.
   */
  readonly send: (run: () => Promise<boolean> | boolean) => void;
  /** The form has new content: the next press submits it, however soon it comes. */
  readonly reopen: () => void;
}

/**
 * Lets a form be submitted once, however often its button or Enter is pressed. It stays closed until the write is
 * stored on this device, and a moment longer, in which the student cannot have seen the result.
 */
export function useOneSend(): OneSend {
  const whenKept = useWhenKept();
  const isRunning = useRef(false);
  /** The submit that keeps the form closed. */
  const closedBy = useRef<symbol | null>(null);
  const reopensAt = useRef(0);

  const send = useCallback(
    (run: () => Promise<boolean> | boolean) => {
      if (isRunning.current || closedBy.current !== null || pressedAt() < reopensAt.current) return;
      const sending = Symbol();
      isRunning.current = true;
      closedBy.current = sending;
      void sendOnce();

      async function sendOnce() {
        let reopens = 0;
        try {
          if (!(await run())) return;
          isRunning.current = false;
          await whenKept();
          reopens = performance.now() + SAME_PRESS;
        } finally {
          isRunning.current = false;
          if (closedBy.current === sending) {
            closedBy.current = null;
            reopensAt.current = reopens;
          }
        }
      }
    },
    [whenKept],
  );
  const reopen = useCallback(() => {
    closedBy.current = null;
    reopensAt.current = 0;
  }, []);

  return { send, reopen };
}
