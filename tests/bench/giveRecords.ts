import type { Firestore } from "firebase-admin/firestore";
import { EMPTY_EXPERIENCE, type Experience, type Shift } from "../../functions/src/domain/experience/experience.ts";
import { entryOf } from "../../functions/src/domain/experience/experienceSummary.ts";
import {
  experiencePath,
  experienceSummaryPath,
  experiencesPath,
} from "../../functions/src/domain/records/firestorePaths.ts";
import { EXPERIENCE_TYPES } from "../../functions/src/domain/shared/experienceType.ts";

const PLACES = ["kitchen", "library", "ward", "lab", "court", "garden"];

/** Writes experiences, their shifts and the summary as an admin, like years of logging would. */
export async function giveRecords(db: Firestore, uid: string, count: number, shiftCount: number): Promise<void> {
  const records = recordsOf(count, shiftCount);
  // Deletes the demo students' own year first.
  await db.recursiveDelete(db.collection(experiencesPath(uid)));
  const writer = db.bulkWriter();
  for (const [id, record] of records) void writer.set(db.doc(experiencePath(uid, id)), record);
  const items = Object.fromEntries(records.map(([id, record]) => [id, entryOf(record)]));
  void writer.set(db.doc(experienceSummaryPath(uid)), { items, changed_item: "", changed_shift: null });
  await writer.close();
}

/** Experiences by id, with the shifts spread over them. */
export function recordsOf(count: number, shiftCount: number): readonly (readonly [string, Experience])[] {
  return Array.from({ length: count }, (_, index): readonly [string, Experience] => [
    `bench${String(index).padStart(15, "0")}`,
    {
      ...EMPTY_EXPERIENCE,
      track: "PM",
      type: EXPERIENCE_TYPES[index % EXPERIENCE_TYPES.length] ?? "Research",
      experienceName: `The ${PLACES[index % PLACES.length]} ${index}`,
      organisationName: index % 2 === 0 ? "North Center" : "South Center",
      description: "What was done there, week after week, in a sentence of an ordinary length.",
      shifts: shiftsOf(index, count, shiftCount),
      changed_shift: null,
      created_on: `2026-0${1 + (index % 9)}-15`,
    },
  ]);
}

function shiftsOf(index: number, count: number, shiftCount: number): Record<string, Shift> {
  const own = Math.floor(((index + 1) * shiftCount) / count) - Math.floor((index * shiftCount) / count);
  return Object.fromEntries(
    Array.from({ length: own }, (_, place) => [
      // As long as the ids that the app gives them.
      String(place).padStart(20, "0"),
      { day: `2026-03-${10 + place}`, hours: 1 + (place % 4), note: "" },
    ]),
  );
}
