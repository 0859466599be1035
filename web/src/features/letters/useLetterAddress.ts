import { useSearchParams } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { usePutOpened } from "../../ui/useOpenRecord.ts";

/** The address of this part. */
export const LETTERS = `${TRACKER}/application/letters`;

export function letterPath(id: string): string {
  return `${LETTERS}?letter=${id}`;
}

/** What is open: the form for a new writer, one letter, or the list. In the address, so that Back closes it. */
export function useLetterAddress() {
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const putOpened = usePutOpened();
  return {
    letterId: params.get("letter"),
    isAdding: params.get("open") === "add",
    openForm: () => putOpened({ open: "add", letter: null }, "opens"),
    /** Instead of the form for a new writer, so that Back leads to the list. */
    openAdded: (id: string) => put({ letter: id, open: null }),
    close: () => putOpened({ letter: null, open: null }, "closes"),
  };
}
