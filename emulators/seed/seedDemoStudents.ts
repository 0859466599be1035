import type { Auth } from "firebase-admin/auth";
import { type DocumentReference, FieldPath, type Firestore } from "firebase-admin/firestore";
import { readChecklistItems } from "../../functions/src/data/readChecklistItems.ts";
import { readStudent } from "../../functions/src/data/readStudent.ts";
import { registerStudent } from "../../functions/src/data/registerStudent.ts";
import { utcDayOf } from "../../functions/src/domain/calendarDay.ts";
import type { ChecklistItem } from "../../functions/src/domain/checklist.ts";
import { checklistPath } from "../../functions/src/domain/paths.ts";
import { type DemoStudent, demoStudents } from "./demoStudents.ts";

const DAY = 86_400_000;

/** Adds the demo students that are not there. One that is there stays as whoever tries the app has left it. */
export async function seedDemoStudents(auth: Auth, db: Firestore, now: Date): Promise<void> {
  for (const student of demoStudents) {
    await ensureAccount(auth, student);
    if (await readStudent(db, student.uid)) continue;
    await registerWithPlan(db, student, now);
  }
}

async function ensureAccount(auth: Auth, { uid, name, email, password }: DemoStudent): Promise<void> {
  const { users } = await auth.getUsers([{ uid }, { email }]);
  if (users.length === 0) await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
}

async function registerWithPlan(db: Firestore, student: DemoStudent, now: Date): Promise<void> {
  const { uid, name, stageId, done, leftOpen, ownTask } = student;
  const today = utcDayOf(now);
  const registered = await registerStudent(db, { uid, displayName: name, stageId, today });
  if (!registered) throw new Error(`There is no stage ${stageId} for ${name}.`);
  const { current_stage, previous_stage } = registered;

  const thisYear = await readChecklistItems(db, uid, current_stage);
  const lastPosition = thisYear.at(-1)?.position ?? 0;
  await writeRows(db.doc(checklistPath(uid, current_stage)), [
    ...thisYear.filter(({ position }) => done.includes(position)).map((row) => completed(row, today)),
    ["own-1", ownRow(ownTask.name, utcDayOf(new Date(now.getTime() + ownTask.dueInDays * DAY)), lastPosition + 1)],
  ]);
  if (previous_stage === null) return;
  const lastYear = await readChecklistItems(db, uid, previous_stage);
  await writeRows(
    db.doc(checklistPath(uid, previous_stage)),
    lastYear.filter(({ position }) => !leftOpen.includes(position)).map((row) => completed(row, today)),
  );
}

type Row = readonly [id: string, item: ChecklistItem];

async function writeRows(checklist: DocumentReference, rows: readonly Row[]): Promise<void> {
  const batch = checklist.firestore.batch();
  for (const [id, item] of rows) batch.update(checklist, new FieldPath("items", id), item);
  await batch.commit();
}

/** Done some days before it was due, or before today where that is still to come: not all rows on one day. */
function completed({ id, ...item }: ChecklistItem & { readonly id: string }, today: string): Row {
  const last = item.due_date !== null && item.due_date < today ? item.due_date : today;
  const daysBefore = (item.position * 5) % 13;
  return [id, { ...item, status: "Completed", completed_on: utcDayOf(new Date(Date.parse(last) - daysBefore * DAY)) }];
}

function ownRow(name: string, due_date: string, position: number): ChecklistItem {
  return {
    checklist_item_name: name,
    status: "Pending",
    origin: "own",
    position,
    due_date,
    completed_on: null,
    category: null,
    resourceId: null,
  };
}
