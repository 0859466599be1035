import { saving } from "@text/common";
import * as words from "@text/tracker/writing";

interface SaveFacts {
  /** Some of the text has not been passed to Firestore yet. */
  readonly isDirty: boolean;
  readonly isStored: boolean;
  readonly isPending: boolean;
  readonly isConnected: boolean;
}

/** Whether what was written is saved, in words. */
export function saveState({ isDirty, isStored, isPending, isConnected }: SaveFacts): string {
  if (isDirty) return words.keptHere;
  if (!isStored) return "";
  if (!isPending) return words.saved;
  return isConnected ? saving : words.keptWillSync;
}
