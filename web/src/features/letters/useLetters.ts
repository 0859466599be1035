import { createContext, useContext } from "react";
import type { LettersStore } from "./LettersStore.ts";

/** Provides the letters below the component that loads them (`LettersLoader`). */
export const LettersContext = createContext<LettersStore | null>(null);

export function useLetters(): LettersStore {
  const letters = useContext(LettersContext);
  if (!letters) throw new Error("Letters are used outside of LettersLoader.");
  return letters;
}
