import { randomBytes } from "node:crypto";
import type { UserRecord } from "firebase-admin/auth";
import { atOnce } from "../data/atOnce.ts";
import { readCalendarSources } from "../data/readCalendarSources.ts";
import { type PerChannel, readCommentedShares } from "../data/readCommentedShares.ts";
import { readStudent } from "../data/readStudent.ts";
import {
  claimReminder,
  type DueReminder,
  deleteReminders,
  dueReminders,
  refuseEmail,
  removeDevices,
  wantsPush,
} from "../data/reminders.ts";
import { hasEnded } from "../domain/account/accountMark.ts";
import type { User } from "../domain/account/user.ts";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { type CalendarItem, type CalendarKind, openItems } from "../domain/calendar/calendarItems.ts";
import { SOURCES_OF, storedItems } from "../domain/calendar/storedItems.ts";
import { joiningDay } from "../domain/checklist/joiningDay.ts";
import { type Digest, digestOf, KIND_OF, pushPayloadOf } from "../domain/reminder/digest.ts";
import { digestEmail } from "../domain/reminder/digestEmail.ts";
import { isEmailDueOn } from "../domain/reminder/nextAt.ts";
import type { PushDevice } from "../domain/reminder/pushSubscription.ts";
import { EARLIEST_HOUR, type ReminderSettings } from "../domain/reminder/reminderSettings.ts";
import type { StoredReminders } from "../domain/reminder/storedReminders.ts";
import { wallTimeAt } from "../domain/season/zonedTime.ts";
import { addDays } from "../domain/shared/calendarDay.ts";
import { findAccount } from "../http/accountOf.ts";
import { ConcurrencyLimiter } from "../http/ConcurrencyLimiter.ts";
import type { Services } from "../http/Services.ts";
import type { Mailer } from "./Mailer.ts";
import type { Pusher } from "./Pusher.ts";

export interface ReminderServices extends Pick<Services, "db" | "auth" | "now" | "log"> {
  /** Null if the site sends no emails, or no pushes. */
  readonly mailer: Mailer | null;
  readonly pusher: Pusher | null;
  /** The site's address, without a slash at its end. */
  readonly origin: string;
}

/** What a run did. Nothing in it says who. */
export interface ReminderRun {
  emails: number;
  pushes: number;
  /** Students with nothing to be reminded of. */
  quiet: number;
  /** Students whose digest, email or push failed. They get the next one. */
  failed: number;
  /** Students left to the next run: no time, or no mail server. */
  left: number;
}

/** How many students a query reads, and how many are reminded at once. */
const PAGE = 200;
const AT_ONCE = 20;
/** Plans in memory at once: the ten lists of each can have ten mebibytes. */
const PLANS_AT_ONCE = 2;
const plans = new ConcurrencyLimiter();
/** A digest that is later than this, in milliseconds, is left out: its hour has passed. */
const LATEST = 6 * 3_600_000;
const TOKEN_BYTES = 32;

/**
 * Reminds every student whose digest is due. A digest is claimed before it is sent, so none is sent twice, whatever runs
 * at the same time. One that fails after that is not repeated: the next comes at its own time.
 *
 * @param until When to stop. The students who are left are still due in the next run.
 */
export async function sendDueReminders(services: ReminderServices, until: Date): Promise<ReminderRun> {
  const run: ReminderRun = { emails: 0, pushes: 0, quiet: 0, failed: 0, left: 0 };
  let mailer: Mailer | null | "down" | undefined;
  let unmailed = 0;
  try {
    for await (const page of dueReminders(services.db, services.now(), PAGE)) {
      mailer ??= services.mailer && ((await services.mailer.isReady()) ? services.mailer : "down");
      await atOnce(page, AT_ONCE, async (due) => {
        const lacksMailer = mailer === "down" && isEmailDue(due);
        if (lacksMailer) unmailed += 1;
        if (services.now() >= until || lacksMailer) run.left += 1;
        else await remindOrLog(services, due, run);
      });
      if (services.now() >= until) break;
    }
  } finally {
    if (mailer === "down") services.log("ERROR", "The mail server does not take reminders", { left: unmailed });
    await services.mailer?.close();
  }
  return run;
}

/** One student's failure is counted and logged without the student, and ends nothing. */
async function remindOrLog(services: ReminderServices, due: DueReminder, run: ReminderRun): Promise<void> {
  try {
    await remind(services, due, run);
  } catch (error) {
    run.failed += 1;
    services.log("WARNING", "A reminder failed", failureOf(error));
  }
}

async function remind(services: ReminderServices, due: DueReminder, run: ReminderRun): Promise<void> {
  const { db, now } = services;
  const { uid } = due;
  const token = services.mailer && isEmailDue(due) ? randomBytes(TOKEN_BYTES).toString("base64url") : null;
  const claimed = await claimReminder(db, uid, token, now());
  if (!claimed?.settings || now().getTime() - (claimed.next_at?.toMillis() ?? 0) > LATEST) return;
  const account = await findAccount(services.auth, uid);
  if (!account) {
    await deleteReminders(db, uid);
    return;
  }
  const student = account.disabled ? null : await readStudent(db, { uid, isGuest: false });
  if (!student) return;
  const { settings } = claimed;
  const plan = await plans.run(
    "all",
    () => PLANS_AT_ONCE,
    () => readPlan(services, settings, claimed, account, student),
  );
  const sent = await Promise.allSettled([
    token !== null && sendEmail(services, plan, { uid, account, student, token }, run),
    wantsPush(claimed) &&
      !isNight(now(), settings.zone) &&
      sendPushes(services, plan, { account, subscriptions: claimed.subscriptions }, run),
  ]);
  if (sent.every((each) => each.status === "fulfilled" && !each.value)) run.quiet += 1;
  const failure = sent.find((each) => each.status === "rejected");
  if (failure) throw failure.reason;
}

