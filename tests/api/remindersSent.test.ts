import { API_CALLS } from "@domain/api/apiCalls.ts";
import { remindersPath, shareNewsPath, shareRowsPath, userPath } from "@domain/records/firestorePaths.ts";
import { NO_REMINDERS } from "@domain/reminder/reminderSettings.ts";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MailCatcher } from "../../emulators/start/MailCatcher.ts";
import { saveReminders } from "../../functions/src/data/reminders.ts";
import { Mailer } from "../../functions/src/reminders/Mailer.ts";
import { Pusher } from "../../functions/src/reminders/Pusher.ts";
import { sendDueReminders } from "../../functions/src/reminders/sendDueReminders.ts";
import { newVapidKeys } from "../../functions/src/reminders/vapid.ts";
import { PushStandIn } from "../support/PushStandIn.ts";
import { newShare } from "../support/shares.ts";
import { adminAuth, adminDb, type Student, stored, suite } from "../support/suite.ts";
import { untilNextSecond } from "../support/until.ts";
import { ask } from "./ask.ts";
import { NOW, nextOf, remindedStudent, TODAY } from "./remindedStudent.ts";

const TOMORROW_AT_7 = "2021-03-02T13:00:00.000Z";
const IN_TIME = new Date(NOW.getTime() + 60_000);
const refusals = new Map<string, string>();
const catcher = new MailCatcher({ folder: null, refusal: (address) => refusals.get(address) ?? null });
const push = new PushStandIn();
const log: unknown[] = [];
let smtpUrl: string;

beforeAll(async () => {
  smtpUrl = await catcher.start();
  await push.start();
});
beforeEach(() => {
  catcher.mails.length = 0;
  push.received.length = 0;
  log.length = 0;
});
afterAll(async () => {
  push.stop();
  await catcher.stop();
});

function run({ url = smtpUrl, until = IN_TIME, now = NOW } = {}) {
  const services = {
    db: adminDb,
    auth: adminAuth,
    now: () => now,
    log: (...line: unknown[]) => log.push(line),
    mailer: new Mailer({ smtpUrl: url, from: "Cairn <reminders@cairn.test>" }),
    pusher: new Pusher({ keys: newVapidKeys(), contact: "https://cairn.example", allowsLocal: true }),
    origin: suite.hostingUrl,
  };
  return sendDueReminders(services, until);
}

describe("an email digest", () => {
  test("names what is due, and comes once", async () => {
    const ann = await remindedStudent();

    const runs = await Promise.all([run(), run()]);
    runs.push(await run());

    expect(runs.reduce((sum, { emails }) => sum + emails, 0)).toBe(1);
    expect(catcher.mails).toMatchObject([{ recipients: [ann.email], email: { from: { name: "Cairn" } } }]);
    const [{ email } = { email: null }] = catcher.mails;
    expect(email?.subject).toBe("Cairn: 1 thing for today and tomorrow");
    expect(email?.text).toContain("Letter: Letter from Ms. Ortiz is needed");
    expect(email?.html).toContain("Letter from Ms. Ortiz is needed");
    expect(await nextOf(ann)).toBe(TOMORROW_AT_7);
  });

  test("greets as the student wants to be called", async () => {
    const ann = await remindedStudent();
    await adminDb.doc(userPath(ann.uid)).update({ preferred_name: "Thắm" });

    await run();

    expect(catcher.mails[0]?.email.text).toMatch(/^Hello Thắm,\n/);
    expect(catcher.mails[0]?.email.html).toContain("<p>Hello Thắm,</p>");
  });

  test.each([
    ["a form", () => ({ body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) })],
    ["a form in parts", () => ({ body: oneClick() })],
  ])("has an address that stops it at once with %s, without a login", async (_, request) => {
    const ann = await remindedStudent();
    await run();
    const headers = new Map(catcher.mails[0]?.email.headers.map(({ key, value }) => [key, value]));

    const [, address = ""] = /^<(.+)>$/.exec(headers.get("list-unsubscribe") ?? "") ?? [];
    const response = await fetch(address, { method: "POST", ...request() });

    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(response.status).toBe(200);
    expect(await stored(remindersPath(ann.uid))).toMatchObject({ settings: { email: "off" }, next_at: null });
  });

  test("does not come on a quiet day, nor to an address that is not confirmed", async () => {
    const quiet = await remindedStudent({ letterDay: null });
    const unverified = await remindedStudent({ isVerified: false });

    expect(await run()).toMatchObject({ emails: 0, quiet: 2, failed: 0 });

    expect(catcher.mails).toEqual([]);
    expect([await nextOf(quiet), await nextOf(unverified)]).toEqual([TOMORROW_AT_7, TOMORROW_AT_7]);
  });

  test("a weekly email digest covers seven days and comes back in a week", async () => {
    const ann = await remindedStudent({ settings: { email: "weekly", weekday: 1 }, letterDay: "2021-03-07" });

    await run();

    expect(catcher.mails[0]?.email.subject).toBe("Cairn: 1 thing for the next seven days");
    expect(await nextOf(ann)).toBe("2021-03-08T13:00:00.000Z");
  });

  test("is switched off when the address does not exist, and only then", async () => {
    const wrong = await remindedStudent();
    const full = await remindedStudent();
    refusals.set(wrong.email, "550 5.1.1 No such user here").set(full.email, "452 4.2.2 Mailbox full");

    expect(await run()).toMatchObject({ emails: 0, failed: 1 });

    expect(await stored(remindersPath(wrong.uid))).toMatchObject({
      settings: { email: "off" },
      email_refused_on: TODAY,
    });
    expect(await stored(remindersPath(full.uid))).toMatchObject({ settings: { email: "daily" } });
    expect(await nextOf(full)).toBe(TOMORROW_AT_7);
    expect(JSON.stringify(log)).not.toContain("cairn.test");
  });
});

