import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../base/drafts.ts";
import { withCut } from "./cutPaste.ts";

/** The only field of the draft. */
const NAME = "cut";

interface Cuts {
  /** What did not fit of each paste, the latest first. */
  readonly cuts: readonly string[];
  readonly addCut: (cut: string) => void;
  readonly discardCuts: () => void;
}

/**
 * What of pastes did not fit. It stays on the device until the student discards it, so neither a reload nor the next
 * paste loses it. If the device cannot store it, it lasts as long as the page.
 *
 * @param key The draft's key (`keyOfDraft`).
 */
export function useCut(key: string): Cuts {
  const [kept, setKept] = useState({ key, cuts: cutsIn(key) });
  const { cuts } = kept.key === key ? kept : { cuts: cutsIn(key) };

  function addCut(cut: string) {
    const all = withCut(cuts, cut);
    keepDraft(key, { [NAME]: all });
    setKept({ key, cuts: all });
  }

  function discardCuts() {
    dropDraft(key);
    setKept({ key, cuts: [] });
  }

  return { cuts, addCut, discardCuts };
}

function cutsIn(key: string): readonly string[] {
  return readDraft(key)?.[NAME] ?? [];
}
