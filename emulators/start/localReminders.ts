import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { Mailer } from "../../functions/src/reminders/Mailer.ts";
import { Pusher } from "../../functions/src/reminders/Pusher.ts";
import { sendDueReminders } from "../../functions/src/reminders/sendDueReminders.ts";
import { newVapidKeys, type VapidKeys } from "../../functions/src/reminders/vapid.ts";
import { type CaughtMail, MailCatcher } from "./MailCatcher.ts";

/** How often the local suite looks for due reminders, in milliseconds. In the cloud it is every 15 minutes. */
const TICK = 15_000;
const SENDER = "Cairn <reminders@cairn.test>";

interface LocalSuite {
  readonly dataFolder: string;
  readonly origin: string;
  readonly vapidKeys: VapidKeys;
  readonly adminEnvironment: Readonly<Record<string, string>>;
}

/** The settings with which the local functions offer reminders. */
export function reminderEnvironment({ publicKey }: VapidKeys, origin: string): Readonly<Record<string, string>> {
  return { MAIL_FROM: SENDER, VAPID_PUBLIC_KEY: publicKey, APP_ORIGIN: origin };
}

/** The suite's key pair of pushes. It is kept with the documents: browsers subscribe with it. */
export async function keptVapidKeys(dataFolder: string): Promise<VapidKeys> {
  const file = join(dataFolder, "vapid.json");
  const kept = await readFile(file, "utf8").catch(() => null);
  if (kept !== null) return JSON.parse(kept) as VapidKeys;
  const keys = newVapidKeys();
  await writeFile(file, JSON.stringify(keys));
  return keys;
}

/** Google's emulators run no schedules, so this process sends the reminders. Mails are caught and saved as pages. */
export async function startLocalReminders(
  { dataFolder, origin, vapidKeys, adminEnvironment }: LocalSuite,
  caught: (mail: CaughtMail) => void,
): Promise<{ readonly mailFolder: string; stop(): Promise<void> }> {
  const mailFolder = join(dataFolder, "mails");
  const catcher = new MailCatcher({ folder: mailFolder, caught });
  const smtpUrl = await catcher.start();
  // The Admin SDK reads the emulators' addresses from here at each request.
  Object.assign(process.env, adminEnvironment);
  const app = initializeApp({ projectId: adminEnvironment.GCLOUD_PROJECT ?? "" }, "reminders");
  const services = {
    db: getFirestore(app),
    auth: getAuth(app),
    now: () => new Date(),
    log: (severity: string, message: string, facts: object) => console.log(severity, message, facts),
    mailer: new Mailer({ smtpUrl, from: SENDER }),
    pusher: new Pusher({ keys: vapidKeys, contact: "mailto:reminders@cairn.test", allowsLocal: false }),
    origin,
  };
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sendDueReminders(services, new Date(Date.now() + TICK)))
      // Firestore can be stopped for a while, or stops with the suite.
      .catch(() => undefined);
  }, TICK);
  return {
    mailFolder,
    async stop() {
      clearInterval(timer);
      await catcher.stop();
    },
  };
}
