import { createContext, useContext } from "react";
import type { LetterRecords } from "./LetterRecords.ts";

/** Provides the letters below the component that loads them (`LettersLoader`). */
export const LettersContext = createContext<LetterRecords | null>(null);

export function useLetters(): LetterRecords {
  const letters = useContext(LettersContext);
  if (!letters) throw new Error("Letters are used outside of LettersLoader.");
  return letters;
}
