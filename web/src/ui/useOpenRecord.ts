import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { usePutOpened } from "./usePutOpened.ts";

/** The record that is open in its place, as the address says, and a function to open one; null closes it. */
export function useOpenRecord(name: string): [openId: string | null, open: (id: string | null) => void] {
  const [params] = useSearchParams();
  const put = usePutOpened();
  const open = useCallback((id: string | null) => put({ [name]: id }, id === null ? "closes" : "opens"), [name, put]);
  return [params.get(name), open];
}
