import { useCallback, useRef } from "react";
import { useWhenKept } from "../components/useWhenKept.ts";
import { pressedAt } from "./afterPress.ts";

/** A press this soon after the form was sent belongs to the one that sent it, in milliseconds. */
const SAME_PRESS = 700;

interface OneSend {
  /**
   * Sends unless the form is being sent or the press is the second half of a double one. `run` says false where nothing
   * was sent; it waits for no server.
   */
  readonly send: (run: () => Promise<boolean> | boolean) => void;
  /** What the form holds is new: the next press sends it, however soon it comes. */
  readonly reopen: () => void;
}

/**
 * Lets a form be sent once, however often its button or Enter is pressed: until what it wrote is kept on this device,
 * and a moment longer, in which the student cannot have seen that it was sent.
 */
export function useOneSend(): OneSend {
  const whenKept = useWhenKept();
  const isRunning = useRef(false);
  /** The sending that keeps the form closed. */
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
