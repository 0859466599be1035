import { useLocation, useNavigationType } from "react-router-dom";
import { keepsFocus } from "../ui/components/keepsFocus.ts";
import { useOnChange } from "../ui/components/useOnChange.ts";

/** Moves the focus into the new page after navigation, so that screen readers and the keyboard start there. */
export function FocusOnArrival() {
  const { pathname, hash } = useLocation();
  const isFirstPage = useNavigationType() === "POP";
  useOnChange(pathname, () => {
    // If the address has a hash, that part of the page takes the focus itself.
    if (!isFirstPage && hash === "" && !keepsFocus()) document.getElementById("main")?.focus({ preventScroll: true });
  });
  return null;
}
