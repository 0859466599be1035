import { type Journal, LINK_LIMIT } from "@domain/journal/journal";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { JournalEditor } from "./JournalEditor.ts";
import type { Linkable } from "./linkable.ts";

interface Place {
  readonly editor: JournalEditor;
  readonly entry: Journal;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

export type Linking = ReturnType<typeof useLinking>;

const FIELDS = { experience: "experience_ids", school: "school_ids" } as const;

/** Links an entry to the item it is about: by typing "@", which the name replaces, or with a button. */
export function useLinking({ editor, entry, area }: Place) {
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState<number | null>(null);

  function openAt(place: number | null) {
    setAt(place);
    setIsOpen(true);
  }

  /** Returns to the text area, with the caret where the student continues. */
  function returnTo(caret: number) {
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  }

  function replace(start: number, end: number, words: string) {
    const { text } = editor.words;
    flushSync(() => editor.write({ text: text.slice(0, start) + words + text.slice(end) }));
    returnTo(start + words.length);
  }

  function close() {
    flushSync(() => setIsOpen(false));
    if (at !== null) returnTo(at + 1);
  }

  function choose({ kind, id, name }: Linkable) {
    flushSync(() => setIsOpen(false));
    const field = FIELDS[kind];
    if (!entry[field].includes(id)) void editor.describe({ [field]: [...entry[field], id] });
    if (at !== null) replace(at, at + 1, name);
  }

  function unlink({ kind, id }: Linkable) {
    const field = FIELDS[kind];
    void editor.describe({ [field]: entry[field].filter((other) => other !== id) });
  }

  function writeAtEnd(words: string) {
    const { length } = editor.words.text;
    replace(length, length, words);
  }

  /** Whether the entry can have another link of this kind. */
  function hasRoom(kind: Linkable["kind"]): boolean {
    return entry[FIELDS[kind]].length < LINK_LIMIT;
  }

  return { isOpen, isFromText: at !== null, openAt, close, choose, unlink, writeAtEnd, hasRoom };
}
