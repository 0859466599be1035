import { useEffect, useRef, useState } from "react";

/** How long after the last key press the search runs, in milliseconds. */
const PAUSE = 150;

/** The words of a search field. The field shows them at once; the address and the list follow after a pause. */
export function useSearchWords(
  inAddress: string,
  onPause: (words: string) => void,
): [words: string, type: (typed: string) => void] {
  const [words, setWords] = useState(inAddress);
  const timer = useRef<number | undefined>(undefined);

  // Back or a link may change the words in the address.
  useEffect(() => setWords(inAddress), [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(typed: string) {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onPause(typed), PAUSE);
  }

  return [words, type];
}
