import { createContext, useContext } from "react";
import type { RootStore } from "../app/session/RootStore.ts";

export const StoresContext = createContext<RootStore | null>(null);

/** The stores that exist before sign-in: session, account, guest, stages, connection, device, shell. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error("useStores is called outside the StoresContext.");
  return stores;
}
