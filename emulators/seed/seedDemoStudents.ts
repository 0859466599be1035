import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { registerStudent } from "../../functions/src/data/registerStudent.ts";
import { samplePlanOf } from "../../functions/src/domain/samples/samplePlans.ts";
import { addDays, utcDayOf } from "../../functions/src/domain/shared/calendarDay.ts";
import { type DemoStudent, demoStudents } from "./demoStudents.ts";

/** More than a school year, so no task on either list is dated before they joined. */
const DAYS_HERE = 800;

/** Adds missing demo students. Existing ones keep what the person trying the app has changed. */
export async function seedDemoStudents(auth: Auth, db: Firestore, now: Date): Promise<void> {
  const today = utcDayOf(now);
  const joinedOn = addDays(today, -DAYS_HERE);
  for (const student of demoStudents) {
    await ensureAccount(auth, student);
    const { uid, name, stageId, sample } = student;
    const samplePlan = samplePlanOf(sample, today);
    const registered = await registerStudent(db, { uid, displayName: name, stageId, today, joinedOn, samplePlan });
    if (!registered) throw new Error(`There is no stage ${stageId} for ${name}.`);
  }
}

async function ensureAccount(auth: Auth, { uid, name, email, password }: DemoStudent): Promise<void> {
  const { users } = await auth.getUsers([{ uid }, { email }]);
  if (users.length === 0) await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
}
