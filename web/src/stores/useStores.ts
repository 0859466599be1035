import { createContext, useContext } from "react";
import type { Stores } from "./Stores.ts";

export const StoresContext = createContext<Stores | null>(null);

/** The stores that exist before sign-in: session, account, guest, stages, connection, device, shell. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error("useStores is called outside the StoresContext.");
  return stores;
}
