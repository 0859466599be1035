import { parseArgs } from "node:util";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth, type UserImportRecord } from "firebase-admin/auth";
import { type Firestore, getFirestore, Timestamp } from "firebase-admin/firestore";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { MailCatcher } from "../../emulators/start/MailCatcher.ts";
import { PROJECT_ID, type Suite, startSuite } from "../../emulators/start/suite.ts";
import { atOnce } from "../../functions/src/data/atOnce.ts";
import { registerStudent } from "../../functions/src/data/registerStudent.ts";
import { saveReminders } from "../../functions/src/data/reminders.ts";
import { checklistPath, lettersPath, remindersPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { NO_REMINDERS } from "../../functions/src/domain/reminder/reminderSettings.ts";
import { Mailer } from "../../functions/src/reminders/Mailer.ts";
import { sendDueReminders } from "../../functions/src/reminders/sendDueReminders.ts";
import { unsignedToken } from "../api/unsignedToken.ts";
import { percentile } from "../bench/figure.ts";
import { endSuite, freePorts, testFolder } from "../support/globalSetup.ts";

const { values } = parseArgs({ options: { students: { type: "string", default: "2000" } } });

/** The school year that is rehearsed. What is done by fewer students here is counted up to so many. */
const WHOLE = 100_000;
const STAGE = "hs-12";
const TODAY = "2026-11-01";
/** 7:00 in each zone on that day, when clocks have just gone back. */
const SEVEN: Readonly<Record<string, string>> = {
  "America/New_York": "2026-11-01T12:00:00Z",
  "America/Chicago": "2026-11-01T13:00:00Z",
  "America/Denver": "2026-11-01T14:00:00Z",
  "America/Los_Angeles": "2026-11-01T15:00:00Z",
};
const ZONES = Object.keys(SEVEN);
/** How many calls of the API, and how many edits of students, are on their way at once. */
const CALLS_AT_ONCE = 40;
const EDITS_EACH = 3;
/** The most accounts in one call of `importUsers`. */
const IMPORTED_AT_ONCE = 1_000;

/**
 * `npm run load:year` rehearses the three crowds of a school year one after another, as fast as the machine can: all
 * students join, all tick tasks in the evening before a deadline, and all get their digest at 7:00 in four zones. The
 * embedded Firestore and the functions' own code do the work. It prints what each took, and what that means for 100,000.
 */
async function rehearse(): Promise<void> {
  const suite = await startSuite({
    folder: testFolder("year"),
    ports: await freePorts(),
    hosting: false,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  try {
    await seedSuite(suite.adminEnvironment);
    Object.assign(process.env, suite.adminEnvironment);
    const admin = initializeApp({ projectId: PROJECT_ID }, "year");
    const [db, auth] = [getFirestore(admin), getAuth(admin)];
    const uids = Array.from({ length: Number(values.students) }, (_, index) => `year-${index}`);

    await importAccounts(auth, uids);
    print("join", uids, await timed(uids, CALLS_AT_ONCE, (uid) => join(db, uid)));
    const edits = uids.flatMap((uid) => Array.from({ length: EDITS_EACH }, (_, index) => [uid, index] as const));
    print("edit", uids, await timed(edits, CALLS_AT_ONCE, ([uid, index]) => tick(suite, db, uid, index)));
    await atOnce(uids, CALLS_AT_ONCE, (uid) => askForReminders(db, uid, ZONES[uids.indexOf(uid) % ZONES.length] ?? ""));
    await remindAll(db, auth);
    await deleteApp(admin);
  } finally {
    await endSuite(suite);
  }
}

async function importAccounts(auth: Auth, uids: readonly string[]): Promise<void> {
  for (let from = 0; from < uids.length; from += IMPORTED_AT_ONCE) {
    const accounts = uids
      .slice(from, from + IMPORTED_AT_ONCE)
      .map((uid): UserImportRecord => ({ uid, email: `${uid}@cairn.test`, emailVerified: true }));
    await auth.importUsers(accounts);
  }
}

async function join(db: Firestore, uid: string): Promise<void> {
  await registerStudent(db, { uid, displayName: uid, stageId: STAGE, today: TODAY });
}

/** Marks a task as done, through the rules. */
async function tick({ ports }: Suite, db: Firestore, uid: string, index: number): Promise<void> {
  const path = checklistPath(uid, STAGE);
  const items = Object.keys(Object((await db.doc(path).get()).get("items")));
  const id = items[index % items.length] ?? "";
  const name = `projects/${PROJECT_ID}/databases/(default)/documents/${path}`;
  const item = { mapValue: { fields: { status: { stringValue: "Completed" }, completed_on: { stringValue: TODAY } } } };
  const update = {
    name,
    fields: { items: { mapValue: { fields: { [id]: item } } }, changed_item: { stringValue: id } },
  };
  const fieldPaths = [`items.\`${id}\`.status`, `items.\`${id}\`.completed_on`, "changed_item"];
  const response = await fetch(
    `http://127.0.0.1:${ports.firestore}/v1/${name.split("/documents")[0]}/documents:commit`,
    {
      method: "POST",
      headers: { authorization: `Bearer ${unsignedToken(PROJECT_ID, { sub: uid })}` },
      body: JSON.stringify({ writes: [{ update, updateMask: { fieldPaths } }] }),
    },
  );
  if (!response.ok) throw new Error(`An edit was answered with ${response.status}: ${await response.text()}`);
}

async function askForReminders(db: Firestore, uid: string, zone: string): Promise<void> {
  const seven = new Date(SEVEN[zone] ?? "");
  const letter = { writer: "Ms. Ortiz", needed_by: TODAY, received_on: null, thanked_on: null, declined_on: null };
  await db.doc(lettersPath(uid)).set({ items: { one: letter }, changed_item: "one" });
  await saveReminders(db, uid, { ...NO_REMINDERS, email: "daily", zone }, seven);
  await db.doc(remindersPath(uid)).update({ next_at: Timestamp.fromDate(seven) });
}

async function remindAll(db: Firestore, auth: Auth): Promise<void> {
  const catcher = new MailCatcher({ folder: null, refusal: () => null });
  const smtpUrl = await catcher.start();
  for (const [zone, moment] of Object.entries(SEVEN)) {
    const began = performance.now();
    const seven = new Date(moment);
    const { emails, failed, left } = await sendDueReminders(
      {
        db,
        auth,
        now: () => seven,
        log: () => undefined,
        mailer: new Mailer({ smtpUrl, from: "Cairn <reminders@cairn.test>" }),
        pusher: null,
        origin: "https://cairn.example",
      },
      new Date(seven.getTime() + 1),
    );
    const seconds = (performance.now() - began) / 1_000;
    console.log(
      `7:00 in ${zone}: ${emails} emails, ${failed} failed, ${left} left, ${(emails / seconds).toFixed(0)} a second.`,
    );
  }
  await catcher.stop();
}

/** How long each took, and all together, in milliseconds. */
async function timed<Item>(items: readonly Item[], parallel: number, act: (item: Item) => Promise<void>) {
  const began = performance.now();
  const each: number[] = [];
  await atOnce(items, parallel, async (item) => {
    const start = performance.now();
    await act(item);
    each.push(performance.now() - start);
  });
  return { each, whole: performance.now() - began };
}

function print(what: string, students: readonly string[], { each, whole }: Awaited<ReturnType<typeof timed>>): void {
  const hours = ((WHOLE / students.length) * whole) / 3_600_000;
  const rate = each.length / (whole / 1_000);
  const at = (share: number) => `${percentile(each, share).toFixed(0)} ms`;
  const memory = `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MiB`;
  console.log(
    `${each.length} × ${what}: ${rate.toFixed(0)} a second, ${at(0.5)} (median), ${at(0.95)} (95th percentile).`,
  );
  console.log(
    `  All ${WHOLE.toLocaleString("en-US")} would take ${hours.toFixed(1)} hours here. This process has ${memory}.`,
  );
}

await rehearse();
process.exit();
