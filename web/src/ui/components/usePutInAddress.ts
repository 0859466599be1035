import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { moveFor, type Step } from "./openedStep.ts";

interface PutOptions {
  readonly step?: Step;
}

/** Changes parameters of the address's query and keeps the others. "" or null removes one. */
export function usePutInAddress(): (changes: Readonly<Record<string, string | null>>, options?: PutOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, { step = "replaces" } = {}) => {
      // Reads the address itself: the router's copy is one render behind and would lose what was chosen a moment ago.
      const { pathname, search } = globalThis.location;
      const before = new URLSearchParams(search);
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === "") after.delete(name);
        else after.set(name, value);
      }
      const move = moveFor({ step, state: stateOfEntry(), before, after, names: Object.keys(changes) });
      if (move === "back") void navigate(-1);
      else void navigate({ pathname, search: after.toString() }, { ...move, preventScrollReset: true });
    },
    [navigate],
  );
}

/** The state of the history entry. React Router keeps it under `usr`. */
function stateOfEntry(): unknown {
  const state: unknown = globalThis.history.state;
  return typeof state === "object" && state !== null && "usr" in state ? state.usr : null;
}
