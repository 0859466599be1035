import { createContext, useContext } from "react";

/**
 * Waits until everything written so far is stored on this device and survives a reload. Nothing says "added" before
 * that. Resolves to false if a write was rejected meanwhile.
 */
export type WhenKept = () => Promise<boolean>;

/** Provided by the app from its stores. Before sign-in nothing is written. */
export const KeptContext = createContext<WhenKept>(() => Promise.resolve(true));

export function useWhenKept(): WhenKept {
  return useContext(KeptContext);
}
