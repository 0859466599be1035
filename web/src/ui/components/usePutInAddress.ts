import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

interface PutOptions {
  /** Adds a history entry, so that Back undoes the change. Otherwise the entry is replaced. */
  readonly leavesStep?: boolean;
}

/** Changes of parameters of the address's query. "" or null removes one. */
export type QueryChanges = Readonly<Record<string, string | null>>;

/** Changes parameters of the address's query and keeps the others. */
export function usePutInAddress(): (changes: QueryChanges, options?: PutOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, { leavesStep = false } = {}) => {
      // Reads the address itself: the router's copy is one render behind and would lose what was chosen a moment ago.
      const { pathname, search } = globalThis.location;
      void navigate(
        { pathname, search: changed(search, changes).toString() },
        { replace: !leavesStep, preventScrollReset: true, state: leavesStep ? null : stateOfEntry() },
      );
    },
    [navigate],
  );
}

/** The query after the changes. */
export function changed(search: string, changes: QueryChanges): URLSearchParams {
  const after = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** The state of the history entry. React Router keeps it under `usr`. */
export function stateOfEntry(): unknown {
  const state: unknown = globalThis.history.state;
  return typeof state === "object" && state !== null && "usr" in state ? state.usr : null;
}
