import { isSameValue } from "@domain/records/isSameValue";

/** What a control shows until the store reports the choice. */
export interface Echo<T> {
  /** The store's current value. */
  readonly over: T;
  readonly chosen: T;
  /** Earlier choices that the store has not reported yet, the first one first. */
  readonly earlier: readonly T[];
  /** Settles with the write of the choice. */
  readonly written: Promise<unknown>;
}

/** The echo after another choice, made while the store holds `stored`. */
export function choosing<T>(
  echo: Echo<T> | null,
  stored: T,
  { chosen, written }: Pick<Echo<T>, "chosen" | "written">,
): Echo<T> {
  return { over: stored, chosen, written, earlier: echo ? [...echo.earlier, echo.chosen] : [] };
}

/**
 * The echo after the store has reported a value. The store reports one write after another, so while a later choice is
 * pending, its previous value and the earlier choices are not news. Any other value is, and the echo ends (null).
 */
export function hearing<T>(echo: Echo<T>, stored: T): Echo<T> | null {
  if (isSameValue(echo.over, stored)) return { ...echo, over: stored };
  const place = echo.earlier.findIndex((before) => isSameValue(before, stored));
  return place === -1 ? null : { ...echo, over: stored, earlier: echo.earlier.slice(place + 1) };
}
