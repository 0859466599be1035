import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ExperienceFilter, filterOf, paramsOf } from "./experienceFilter.ts";

/** The list's filters, kept in the address. Choosing one leaves no step behind for Back: it is the same page. */
export function useExperienceFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);

  const change = useCallback(
    (changes: Partial<ExperienceFilter>) => {
      // The address itself, since the router's copy is one drawing behind: what was chosen a moment ago would be lost.
      const now = filterOf(new URLSearchParams(globalThis.location.search));
      setParams(paramsOf({ ...now, ...changes }), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  return { filter, change };
}
