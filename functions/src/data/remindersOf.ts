import type { UserRecord } from "firebase-admin/auth";
import type { Reminders } from "../domain/reminder/reminderAnswers.ts";
import type { StoredReminders } from "../domain/reminder/storedReminders.ts";

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
  const { settings, subscriptions, email_refused_on } = stored;
  return {
    settings,
    offersEmail: offer.email,
    offersPush: offer.vapidPublicKey !== null,
    ...account,
    emailRefusedOn: email_refused_on,
    vapidPublicKey: offer.vapidPublicKey,
    devices: Object.entries(subscriptions).map(([id, { label, added_on }]) => ({ id, label, addedOn: added_on })),
  };
}
