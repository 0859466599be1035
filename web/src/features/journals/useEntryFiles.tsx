import type { Journal } from "@domain/journal/journal";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { saveFile } from "../../ui/components/saveFile.ts";
import { detailLine, type FiledEntry, fileName, longDay, markdown, plainText } from "./journalFile.ts";
import type { Linkable } from "./linkable.ts";
import { linksOf } from "./orderLinkables.ts";
import "./useEntryFiles.css";

interface EntryFiles {
  readonly saveText: (entries: readonly FiledEntry[]) => void;
  readonly saveMarkdown: (entries: readonly FiledEntry[]) => void;
  readonly print: (entries: readonly FiledEntry[]) => void;
  /** The print sheet. It can be rendered anywhere in the component. */
  readonly sheet: ReactNode;
}

export function filed(entry: Journal, linkables: readonly Linkable[]): FiledEntry {
  return { ...entry, about: linksOf(entry, linkables).map(({ name }) => name) };
}

/** Exports entries as a file or prints them. */
export function useEntryFiles(today: string): EntryFiles {
  const [printed, setPrinted] = useState<readonly FiledEntry[] | null>(null);

  useEffect(() => {
    if (!printed) return;
    const end = () => setPrinted(null);
    addEventListener("afterprint", end);
    window.print();
    return () => removeEventListener("afterprint", end);
  }, [printed]);

  return {
    saveText: (entries) => saveFile(fileName(entries, today, "txt"), plainText(entries), "text/plain;charset=utf-8"),
    saveMarkdown: (entries) =>
      saveFile(fileName(entries, today, "md"), markdown(entries), "text/markdown;charset=utf-8"),
    print: setPrinted,
    sheet: printed && createPortal(<Sheet entries={printed} />, document.body),
  };
}

function Sheet({ entries }: { entries: readonly FiledEntry[] }) {
  return (
    <div className="journal-sheet">
      {entries.map((entry) => (
        <article key={`${entry.written_on} ${entry.title} ${entry.text.slice(0, 200)}`}>
          <p>{longDay(entry.written_on)}</p>
          {entry.title.trim() !== "" && <h2>{entry.title}</h2>}
          <p className="journal-sheet__details">{detailLine(entry)}</p>
          <p className="journal-sheet__text">{entry.text}</p>
        </article>
      ))}
    </div>
  );
}
