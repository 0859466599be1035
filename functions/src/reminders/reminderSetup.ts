import type { ReminderOffer } from "../data/remindersOf.ts";
import { Mailer } from "./Mailer.ts";
import { Pusher } from "./Pusher.ts";

/**
 * A site's settings of reminders, from `functions/.env.PROJECT_ID`. Reminders of a kind are off while its setting is
 * empty.
 */
export interface ReminderSetup {
  /** The sender of emails. Turns them on. */
  readonly mailFrom: string;
  /** Turns pushes on. */
  readonly vapidPublicKey: string;
  /** The site's address, without a slash at its end. */
  readonly origin: string;
  /** Whether pushes may go to this machine: only while tests run, with the emulators. */
  readonly allowsLocalPush: boolean;
}

export function reminderSetup(environment: NodeJS.ProcessEnv): ReminderSetup {
  const {
    MAIL_FROM = "",
    VAPID_PUBLIC_KEY = "",
    APP_ORIGIN = "",
    GCLOUD_PROJECT,
    FUNCTIONS_EMULATOR,
    CAIRN_LOCAL_PUSH,
  } = environment;
  return {
    mailFrom: MAIL_FROM,
    vapidPublicKey: VAPID_PUBLIC_KEY,
    origin: (APP_ORIGIN || `https://${GCLOUD_PROJECT}.web.app`).replace(/\/$/, ""),
    allowsLocalPush: FUNCTIONS_EMULATOR === "true" && CAIRN_LOCAL_PUSH === "on",
  };
}

export function offerOf({ mailFrom, vapidPublicKey, allowsLocalPush }: ReminderSetup): ReminderOffer {
  return { email: mailFrom !== "", vapidPublicKey: vapidPublicKey || null, allowsLocalPush };
}

/** What sends this site's reminders. Null for what is off. */
export function sendersOf(
  { mailFrom, vapidPublicKey, origin, allowsLocalPush }: ReminderSetup,
  secrets: { readonly smtpUrl: string | null; readonly vapidPrivateKey: string | null },
) {
  const { smtpUrl, vapidPrivateKey } = secrets;
  return {
    mailer: mailFrom && smtpUrl ? new Mailer({ smtpUrl, from: mailFrom }) : null,
    pusher:
      vapidPublicKey && vapidPrivateKey
        ? new Pusher({
            keys: { publicKey: vapidPublicKey, privateKey: vapidPrivateKey },
            contact: origin,
            allowsLocal: allowsLocalPush,
          })
        : null,
    origin,
  };
}
