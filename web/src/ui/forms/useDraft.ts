import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  basesIn,
  dropDraft,
  hasUnanswered,
  keepDraft,
  keyOfDraft,
  readDraft,
  type Typed,
  withBases,
} from "../../base/drafts.ts";
import { useOnChange } from "../components/useOnChange.ts";
import { useWhenKept } from "../components/useWhenKept.ts";
import type { Edits, StoredFields } from "./edits.ts";
import { typeAgain, typedIn } from "./typedFields.ts";
import { type EditOptions, useEdits } from "./useEdits.ts";
import "./wholeYear.ts";
import "./keepStorage.ts";

/** How long after a key press the draft is stored, in milliseconds: soon, but not at each press. */
const SOON = 400;

export interface Draft extends Edits {
  /** Goes on the form: `<form ref={draft.form}>`. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was typed in an earlier visit was restored. */
  readonly isRestored: boolean;
  /** The device stores what is typed. */
  readonly isKept: boolean;
  /** Deletes the draft, because what was typed is saved. */
  readonly clear: () => void;
  /**
   * Hands what was typed over to the write that has just begun. The draft is deleted once the write is stored on this
   * device, or at once if a note of the write holds the words. If the write is rejected, the draft is restored. Call it
   * while the form still holds what was typed. Resolves, once the write is stored, with whether the form may close: not
   * if the write was rejected, or if the student has left the form meanwhile.
   */
  readonly sent: (written: Promise<boolean>) => Promise<boolean>;
  /** Deletes the draft and resets the form. */
  readonly discard: () => void;
}

/**
 * Stores what is typed in a form on this device until it is saved or discarded. It survives a reload, a lost network
 * and a crash. It reads the form itself, so inputs stay uncontrolled. A field takes part by its `name` and starts with
 * its `defaultValue` (or `defaultChecked`). Text of a field that is not mounted with the form cannot be restored, so a
 * form should hide such fields instead of not rendering them. Component state that follows the form must listen to its
 * `input`, `change` and `reset` events.
 *
 * @param uid The student who owns the draft.
 * @param name The form and the record it edits: `experiences/new`. Another name needs a remount (`key`).
 * @param stored The current values of the record being edited (`useEdits`). The draft remembers what its fields were
 * filled with.
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

  // As soon as the form is mounted: a busy browser may deliver key presses before a passive effect runs.
  useOnChange(
    key,
    () => {
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
      /** The page may be unloaded a moment later. */
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
    },
    useLayoutEffect,
  );

  // Set after mounting: screen readers do not announce a status that appears together with its text.
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
    if (hasUnanswered()) clear();
    accept();
    void written.then((isTaken) => {
      // What has been typed since then is newer.
      if (isTaken || typed === null || isNewer(readDraft(key), typed)) return;
      setIsKept(keepDraft(key, typed));
      const { current } = form;
      if (current === null || isNewer(draftIn(current), typed)) return;
      setIsRestored(Object.keys(typedIn(current)).length === 0);
      typeAgain(current, typed);
      // The write failed, so the form's values are the student's changes again.
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

/** Whether these words are newer than those that were sent. A form that was reset has no words. */
function isNewer(words: Typed | null, sent: Typed): boolean {
  return words !== null && Object.keys(words).length > 0 && JSON.stringify(words) !== JSON.stringify(sent);
}
