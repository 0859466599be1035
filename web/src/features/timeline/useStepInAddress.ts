import { useLocation } from "react-router-dom";
import { useOnChange } from "../../ui/components/useOnChange.ts";

interface StepInAddress {
  /** The element id in the hash (`/timeline#ug-letters`), or "". */
  readonly id: string;
  /** Changes with each navigation, even to the same address. */
  readonly visit: string;
}

/** Focuses the element in the hash on every visit. If that wraps a field, focuses the field. */
export function useStepInAddress(): StepInAddress {
  const { hash, key: visit } = useLocation();
  const id = hash.slice(1);
  // A second visit to the same place counts, too.
  useOnChange(id + visit, () => {
    const place = document.getElementById(id);
    (place?.querySelector("input") ?? place)?.focus();
  });
  return { id, visit };
}
