import { useState } from "react";

/** Which rows are to be imported: those that are fine, until the student says otherwise. */
export function useChosenRows() {
  const [answers, setAnswers] = useState<ReadonlyMap<number, boolean>>(() => new Map());

  function choose(rows: readonly number[], isChosen: boolean) {
    setAnswers((before) => new Map([...before, ...rows.map((row) => [row, isChosen] as const)]));
  }

  return { isChosen: (row: number, isFine: boolean) => answers.get(row) ?? isFine, choose };
}
