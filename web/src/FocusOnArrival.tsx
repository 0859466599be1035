import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepsFocus } from "./components/keepsFocus.ts";

/** One page leads to another in the same document: readers and the keyboard start again inside the new one. */
export function FocusOnArrival() {
  const { pathname, hash } = useLocation();
  const isFirstPage = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it an arrival.
  useEffect(() => {
    // The part of a page that an address names takes the focus itself.
    if (!isFirstPage && hash === "" && !keepsFocus()) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
