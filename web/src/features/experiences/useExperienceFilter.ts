import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type ExperienceFilter, filterOf, paramsOf } from "../../views/experienceFilter.ts";

/** The list's filters, stored in the address. Choosing one adds no history entry, because it is the same page. */
export function useExperienceFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);

  const change = useCallback(
    (changes: Partial<ExperienceFilter>) => {
      // Reads the address itself: the router's copy is one render behind and would lose what was chosen a moment ago.
      const now = filterOf(new URLSearchParams(globalThis.location.search));
      setParams(paramsOf({ ...now, ...changes }), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  return { filter, change };
}
