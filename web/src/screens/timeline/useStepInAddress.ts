import { useEffect } from "react";
import { useLocation } from "react-router-dom";

interface StepInAddress {
  /** The id of the place that the address leads to (`/timeline#ug-letters`), or "". */
  readonly id: string;
  /** Changes each time the address is gone to, the same one, too. */
  readonly visit: string;
}

/** Takes the focus to the place in the address on every visit; where that is a field's wrapper, to the field. */
export function useStepInAddress(): StepInAddress {
  const { hash, key: visit } = useLocation();
  const id = hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit of the same place is a visit, too.
  useEffect(() => {
    const place = document.getElementById(id);
    (place?.querySelector("input") ?? place)?.focus();
  }, [id, visit]);
  return { id, visit };
}
