import { type Experience, experienceKind, SHIFTS_A_WRITE } from "@domain/experience/experience";
import {
  type ExperienceEntry,
  type ExperienceSummary,
  entryOf,
  readSummary,
} from "@domain/experience/experienceSummary";
import { experiencePath, experienceSummaryPath } from "@domain/records/firestorePaths";
import {
  type DocumentReference,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  type Transaction,
} from "firebase/firestore";
import { compareStructural, reaction } from "mobx";
import { entryWrite } from "./entryWrite.ts";

type Entries = ExperienceSummary["items"];

/** Ids whose summary entry differs from their record, and ids that are in the records or in the summary alone. */
export function mismatchedIds(
  records: readonly (Experience & { readonly id: string })[],
  entries: Entries,
): readonly string[] {
  const ids = new Set(records.map(({ id }) => id));
  const wrong = records.filter((record) => !compareStructural(entries[record.id], entryOf(record)));
  return [...wrong.map(({ id }) => id), ...Object.keys(entries).filter((id) => !ids.has(id))];
}

/**
 * Mends the entries of the summary that are not what their records say, as after the import of a file from elsewhere.
 * Quietly: the student has done nothing and can do nothing about it.
 */
export class SummaryRepair {
  readonly #db: Firestore;
  readonly #patience: number;
  #uid: string | null = null;
  #stop: (() => void) | null = null;
  #isMending = false;

  /** `patience`: record and summary arrive one after the other, so a difference counts once it has lasted this long. */
  constructor(db: Firestore, patience = 1_500) {
    this.#db = db;
    this.#patience = patience;
  }

  open(uid: string, mismatched: () => readonly string[]): void {
    this.close();
    this.#uid = uid;
    this.#stop = reaction(mismatched, (ids) => void this.mendAll(uid, ids), {
      delay: this.#patience,
      equals: compareStructural,
    });
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#uid = null;
  }

  private async mendAll(uid: string, ids: readonly string[]): Promise<void> {
    if (this.#isMending) return;
    this.#isMending = true;
    try {
      for (const id of ids) {
        let isWhole = false;
        while (!isWhole && this.#uid === uid) isWhole = await this.mend(uid, id);
      }
    } catch {
      // The next difference is looked at afresh; until then the dashboard shows what the summary has.
    } finally {
      this.#isMending = false;
    }
  }

  /** One write to one entry. True when nothing is left to mend in it. */
  private mend(uid: string, id: string): Promise<boolean> {
    const summaryReference = doc(this.#db, experienceSummaryPath(uid));
    const recordReference = doc(this.#db, experiencePath(uid, id));
    return runTransaction(this.#db, async (transaction) => {
      const stored = await transaction.get(recordReference);
      const record = experienceKind.read(stored.data());
      const entry = readSummary((await transaction.get(summaryReference)).data()).items[id];
      if (!stored.exists()) return drop(transaction, summaryReference, id, entry);
      // One that cannot be read keeps the entry it has.
      if (!record) return true;
      const wanted = entryOf(record);
      if (compareStructural(entry, wanted)) return true;
      const { shifts, shiftIds, isWhole } = nextShifts(entry?.shifts ?? {}, wanted.shifts);
      transaction.set(...entryWrite(summaryReference, { id, entry: { ...wanted, shifts }, paths: [[]], shiftIds }));
      return isWhole;
    });
  }
}

function drop(
  transaction: Transaction,
  summary: DocumentReference,
  id: string,
  entry: ExperienceEntry | undefined,
): boolean {
  if (entry) transaction.set(...entryWrite(summary, { id, entry: deleteField(), paths: [[]], shiftIds: [] }));
  return true;
}

/** As many steps from the shifts that are there to those that should be as one write may take. */
function nextShifts(from: ExperienceEntry["shifts"], to: ExperienceEntry["shifts"]) {
  const differing = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (id) => !compareStructural(from[id], to[id]),
  );
  const shiftIds = differing.slice(0, SHIFTS_A_WRITE);
  const shifts = { ...from };
  for (const id of shiftIds) {
    const shift = to[id];
    if (shift) shifts[id] = shift;
    else delete shifts[id];
  }
  return { shifts, shiftIds, isWhole: differing.length <= SHIFTS_A_WRITE };
}
