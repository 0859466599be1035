import { createContext, useContext } from "react";
import type { RootStore } from "./RootStore.ts";

export const StoresContext = createContext<RootStore | null>(null);

/** The stores; `user` and `checklists` only inside the signed-in frame, which waits for Firestore. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error("useStores is called outside the StoresContext.");
  return stores;
}
