import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { usePutInAddress } from "./components/usePutInAddress.ts";

/**
 * The record that is open in its place, as the address says, and a function to open one; null closes it. Back closes it,
 * too, instead of leaving the page.
 */
export function useOpenRecord(name: string): [openId: string | null, open: (id: string | null) => void] {
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const open = useCallback(
    (id: string | null) => put({ [name]: id }, { step: id === null ? "closes" : "opens" }),
    [name, put],
  );
  return [params.get(name), open];
}
