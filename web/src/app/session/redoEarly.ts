import { when } from "mobx";
import type { FirstStores } from "../../stores/Plan.ts";
import { dropEarly, type EarlyEdit, earlyLeft, isPageGone, type Redoes, readEarly } from "../../sync/earlyEdits.ts";

interface Redoing {
  readonly stores: FirstStores;
  /** Firestore has the first view. */
  readonly hasFirst: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Repeats the edits that closed pages of this student made before their Firestore had started. Each waits for its document
 * to be shown. An edit of a list that is no longer the student's is dropped.
 */
export async function redoEarly(uid: string, { stores, hasFirst, signal }: Redoing): Promise<void> {
  const { user, checklists } = stores;
  const editorOf = ({ path }: EarlyEdit) =>
    [user, ...checklists.lists].find((store: Redoes) => store.shownPath === path) ?? null;
  for (const key of earlyLeft(uid)) {
    if (!(await isPageGone(key))) continue;
    for (const edit of readEarly(key)) {
      await when(() => editorOf(edit) !== null || hasFirst(), { signal });
      editorOf(edit)?.redo(edit);
    }
    dropEarly(key);
  }
}
