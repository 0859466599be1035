import { createContext, useContext } from "react";

/**
 * Waits until what was written so far is kept on this device, where it outlives the page: nothing says "added" sooner.
 * False where it was refused meanwhile.
 */
export type WhenKept = () => Promise<boolean>;

/** Given by the app, whose stores know it. Before sign-in nothing is written. */
export const KeptContext = createContext<WhenKept>(() => Promise.resolve(true));

export function useWhenKept(): WhenKept {
  return useContext(KeptContext);
}
