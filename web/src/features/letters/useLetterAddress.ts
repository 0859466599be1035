import { type LinkProps, useLocation, useSearchParams } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { openedStateOn } from "../../ui/openedStep.ts";
import { usePutOpened } from "../../ui/useOpenRecord.ts";

/** The address of this part. */
export const LETTERS = `${TRACKER}/application/letters`;

/** What is open: the form for a new writer, one letter, or the list. In the address, so that Back closes it. */
export function useLetterAddress() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const put = usePutOpened();
  return {
    letterId: params.get("letter"),
    isAdding: params.get("open") === "add",
    openForm: () => put({ open: "add", letter: null }, "opens"),
    /** Instead of the form for a new writer, so that Back leads to the list. */
    openAdded: (id: string) => put({ letter: id, open: null }, "becomes"),
    /** A link to a letter. On the list, closing the letter leads back. */
    linkTo: (id: string): Pick<LinkProps, "to" | "state"> => ({
      to: `${LETTERS}?letter=${id}`,
      state: pathname === LETTERS ? openedStateOn(params) : null,
    }),
    close: () => put({ letter: null, open: null }, "closes"),
  };
}
