import { when } from "mobx";
import { PATIENCE } from "../../support/patience.ts";

/** Waits for what a store shows. */
export function until(shown: () => boolean): Promise<void> {
  return when(shown, { timeout: PATIENCE });
}
