import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { moveFor, type OpenedStep, oneStepBack } from "./openedStep.ts";

const goBack = oneStepBack(globalThis, () => globalThis.history.back());

/**
 * Changes parameters of the address's query for something that opens or closes in its place; null removes one. Back
 * closes it instead of leaving the page.
 */
export function usePutOpened(): (changes: Readonly<Record<string, string | null>>, step: OpenedStep) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, step) => {
      const { pathname, search } = globalThis.location;
      const before = new URLSearchParams(search);
      const after = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) after.delete(name);
        else after.set(name, value);
      }
      const move = moveFor({ step, state: stateOfEntry(), before, after, names: Object.keys(changes) });
      if (move === "back") goBack();
      else void navigate({ pathname, search: after.toString() }, { ...move, preventScrollReset: true });
    },
    [navigate],
  );
}

/** The record that is open in its place, as the address says, and a function to open one; null closes it. */
export function useOpenRecord(name: string): [openId: string | null, open: (id: string | null) => void] {
  const [params] = useSearchParams();
  const put = usePutOpened();
  const open = useCallback((id: string | null) => put({ [name]: id }, id === null ? "closes" : "opens"), [name, put]);
  return [params.get(name), open];
}

/** The state of the history entry. React Router keeps it under `usr`. */
function stateOfEntry(): unknown {
  const state: unknown = globalThis.history.state;
  return typeof state === "object" && state !== null && "usr" in state ? state.usr : null;
}
