import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** One page leads to another in the same document: readers and the keyboard start again inside the new one. */
export function FocusOnArrival() {
  const { pathname } = useLocation();
  const isFirstPage = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it an arrival.
  useEffect(() => {
    if (!isFirstPage) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
