import { createHash, randomUUID } from "node:crypto";
import { NO_MARK } from "@domain/account/accountMark.ts";
import type { Auth } from "firebase-admin/auth";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { makeCalendarFeed } from "../../functions/src/data/calendarFeeds.ts";
import { registerStudent } from "../../functions/src/data/registerStudent.ts";
import { secretHash } from "../../functions/src/data/secretHash.ts";
import { API_CALLS, type ApiCallName } from "../../functions/src/domain/api/apiCalls.ts";
import { FEED_KINDS } from "../../functions/src/domain/calendar/calendarFeed.ts";
import {
  checklistsPath,
  experiencePath,
  remindersPath,
  sharePath,
  userPath,
} from "../../functions/src/domain/records/firestorePaths.ts";
import { PLAN_FILE_VERSION } from "../../functions/src/domain/records/planFile.ts";
import { NO_REMINDERS } from "../../functions/src/domain/reminder/reminderSettings.ts";
import { newShareId } from "../../functions/src/domain/share/share.ts";

const PASSWORD = "correct horse battery";
const STAGE = "pm-junior";
const PREVIOUS = "pm-sophomore";
const EXPERIENCES = 3;
const FEED = { kinds: [...FEED_KINDS], zone: "America/Chicago" };

export interface World {
  readonly db: Firestore;
  readonly auth: Auth;
  /** The Auth emulator, such as `127.0.0.1:9099`. */
  readonly authHost: string;
}

/** A call to make. */
export interface Scenario {
  /** Empty for calls without a session. */
  readonly idToken: string;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Only for a call whose path contains a token. */
  readonly path?: string;
  /** The ids, addresses and tokens of this scenario. Another of the same call has others in the same order. */
  readonly names: readonly string[];
}