describe("a run", () => {
  test("leaves students to the next one if it lacks time or a mail server", async () => {
    const ann = await remindedStudent();

    expect(await run({ until: NOW })).toMatchObject({ emails: 0, left: 1 });
    expect(await run({ url: "smtp://127.0.0.1:1" })).toMatchObject({ emails: 0, left: 1 });

    expect(await nextOf(ann)).toBe(NOW.toISOString());
    expect(await run()).toMatchObject({ emails: 1, left: 0 });
  });

  test("logs a mail server that is down once, with how many students wait for an email", async () => {
    const reminders = Array.from({ length: 201 }, (_, index) => adminDb.doc(remindersPath(`waiting-${index}`)));
    const settings = { ...NO_REMINDERS, email: "daily", zone: "America/Chicago" };
    const writer = adminDb.bulkWriter();
    for (const each of reminders) void writer.set(each, { settings, next_at: Timestamp.fromDate(NOW) });
    await writer.flush();

    await run({ url: "smtp://127.0.0.1:1" });

    for (const each of reminders) void writer.delete(each);
    await writer.close();
    expect(log).toEqual([["ERROR", "The mail server does not take reminders", { left: 201 }]]);
  });

  test("sends no digest whose hour is long past", async () => {
    const ann = await remindedStudent();

    await run({ now: new Date("2021-03-01T19:30:00Z"), until: new Date("2021-03-01T19:40:00Z") });

    expect(catcher.mails).toEqual([]);
    expect(await nextOf(ann)).toBe(TOMORROW_AT_7);
  });

  test("survives one student's failure", async () => {
    const broken = await remindedStudent();
    await adminDb.doc(`users/${broken.uid}`).update({ current_stage: 7 });
    const ann = await remindedStudent();

    expect(await run()).toMatchObject({ emails: 1, failed: 1 });

    expect(catcher.mails.map(({ recipients }) => recipients)).toEqual([[ann.email]]);
    expect(log).toMatchObject([["WARNING", "A reminder failed", { error: "Error" }]]);
    expect(await nextOf(broken)).toBe(TOMORROW_AT_7);
  });

  test("deletes the reminders of an account that no longer exists", async () => {
    const ann = await remindedStudent();
    await adminAuth.deleteUser(ann.uid);

    await run();

    expect(catcher.mails).toEqual([]);
    expect(await stored(remindersPath(ann.uid))).toBe(null);
  });
});

