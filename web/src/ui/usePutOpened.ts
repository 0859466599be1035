import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { changed, type QueryChanges, stateOfEntry } from "./components/usePutInAddress.ts";
import { moveFor, type OpenedStep } from "./openedStep.ts";

/** Changes the address for something that opens or closes in its place. Back closes it instead of leaving the page. */
export function usePutOpened(): (changes: QueryChanges, step: OpenedStep) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, step) => {
      const { pathname, search } = globalThis.location;
      const before = new URLSearchParams(search);
      const after = changed(search, changes);
      const move = moveFor({ step, state: stateOfEntry(), before, after, names: Object.keys(changes) });
      if (move === "back") void navigate(-1);
      else void navigate({ pathname, search: after.toString() }, { ...move, preventScrollReset: true });
    },
    [navigate],
  );
}