interface Student {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

/** Calls that change nothing, so one scenario serves any number of calls. */
export const REPEATABLE: readonly ApiCallName[] = [
  "checkUser",
  "dashboardUser",
  "getStages",
  "checklistItems",
  "threadAccounts",
  "reports",
  "changeCalendarFeed",
  "reminders",
  "openUnsubscribe",
];

/** A call with a student's session. */
const withSession = ({ uid, email, idToken }: Student, body: Scenario["body"] = null): Scenario => ({
  idToken,
  body,
  names: [uid, email, idToken],
});

/** A call without a session. */
const open = (names: readonly string[], body: Scenario["body"] = null): Scenario => ({ idToken: "", body, names });

/** Prepares accounts and documents for one call. It takes the usual, successful way through the call. */
const SCENARIOS: Readonly<Record<ApiCallName, (world: World) => Promise<Scenario>>> = {
  checkUser: async (world) => withSession(await student(world)),
  dashboardUser: async (world) => withSession(await student(world)),
  checklistItems: async (world) => withSession(await student(world)),
  getStages: async (world) => withSession(await signUp(world)),
  register: async (world) => withSession(await signUp(world), { stageId: STAGE, isOldEnough: true }),
  changeStage: async (world) => withSession(await student(world, PREVIOUS), { newStageId: STAGE }),
  deleteUser: async (world) => withSession(await student(world)),
  logOutEverywhere: async (world) => withSession(await signUp(world), {}),
  threadAccounts: async (world) => {
    const { uid, email } = await signUp(world);
    await world.auth.setCustomUserClaims(uid, { admin: true });
    const { idToken } = await askAuth(world, "signInWithPassword", { email, password: PASSWORD });
    return withSession({ uid, email, idToken }, { uids: [uid] });
  },
  reports: async () => open([], { name: "TypeError", place: "dashboard", frames: ["B1x9Qz_a:2:1401"] }),
  commentOnShare: async (world) => {
    const names = await sharedPlan(world);
    return open(names, { shareId: names[0], part: "hours", sealed: "A".repeat(40) });
  },
  openShare: async (world) => {
    const names = await sharedPlan(world);
    return open(names, { shareId: names[0] });
  },
  reportShare: async (world) => {
    const names = await sharedPlan(world);
    return open(names, { shareId: names[0], reason: "other" });
  },
  registerEmail: async () => {
    const email = newAddress();
    return open([email], { name: "Ann Lee", email, password: PASSWORD, isOldEnough: true });
  },
  loginEmail: async (world) => {
    const { uid, email } = await signUp(world);
    return open([uid, email], { email, password: PASSWORD });
  },
  mergeGuest: async (world) => {
    const guest = await askAuth(world, "signUp", {});
    await registerAt(world, guest.localId, STAGE);
    const batch = world.db.batch();
    for (let index = 0; index < EXPERIENCES; index += 1) {
      batch.set(world.db.doc(experiencePath(guest.localId, `${index}`)), { text: "word ".repeat(100) });
    }
    await batch.commit();
    const merged = withSession(await signUp(world), { guestToken: guest.idToken });
    return { ...merged, names: [...merged.names, guest.localId, guest.idToken] };
  },
  importPlan: async (world) => {
    const importing = await student(world);
    const { uid } = importing;
    const { docs } = await world.db.collection(checklistsPath(uid)).get();
    return withSession(importing, {
      ...{ product: "Cairn", version: PLAN_FILE_VERSION, exported_at: "2026-11-22T12:00:00Z", uid },
      user: (await world.db.doc(userPath(uid)).get()).data(),
      collections: { checklists: Object.fromEntries(docs.map((doc) => [doc.id, doc.data()])) },
    });
  },
  makeCalendarFeed: async (world) => withSession(await student(world), FEED),
  changeCalendarFeed: async (world) => withSession(await subscriber(world), FEED),
  endCalendarFeed: async (world) => withSession(await subscriber(world)),
  calendarFile: async (world) => {
    const { uid, token } = await subscriber(world);
    return { ...open([uid, secretHash(token)]), path: API_CALLS.calendarFile.path.replace(":token", token) };
  },
  reminders: async (world) => withSession(await student(world)),
  setReminders: async (world) => withSession(await student(world), { ...NO_REMINDERS }),
  addSubscription: async (world) =>
    withSession(await student(world), {
      endpoint: "https://web.push.apple.com/device",
      keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      label: "Phone",
    }),
  removeSubscription: async (world) => {
    const path = `${API_CALLS.removeSubscription.path}?device=${"A".repeat(22)}`;
    return { ...withSession(await student(world)), path };
  },
  unsubscribe: async (world) => {
    const { uid } = await signUp(world);
    const token = createHash("sha256").update(uid).digest("base64url");
    const hash = secretHash(token);
    await world.db.doc(remindersPath(uid)).set({ settings: NO_REMINDERS, unsubscribe_hashes: [hash] });
    return open([uid, hash], { token });
  },
  openUnsubscribe: async () => ({ ...open([]), path: `${API_CALLS.openUnsubscribe.path}?token=${"A".repeat(43)}` }),
};

export function scenarioOf(name: ApiCallName, world: World): Promise<Scenario> {
  return SCENARIOS[name](world);
}

/** An open share of a new student, with bytes in place of sealed texts. Returns its id and the student's. */
async function sharedPlan(world: World): Promise<readonly [string, string]> {
  const { uid } = await student(world);
  // Begins with a digit, so that every field path has to quote it.
  const shareId = `0${(await newShareId(uid)).slice(1)}`;
  const now = Timestamp.now();
  await world.db.doc(sharePath(shareId)).set({
    uid,
    created_at: now,
    updated_at: now,
    ends_at: Timestamp.fromMillis(now.toMillis() + 86_400_000),
    head: Buffer.from("head"),
    parts: { hours: Buffer.from("hours") },
    takes_comments: true,
    closed_at: null,
  });
  return [shareId, uid];
}

async function student(world: World, stageId = STAGE): Promise<Student> {
  const account = await signUp(world);
  await registerAt(world, account.uid, stageId);
  return account;
}

/** A student with a calendar address. */
async function subscriber(world: World): Promise<Student & { readonly token: string }> {
  const account = await student(world);
  const { uid } = account;
  const made = await makeCalendarFeed(world.db, { uid, accountCreatedAt: new Date(), mark: NO_MARK }, FEED, new Date());
  if (!made) throw new Error("The student is not registered.");
  return { ...account, token: made.token };
}

async function registerAt({ db }: World, uid: string, stageId: string): Promise<void> {
  const registration = { uid, displayName: "Ann Lee", stageId, today: "2026-11-22" };
  if (!(await registerStudent(db, registration))) throw new Error(`There is no stage ${stageId}.`);
}

/**
 * A new account, logged in. The token of the sign-up itself can count as revoked: the emulator notes the time of the
 * login before it stores the password, and now and then the next second begins between the two.
 */
async function signUp(world: World): Promise<Student> {
  const email = newAddress();
  await askAuth(world, "signUp", { email, password: PASSWORD });
  const { localId, idToken } = await askAuth(world, "signInWithPassword", { email, password: PASSWORD });
  return { uid: localId, email, idToken };
}

function newAddress(): string {
  return `call-${randomUUID()}@cairn.test`;
}

async function askAuth(
  { authHost }: World,
  method: "signUp" | "signInWithPassword",
  body: object,
): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}
