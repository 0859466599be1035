import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

interface PutOptions {
  /** Adds a history entry, so that Back undoes the change. Otherwise the entry is replaced. */
  readonly leavesStep?: boolean;
}

/** Changes parameters of the address's query and keeps the others. "" or null removes one. */
export function usePutInAddress(): (changes: Readonly<Record<string, string | null>>, options?: PutOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, { leavesStep = false } = {}) => {
      // Reads the address itself: the router's copy is one render behind and would lose what was chosen a moment ago.
      const { pathname, search } = globalThis.location;
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") after.delete(name);
        else after.set(name, value);
      }
      void navigate({ pathname, search: after.toString() }, { replace: !leavesStep, preventScrollReset: true });
    },
    [navigate],
  );
}
