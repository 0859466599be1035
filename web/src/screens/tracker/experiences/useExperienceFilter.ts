import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type ExperienceFilter, filterOf, paramsOf } from "./experienceFilter.ts";

/** The list's filters, kept in the address. Choosing one leaves no step behind for Back: it is the same page. */
export function useExperienceFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);
  const latest = useRef(filter);

  useEffect(() => {
    latest.current = filter;
  }, [filter]);

  const change = useCallback(
    (changes: Partial<ExperienceFilter>) => {
      latest.current = { ...latest.current, ...changes };
      setParams(paramsOf(latest.current), { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  return { filter, change };
}
