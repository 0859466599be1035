import { markOf } from "@domain/account/accountMark.ts";
import { lettersPath, remindersPath } from "@domain/records/firestorePaths.ts";
import { NO_REMINDERS, type ReminderSettings } from "@domain/reminder/reminderSettings.ts";
import { Timestamp } from "firebase-admin/firestore";
import { addDevice, saveReminders } from "../../functions/src/data/reminders.ts";
import { adminAuth, adminDb, newStudent, type Student } from "../support/suite.ts";

/** Long before any real reminder of the suite is due. A Monday, 7 am in Chicago. */
export const NOW = new Date("2021-03-01T13:00:00Z");
export const TODAY = "2021-03-01";

interface Reminded {
  readonly settings?: Partial<ReminderSettings>;
  /** The day a letter is needed by. Null for a student without letters. */
  readonly letterDay?: string | null;
  readonly isVerified?: boolean;
  readonly devices?: readonly Parameters<typeof addDevice>[2][];
  readonly dueAt?: Date;
}

/** A student whose digest is due at `NOW`, and who needs a letter that day. */
export async function remindedStudent({
  settings = {},
  letterDay = TODAY,
  isVerified = true,
  devices = [],
  dueAt = NOW,
}: Reminded = {}): Promise<Student> {
  const student = await newStudent({ stage: "hs-10" });
  const { uid } = student;
  const mark = markOf(await adminAuth.updateUser(uid, { emailVerified: isVerified }));
  if (letterDay !== null) {
    const letter = {
      writer: "Ms. Ortiz",
      needed_by: letterDay,
      received_on: null,
      thanked_on: null,
      declined_on: null,
    };
    await adminDb.doc(lettersPath(uid)).set({ items: { one: letter }, changed_item: "one" });
  }
  for (const device of devices) await addDevice(adminDb, uid, device, mark, NOW);
  await saveReminders(adminDb, uid, { ...NO_REMINDERS, email: "daily", zone: "America/Chicago", ...settings }, NOW);
  await adminDb.doc(remindersPath(uid)).update({ next_at: Timestamp.fromDate(dueAt) });
  return student;
}

/** When the student's next digest is due, in ISO format. */
export async function nextOf({ uid }: Student): Promise<string | undefined> {
  const at: unknown = (await adminDb.doc(remindersPath(uid)).get()).get("next_at");
  return at instanceof Timestamp ? at.toDate().toISOString() : undefined;
}