describe("a push", () => {
  const pushOnly = { email: "off", push: true } as const;

  test("says how many and when, never what, to each device", async () => {
    const ann = await remindedStudent({
      settings: pushOnly,
      devices: [push.subscription("/a"), push.subscription("/b")],
    });

    expect(await run()).toMatchObject({ emails: 0, pushes: 2 });

    expect(push.received.map(({ path }) => path).sort()).toEqual(["/a", "/b"]);
    for (const each of push.received) {
      expect(JSON.parse(push.read(each))).toEqual({ count: 1, day: TODAY });
      expect(each.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "43200", urgency: "normal" });
      expect(each.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);
      expect(each.body.toString("latin1")).not.toContain("Ortiz");
    }
    expect(await nextOf(ann)).toBe(TOMORROW_AT_7);
  });

  test("never comes between midnight and 6 am, even if its run is late", async () => {
    const atEleven = new Date("2021-03-02T05:00:00Z");
    const afterMidnight = new Date("2021-03-02T06:30:00Z");
    await remindedStudent({ settings: pushOnly, devices: [push.subscription("/n")], dueAt: atEleven });

    await run({ now: afterMidnight, until: new Date(afterMidnight.getTime() + 60_000) });

    expect(push.received).toEqual([]);
  });

  test("comes at 6 am if an earlier release has stored an hour of the night", async () => {
    const ann = await remindedStudent({ settings: { ...pushOnly, hour: 3 }, devices: [push.subscription("/o")] });

    await run();

    expect(await nextOf(ann)).toBe("2021-03-02T12:00:00.000Z");
  });

  test("removes a subscription that has ended, and keeps one that fails", async () => {
    const devices = ["/gone", "/unknown", "/busy"].map((path) => push.subscription(path, path));
    const ann = await remindedStudent({ settings: pushOnly, devices });
    push.answers.set("/gone", 410).set("/unknown", 404).set("/busy", 503);

    expect(await run()).toMatchObject({ pushes: 0, failed: 1 });

    const { subscriptions } = (await stored(remindersPath(ann.uid))) ?? {};
    expect(Object.values(Object(subscriptions))).toMatchObject([{ label: "/busy" }]);
  });

  test.each<readonly [string, (uid: string) => Promise<unknown>]>([
    ["the account's sessions have ended", (uid) => adminAuth.revokeRefreshTokens(uid)],
    ["the address is confirmed for the first time", (uid) => adminAuth.updateUser(uid, { emailVerified: true })],
  ])("goes to no device from before %s", async (_, act) => {
    const devices = [push.subscription("/before")];
    const ann = await remindedStudent({ settings: { push: true }, devices, isVerified: false });
    await untilNextSecond();
    await act(ann.uid);

    await run();

    expect(push.received).toEqual([]);
    expect(await stored(remindersPath(ann.uid))).toMatchObject({ subscriptions: {} });
  });

  test("comes with the email of the same hour, and neither comes twice a day", async () => {
    const ann = await remindedStudent({ settings: { push: true }, devices: [push.subscription("/c")] });
    await run();

    const settings = { ...NO_REMINDERS, email: "daily", push: true, hour: 20, zone: "America/Chicago" } as const;
    await saveReminders(adminDb, ann.uid, settings, NOW);

    expect([catcher.mails.length, push.received.length]).toEqual([1, 1]);
    expect(await nextOf(ann)).toBe("2021-03-03T02:00:00.000Z");
  });
});

describe("a reader's comment", () => {
  const ON_TUESDAY = new Date("2021-03-02T13:00:00Z");
  const ON_WEDNESDAY = new Date("2021-03-03T13:00:00Z");
  const runAt = (now: Date) => run({ now, until: new Date(now.getTime() + 60_000) });

  test("is counted by the next push", async () => {
    const ann = await remindedStudent({
      settings: { email: "off", push: true },
      letterDay: null,
      devices: [push.subscription("/d")],
    });
    const shareId = await listedShare(ann);
    await ask("POST", API_CALLS.commentOnShare.path, { body: { shareId, part: "hours", sealed: "A".repeat(40) } });

    await run();

    expect(push.received.map((each) => JSON.parse(push.read(each)))).toEqual([{ count: 1, day: TODAY }]);
  });

  test("is in the weekly email, although a push has reported it before", async () => {
    const ann = await remindedStudent({
      settings: { email: "weekly", weekday: 3, push: true },
      letterDay: null,
      devices: [push.subscription("/e")],
      dueAt: ON_TUESDAY,
    });
    const last_comment_at = Timestamp.fromDate(new Date("2021-03-01T20:00:00Z"));
    await adminDb.doc(shareNewsPath(ann.uid)).set({ items: { [await listedShare(ann)]: { last_comment_at } } });

    await runAt(ON_TUESDAY);
    await runAt(ON_WEDNESDAY);

    const pushed = push.received.filter(({ path }) => path === "/e").map((each) => JSON.parse(push.read(each)));
    expect(pushed).toEqual([{ count: 1, day: "2021-03-02" }]);
    const mailed = catcher.mails.filter(({ recipients }) => recipients.includes(ann.email));
    expect(mailed.map(({ email }) => email.subject)).toEqual(["Cairn: 1 thing for the next seven days"]);
  });
});

/** A share in the student's list. Returns its id. */
async function listedShare({ uid }: Student): Promise<string> {
  const { shareId } = await newShare(adminDb, uid);
  const row = { meant_for_kind: "adviser", parts: ["hours"], ends_on: "2021-04-01", created_on: TODAY };
  await adminDb.doc(shareRowsPath(uid)).set({ items: { [shareId]: row }, changed_item: shareId });
  return shareId;
}

function oneClick(): FormData {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}
