import { when } from "mobx";

/** Waits for what a store shows. */
export function until(shown: () => boolean): Promise<void> {
  return when(shown, { timeout: 10_000 });
}
