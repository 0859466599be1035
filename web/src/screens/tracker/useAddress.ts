import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * What stands in the address after the path, and how one thing of it is changed, or taken away with null. That leaves
 * no step behind for Back: it is the same page.
 */
export function useAddress(): [params: URLSearchParams, put: (name: string, value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  // Two changes may come before the page is drawn again, and the second builds on the first.
  const latest = useRef(params);

  useEffect(() => {
    latest.current = params;
  }, [params]);

  const put = useCallback(
    (name: string, value: string | null) => {
      const after = new URLSearchParams(latest.current);
      if (value === null || value === "") after.delete(name);
      else after.set(name, value);
      latest.current = after;
      setParams(after, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, put];
}
