import { useCallback, useEffect, useState } from "react";
import { messageOf, unreachable } from "../../base/errors.ts";

export interface Loaded<Value> {
  /** Null until it has loaded. */
  readonly value: Value | null;
  readonly failure: string | null;
  readonly retry: () => void;
}

/** Loads a separate file when the component mounts, and another one when `load` is another function. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    let isWanted = true;
    setFailure(null);
    load().then(
      (arrived) => isWanted && setValue(() => arrived),
      (error: unknown) => isWanted && setFailure(messageOf(unreachable(error))),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { value, failure, retry };
}
