import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { usePutInAddress } from "./components/usePutInAddress.ts";

/** The query parameters of the address, and a function to set one; null removes it. */
export function useAddress(): [params: URLSearchParams, put: (name: string, value: string | null) => void] {
  const [params] = useSearchParams();
  const putInAddress = usePutInAddress();
  const put = useCallback((name: string, value: string | null) => putInAddress({ [name]: value }), [putInAddress]);
  return [params, put];
}
