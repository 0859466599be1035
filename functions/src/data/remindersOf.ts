import type { UserRecord } from "firebase-admin/auth";
import type { Reminders } from "../domain/reminder/reminderAnswers.ts";
import type { StoredReminders } from "./reminders.ts";

/** What this site can send. */
export interface ReminderOffer {
  readonly email: boolean;
  /** Null if it sends no pushes. */
  readonly vapidPublicKey: string | null;
  /** Whether pushes may go to this machine: only with the emulators. */
  readonly allowsLocalPush: boolean;
}

export type ReminderAccount = Pick<Reminders, "address" | "isAddressVerified">;

/** The account's address as it is now: a token can be from before it was confirmed. */
export function reminderAccount({ email, emailVerified }: UserRecord): ReminderAccount {
  return { address: email ?? null, isAddressVerified: email !== undefined && emailVerified };
}

/** What a student sees of the stored reminders. Endpoints, keys and hashes stay on the server. */
export function remindersOf(stored: StoredReminders, account: ReminderAccount, offer: ReminderOffer): Reminders {
  const { settings, devices, emailRefusedOn } = stored;
  return {
    settings,
    offersEmail: offer.email,
    offersPush: offer.vapidPublicKey !== null,
    ...account,
    emailRefusedOn,
    vapidPublicKey: offer.vapidPublicKey,
    devices: Object.entries(devices).map(([id, { label, added_on }]) => ({ id, label, addedOn: added_on })),
  };
}
