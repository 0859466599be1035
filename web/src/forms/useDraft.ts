import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useWhenKept } from "../components/useWhenKept.ts";
import { basesIn, dropDraft, hasNotes, keepDraft, keyOfDraft, readDraft, type Typed, withBases } from "../drafts.ts";
import type { Edits, StoredFields } from "./edits.ts";
import { typeAgain, typedIn } from "./typedFields.ts";
import { type EditOptions, useEdits } from "./useEdits.ts";

/** How long after a key press the draft is kept, in milliseconds: soon, but not at each one. */
const SOON = 400;

export interface Draft extends Edits {
  /** Goes on the form: `<form ref={draft.form}>`. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was typed in an earlier visit is back in the form. */
  readonly isRestored: boolean;
  /** The device holds what is typed. */
  readonly isKept: boolean;
  /** Forgets the draft: what was typed is saved. */
  readonly clear: () => void;
  /**
   * Hands what was typed over to the write that has just begun: the draft goes once the write is kept on this device, or
   * at once where a note of the write holds the words. Should the write be refused, the draft is back. Called while the
   * form still holds what was typed. Returns once it is kept, with whether the form may close: it may not where the write
   * was refused, or where the student has left the form meanwhile.
   */
  readonly sent: (written: Promise<boolean>) => Promise<boolean>;
  /** Forgets the draft and puts the form back as it began. */
  readonly discard: () => void;
}

/**
 * Keeps on this device what is typed in a form, until it is saved or discarded: through a reload, a lost network, a
 * crash. It reads the form itself, so inputs stay uncontrolled; a field takes part by its `name` and begins with its
 * `defaultValue` (or `defaultChecked`). What stands in a field not mounted when the form appears cannot come back, so a
 * form hides such fields rather than leaves them out. State of a component that follows the form must listen to its
 * `input`, `change` and `reset` events.
 *
 * @param uid Whose draft it is.
 * @param name Which form, with the row it edits: `experiences/new`. Another name needs another mount (`key`).
 * @param stored What the record that is edited says now (`useEdits`). The draft keeps what its fields were filled with.
 */
export function useDraft(uid: string, name: string, stored?: StoredFields, options?: EditOptions): Draft {
  const form = useRef<HTMLFormElement | null>(null);
  const { accept, basesOf, rebase, ...edits } = useEdits(form, stored, options);
  const timer = useRef<number | undefined>(undefined);
  const [isRestored, setIsRestored] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const cameBack = useRef<string | null>(null);
  const whenKept = useWhenKept();
  const key = keyOfDraft(uid, name);

  // From the moment the form stands: a browser that is busy hands out keys before an effect that may wait has run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others read nothing but what outlives a drawing.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;

    function keep() {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!element) return;
      const typed = draftIn(element);
      const isEmpty = Object.keys(typed).length === 0;
      if (isEmpty) dropDraft(key);
      setIsKept(!isEmpty && keepDraft(key, typed));
    }
    function keepSoon() {
      timer.current ??= window.setTimeout(keep, SOON);
    }
    /** The page may be gone a moment later. */
    function keepNow() {
      if (timer.current !== undefined) keep();
    }

    const kept = readDraft(key);
    if (kept) {
      typeAgain(element, kept);
      rebase(basesIn(kept));
      edits.findConflicts();
      cameBack.current = key;
    }
    element.addEventListener("input", keepSoon);
    element.addEventListener("change", keepSoon);
    addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      keepNow();
      element.removeEventListener("input", keepSoon);
      element.removeEventListener("change", keepSoon);
      removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [key]);

  // Said only once the page stands: a status that comes into it with its words is read out by nobody.
  useEffect(() => {
    if (cameBack.current !== key) return;
    setIsRestored(true);
    setIsKept(true);
  }, [key]);

  function clear() {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(key);
    setIsRestored(false);
    setIsKept(false);
  }

  async function sent(written: Promise<boolean>): Promise<boolean> {
    const typed = form.current === null ? readDraft(key) : draftIn(form.current);
    const kept = whenKept();
    if (hasNotes()) clear();
    accept();
    void written.then((isTaken) => {
      // What has been typed since then is newer.
      if (isTaken || typed === null || isNewer(readDraft(key), typed)) return;
      setIsKept(keepDraft(key, typed));
      const { current } = form;
      if (current === null || isNewer(draftIn(current), typed)) return;
      setIsRestored(Object.keys(typedIn(current)).length === 0);
      typeAgain(current, typed);
      // Not sent after all: what stands in the form is the student's change again.
      rebase(basesIn(typed));
    });
    if (!(await Promise.race([kept, written]))) return false;
    if (typed === null || !isNewer(form.current && draftIn(form.current), typed)) clear();
    return form.current !== null;
  }

  function draftIn(element: HTMLFormElement): Typed {
    const typed = typedIn(element);
    return withBases(typed, basesOf(Object.keys(typed)));
  }

  function discard() {
    form.current?.reset();
    clear();
  }

  return { ...edits, form, isRestored, isKept, clear, sent, discard };
}

/** Whether these words came after those that were sent: a form that began again has none. */
function isNewer(words: Typed | null, sent: Typed): boolean {
  return words !== null && Object.keys(words).length > 0 && JSON.stringify(words) !== JSON.stringify(sent);
}