/** A digest of the late evening can be sent after midnight. */
function isNight(now: Date, zone: string): boolean {
  return Number(wallTimeAt(now.getTime(), zone).time.slice(0, 2)) < EARLIEST_HOUR;
}

/** What the digests of one student are made of. */
interface Plan {
  readonly settings: ReminderSettings;
  readonly today: string;
  readonly items: readonly CalendarItem[];
  /** How many shares have comments that are new to the student. */
  readonly commented: PerChannel;
}

async function readPlan(
  { db, now }: ReminderServices,
  settings: ReminderSettings,
  claimed: StoredReminders,
  { uid, metadata }: UserRecord,
  student: User,
): Promise<Plan> {
  const { kinds, zone } = settings;
  const wanted = (Object.keys(KIND_OF) as CalendarKind[]).filter((kind) =>
    kinds.some((each) => each === KIND_OF[kind]),
  );
  const [sources, commented] = await Promise.all([
    readCalendarSources(db, uid, student, new Set(wanted.flatMap((kind) => SOURCES_OF[kind]))),
    kinds.includes("comments") ? readCommentedShares(db, uid, commentsSince(claimed)) : { email: 0, push: 0 },
  ]);
  const moment = now().getTime();
  const today = wallTimeAt(moment, zone).day;
  const createdOn = wallTimeAt(Date.parse(metadata.creationTime), zone).day;
  const stored = Object.fromEntries([...sources].map(([name, { fields }]) => [name, fields]));
  const items = storedItems(stored, { now: moment, zone, joinedOn: joiningDay(student, createdOn) });
  return { settings, today, items: openItems(items, today), commented };
}

/** An email and a push each tell what is new since the one before. */
function commentsSince({ comments_emailed_at, comments_pushed_at }: StoredReminders): PerChannel {
  return { email: comments_emailed_at?.toMillis() ?? 0, push: comments_pushed_at?.toMillis() ?? 0 };
}

interface Addressee {
  readonly uid: string;
  readonly account: UserRecord;
  readonly student: User;
  readonly token: string;
}

/** Returns whether there was something to send. */
async function sendEmail(
  { db, mailer, origin, now }: ReminderServices,
  plan: Plan,
  { uid, account, student, token }: Addressee,
  run: ReminderRun,
): Promise<boolean> {
  const { email } = plan.settings;
  const to = account.emailVerified ? account.email : undefined;
  const digest = email === "off" ? null : digestFrom(plan, email, plan.commented.email);
  if (!mailer || !digest || to === undefined) return false;
  const context = { name: student.preferred_name ?? student.display_name, origin, token };
  const unsubscribeUrl = `${origin}${API_CALLS.unsubscribe.path}?token=${token}`;
  const outcome = await mailer.send({ ...digestEmail(digest, context), to, unsubscribeUrl });
  if (outcome === "refused") await refuseEmail(db, uid, now());
  else run.emails += 1;
  return true;
}

/** Returns whether there was something to send. Devices whose subscription or session has ended are removed. */
async function sendPushes(
  { db, pusher, now }: ReminderServices,
  plan: Plan,
  { account, subscriptions }: Pick<StoredReminders, "subscriptions"> & { readonly account: UserRecord },
  run: ReminderRun,
): Promise<boolean> {
  const digest = digestFrom(plan, "daily", plan.commented.push);
  const payload = digest && pushPayloadOf(digest);
  if (!pusher || !payload) return false;
  const sent = await Promise.allSettled(
    Object.entries(subscriptions).map(async ([id, device]) => ({
      id,
      outcome: isOfEndedSession(device, account) ? "gone" : await pusher.send(device, payload, now()),
    })),
  );
  const answers = sent.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  run.pushes += answers.filter(({ outcome }) => outcome === "sent").length;
  const gone = answers.filter(({ outcome }) => outcome === "gone").map(({ id }) => id);
  if (gone.length > 0) await removeDevices(db, account.uid, gone, now());
  const failure = sent.find((each) => each.status === "rejected");
  if (failure) throw failure.reason;
  return true;
}

function isOfEndedSession(device: PushDevice, account: UserRecord): boolean {
  return hasEnded(device, Date.parse(addDays(device.added_on, 1)), account);
}

function digestFrom({ items, settings, today }: Plan, rhythm: Digest["rhythm"], commented: number): Digest | null {
  return digestOf(items, commented, settings, { today, rhythm });
}

/** The day counts on which the digest was due, even if this run is later. */
function isEmailDue({ stored: { settings, next_at } }: DueReminder): boolean {
  return settings !== null && isEmailDueOn(settings, wallTimeAt(next_at?.toMillis() ?? 0, settings.zone).day);
}

/** No message: it can contain an address. */
function failureOf(error: unknown): Readonly<Record<string, unknown>> {
  const { name, code, command, responseCode } = Object(error);
  return { error: String(name), code, command, responseCode };
}
