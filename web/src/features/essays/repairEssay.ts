import { type Essay, essayKind } from "@domain/essay/essay";
import { type EssayEntry, essayEntryOf, readEssayIndex } from "@domain/essay/essayIndex";
import { essayIndexPath, essayPath } from "@domain/records/firestorePaths";
import { compareStructural } from "mobx";
import { deleteField, doc, type Firestore, fieldPath, runTransaction } from "../../sync/firestoreSdk.ts";
import type { RepairOne } from "../../sync/SummaryRepair.ts";

/** Counting the words of all essays at every change of one would take longer than a frame. */
const entries = new WeakMap<Essay, EssayEntry>();

function wantedEntry(essay: Essay): EssayEntry {
  const known = entries.get(essay) ?? essayEntryOf(essay);
  entries.set(essay, known);
  return known;
}

/** Ids with an entry that differs from its essay, and ids that are only among the essays or only in the index. */
export function mismatchedEssays(
  essays: readonly (Essay & { readonly id: string })[],
  stored: Readonly<Record<string, EssayEntry>>,
): readonly string[] {
  const ids = new Set(essays.map(({ id }) => id));
  const wrong = essays.filter((essay) => !compareStructural(stored[essay.id], wantedEntry(essay)));
  return [...wrong.map(({ id }) => id), ...Object.keys(stored).filter((id) => !ids.has(id))];
}

/** Makes one entry of the index equal to its essay. */
export function repairEssay(db: Firestore): RepairOne {
  return (uid, id) => {
    const indexReference = doc(db, essayIndexPath(uid));
    return runTransaction(db, async (transaction) => {
      const snapshot = await transaction.get(doc(db, essayPath(uid, id)));
      const essay = essayKind.read(snapshot.data());
      const entry = readEssayIndex((await transaction.get(indexReference)).data()).items[id];
      // An unreadable essay keeps its entry.
      if (snapshot.exists() && !essay) return true;
      const wanted = essay ? essayEntryOf(essay) : undefined;
      if (compareStructural(entry, wanted)) return true;
      transaction.set(
        indexReference,
        { items: { [id]: wanted ?? deleteField() }, changed_item: id },
        { mergeFields: [fieldPath("items", id), "changed_item"] },
      );
      return true;
    });
  };
}
