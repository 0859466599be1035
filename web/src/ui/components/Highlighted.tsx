import { findWords } from "./findWords.ts";
import "./Highlighted.css";

interface HighlightedProps {
  text: string;
  /** From `wordsOfQuery`. */
  words: readonly string[];
}

/** The text with the searched words highlighted. */
export function Highlighted({ text, words }: HighlightedProps) {
  const ranges = findWords(text, words);
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
