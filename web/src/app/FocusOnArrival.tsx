import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { keepsFocus } from "../ui/components/keepsFocus.ts";

/** Moves the focus into the new page after navigation, so that screen readers and the keyboard start there. */
export function FocusOnArrival() {
  const { pathname, hash } = useLocation();
  const isFirstPage = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes it an arrival.
  useEffect(() => {
    // If the address has a hash, that part of the page takes the focus itself.
    if (!isFirstPage && hash === "" && !keepsFocus()) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
