import type { Cells } from "@domain/imports/tableColumns";
import * as text from "@text/tracker/importTable";
import { type ReactNode, useState } from "react";
import type { Draft } from "../../ui/forms/useDraft.ts";
import { PasteCard, type PasteWords } from "./PasteCard.tsx";
import { readPasted } from "./readPasted.ts";
import { withinLimits } from "./withinLimits.ts";

interface FoundTable {
  readonly lines: readonly { readonly kind: string }[];
}

/** What a review of the rows needs. */
interface Review<Found> {
  readonly found: Found;
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

interface ImportTableProps<Found extends FoundTable> {
  draft: Draft;
  words: PasteWords;
  /** The most rows of one import. */
  mostRows: number;
  /** Recognizes the table's columns. */
  find: (table: readonly Cells[]) => Found;
  onLeave: () => void;
  /** Shows the rows for review, and adds them. */
  children: (review: Review<Found>) => ReactNode;
}

/** Paste a table or choose a file, review its rows, then add them all at once. */
export function ImportTable<Found extends FoundTable>(props: ImportTableProps<Found>) {
  const { draft, words, mostRows, find, onLeave, children } = props;
  const [found, setFound] = useState<Found | null>(null);

  async function handleRead(table: string) {
    const read = find(withinLimits(await readPasted(table)));
    const rows = read.lines.filter(({ kind }) => kind === "row").length;
    if (rows === 0) return text.nothingFound;
    if (rows > mostRows) return text.tooManyRows(mostRows);
    setFound(read);
    return null;
  }

  function handleDone() {
    draft.discard();
    onLeave();
  }

  return (
    <>
      {found && children({ found, draft, onBack: () => setFound(null), onDone: handleDone })}
      <PasteCard
        draft={draft}
        words={words}
        isHidden={found !== null}
        readsMarkup
        onRead={handleRead}
        onLeave={onLeave}
      />
    </>
  );
}
