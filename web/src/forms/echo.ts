import { isSameValue } from "@domain/records/isSameValue";

/** What a control shows of its own accord while a store has yet to repeat it. */
export interface Echo<T> {
  /** What the store says meanwhile. */
  readonly over: T;
  readonly chosen: T;
  /** Chosen before and not repeated yet, the first one first. */
  readonly earlier: readonly T[];
  /** Ends with the write of what was chosen. */
  readonly written: Promise<unknown>;
}

/** The echo of another choice, made over `stored`. */
export function choosing<T>(
  echo: Echo<T> | null,
  stored: T,
  { chosen, written }: Pick<Echo<T>, "chosen" | "written">,
): Echo<T> {
  return { over: stored, chosen, written, earlier: echo ? [...echo.earlier, echo.chosen] : [] };
}

/**
 * The echo once the store has spoken. It repeats one write after the other, so neither what it said last nor what was
 * chosen before is news while a later choice is on its way; anything else is, and null ends the echo.
 */
export function hearing<T>(echo: Echo<T>, stored: T): Echo<T> | null {
  if (isSameValue(echo.over, stored)) return { ...echo, over: stored };
  const place = echo.earlier.findIndex((before) => isSameValue(before, stored));
  return place === -1 ? null : { ...echo, over: stored, earlier: echo.earlier.slice(place + 1) };
}
