import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

interface PutOptions {
  /** Back undoes it. Otherwise it leaves no step behind: it is the same page. */
  readonly leavesStep?: boolean;
}

/** Changes parts of the address's query and leaves the others; "" or null takes one away. */
export function usePutInAddress(): (changes: Readonly<Record<string, string | null>>, options?: PutOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, { leavesStep = false } = {}) => {
      // The address itself, since the router's copy is one drawing behind: what was chosen a moment ago would be lost.
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
