import type { Firestore } from "firebase-admin/firestore";
import { checklistPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { ownTasksIn } from "../stores/support/editedList.ts";
import { STAGE } from "./openStudents.ts";
import type { SimulatedStudent } from "./SimulatedStudent.ts";

/** Differences between what is stored for a student and what should be, one sentence each. */
export async function findFaults(db: Firestore, { uid, list }: SimulatedStudent): Promise<readonly string[]> {
  const document = await db.doc(checklistPath(uid, STAGE)).get();
  const stored = ownTasksIn(document.get("items") ?? {});
  const lost = [...list.tasks].filter(([id, task]) => String(stored.get(id)) !== String(task));
  const doubled = [...stored].filter(([id]) => !list.tasks.has(id));
  const strangers = [...stored].filter(([, [name]]) => !String(name).endsWith(uid));
  return [
    ...lost.map(([id]) => `${uid} has lost ${id}.`),
    ...doubled.map(([id]) => `${uid} still has ${id}.`),
    ...strangers.map(([id]) => `${uid} has another student's ${id}.`),
  ];
}
