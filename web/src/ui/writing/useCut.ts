import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../base/drafts.ts";

/** The only field of the draft. */
const NAME = "cut";

/**
 * What of a paste did not fit. It stays on the device until the student discards it, so a reload does not lose it. If the
 * device cannot store it, it lasts as long as the page.
 *
 * @param key The draft's key (`keyOfDraft`).
 */
export function useCut(key: string): [cut: string, setCut: (cut: string) => void] {
  const [kept, setKept] = useState({ key, cut: cutIn(key) });
  const now = kept.key === key ? kept : { key, cut: cutIn(key) };

  function setCut(cut: string) {
    if (cut === "") dropDraft(key);
    else keepDraft(key, { [NAME]: [cut] });
    setKept({ key, cut });
  }

  return [now.cut, setCut];
}

function cutIn(key: string): string {
  return readDraft(key)?.[NAME]?.[0] ?? "";
}
