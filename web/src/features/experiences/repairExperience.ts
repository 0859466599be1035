import { experienceKind, SHIFTS_A_WRITE } from "@domain/experience/experience";
import { type ExperienceEntry, entryOf, readSummary } from "@domain/experience/experienceSummary";
import { experiencePath, experienceSummaryPath } from "@domain/records/firestorePaths";
import { compareStructural } from "mobx";
import {
  type DocumentReference,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  type Transaction,
} from "../../sync/firestoreSdk.ts";
import { entryWrite } from "./entryWrite.ts";

/** Makes one entry of the summary equal to its record. Resolves to true if nothing is left to fix in it. */
export function repairExperience(db: Firestore, uid: string, id: string): Promise<boolean> {
  const summaryReference = doc(db, experienceSummaryPath(uid));
  const recordReference = doc(db, experiencePath(uid, id));
  return runTransaction(db, async (transaction) => {
    const stored = await transaction.get(recordReference);
    const record = experienceKind.read(stored.data());
    const entry = readSummary((await transaction.get(summaryReference)).data()).items[id];
    if (!stored.exists()) return drop(transaction, summaryReference, id, entry);
    // An unreadable record keeps its entry.
    if (!record) return true;
    const wanted = entryOf(record);
    if (compareStructural(entry, wanted)) return true;
    const { shifts, shiftIds, isWhole } = nextShifts(entry?.shifts ?? {}, wanted.shifts);
    transaction.set(...entryWrite(summaryReference, { id, entry: { ...wanted, shifts }, paths: [[]], shiftIds }));
    return isWhole;
  });
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

/** The next shifts between the stored ones and the target, with as many changes as one write may contain. */
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
