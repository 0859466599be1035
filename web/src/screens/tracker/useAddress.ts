import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { usePutInAddress } from "../../components/usePutInAddress.ts";

/** What stands in the address after the path, and how one thing of it is changed, or taken away with null. */
export function useAddress(): [params: URLSearchParams, put: (name: string, value: string | null) => void] {
  const [params] = useSearchParams();
  const putInAddress = usePutInAddress();
  const put = useCallback((name: string, value: string | null) => putInAddress({ [name]: value }), [putInAddress]);
  return [params, put];
}
