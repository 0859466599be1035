import { createHash, randomUUID } from "node:crypto";
import type { Auth } from "firebase-admin/auth";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { makeCalendarFeed } from "../../../../functions/src/data/calendarFeeds.ts";
import { registerStudent } from "../../../../functions/src/data/registerStudent.ts";
import { secretHash } from "../../../../functions/src/data/secretHash.ts";
import { API_CALLS, type ApiCallName } from "../../../../functions/src/domain/api/apiCalls.ts";
import { FEED_KINDS } from "../../../../functions/src/domain/calendar/calendarFeed.ts";
import {
  checklistPath,
  checklistsPath,
  essayIndexPath,
  experiencePath,
  experienceSummaryPath,
  interviewsPath,
  lettersPath,
  remindersPath,
  schoolsPath,
  scoresPath,
  seasonPath,
  sharePath,
  trackerSettingsPath,
  userPath,
} from "../../../../functions/src/domain/records/firestorePaths.ts";
import { PLAN_FILE_VERSION } from "../../../../functions/src/domain/records/planFile.ts";
import { NO_REMINDERS } from "../../../../functions/src/domain/reminder/reminderSettings.ts";
import { newShareId } from "../../../../functions/src/domain/share/share.ts";

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

/** A request to our call and to its floor. */
export interface Scenario {
  /** Empty for calls without a session. */
  readonly idToken: string;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Our call rejects fields it does not know. These are what the floor looks up in no table. */
  readonly floorOnly: Readonly<Record<string, unknown>>;
  /** Only for a call whose path contains a token. */
  readonly path?: string;
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

const scenario = (idToken: string, body: Scenario["body"] = null, floorOnly: Scenario["floorOnly"] = {}) => ({
  idToken,
  body,
  floorOnly,
});

/** Prepares accounts and documents for one call. It takes the usual, successful way through the call. */
const SCENARIOS: Readonly<Record<ApiCallName, (world: World) => Promise<Scenario>>> = {
  checkUser: async (world) => scenario((await student(world)).idToken),
  dashboardUser: async (world) => scenario((await student(world)).idToken),
  checklistItems: async (world) => scenario((await student(world)).idToken),
  getStages: async (world) => scenario((await signUp(world)).idToken),
  register: async (world) =>
    scenario((await signUp(world)).idToken, { stageId: STAGE, isOldEnough: true }, { previousStageId: PREVIOUS }),
  changeStage: async (world) =>
    scenario((await student(world, PREVIOUS)).idToken, { newStageId: STAGE }, { previousStageId: PREVIOUS }),
  deleteUser: async (world) => scenario((await student(world)).idToken),
  logOutEverywhere: async (world) => scenario((await signUp(world)).idToken, {}),
  threadAccounts: async (world) => {
    const { uid, email } = await signUp(world);
    await world.auth.setCustomUserClaims(uid, { admin: true });
    const { idToken } = await askAuth(world, "signInWithPassword", { email, password: PASSWORD });
    return scenario(idToken, { uids: [uid] });
  },
  reports: async () => scenario("", { name: "TypeError", place: "dashboard", frames: ["B1x9Qz_a:2:1401"] }),
  commentOnShare: async (world) =>
    scenario("", { shareId: await sharedPlan(world), part: "hours", sealed: "A".repeat(40) }),
  openShare: async (world) => scenario("", { shareId: await sharedPlan(world) }),
  reportShare: async (world) => scenario("", { shareId: await sharedPlan(world), reason: "other" }),
  registerEmail: async () => scenario("", { name: "Ann Lee", email: newAddress(), password: PASSWORD }),
  loginEmail: async (world) => scenario("", { email: (await signUp(world)).email, password: PASSWORD }),
  mergeGuest: async (world) => {
    const guest = await askAuth(world, "signUp", {});
    await registerAt(world, guest.localId, STAGE);
    const batch = world.db.batch();
    for (let index = 0; index < EXPERIENCES; index += 1) {
      batch.set(world.db.doc(experiencePath(guest.localId, `${index}`)), { text: "word ".repeat(100) });
    }
    await batch.commit();
    return scenario((await signUp(world)).idToken, { guestToken: guest.idToken });
  },
  importPlan: async (world) => {
    const { uid, idToken } = await student(world);
    const { docs } = await world.db.collection(checklistsPath(uid)).get();
    return scenario(idToken, {
      ...{ product: "Cairn", version: PLAN_FILE_VERSION, exported_at: "2026-11-22T12:00:00Z", uid },
      user: (await world.db.doc(userPath(uid)).get()).data(),
      collections: { checklists: Object.fromEntries(docs.map((doc) => [doc.id, doc.data()])) },
    });
  },
  makeCalendarFeed: async (world) => scenario((await student(world)).idToken, FEED),
  changeCalendarFeed: async (world) => scenario((await subscriber(world)).idToken, FEED),
  endCalendarFeed: async (world) => scenario((await subscriber(world)).idToken),
  calendarFile: async (world) => {
    const { uid, token } = await subscriber(world);
    const lists = [checklistPath(uid, STAGE), checklistPath(uid, PREVIOUS)];
    const rest = [schoolsPath, seasonPath, interviewsPath, trackerSettingsPath, essayIndexPath, lettersPath];
    const calendarSources = [...lists, ...[...rest, scoresPath, experienceSummaryPath].map((pathOf) => pathOf(uid))];
    const path = API_CALLS.calendarFile.path.replace(":token", token);
    return { ...scenario("", null, { feedHash: secretHash(token), calendarSources }), path };
  },
  reminders: async (world) => scenario((await student(world)).idToken),
  setReminders: async (world) => scenario((await student(world)).idToken, { ...NO_REMINDERS }),
  addSubscription: async (world) =>
    scenario((await student(world)).idToken, {
      endpoint: "https://web.push.apple.com/floor",
      keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      label: "Phone",
    }),
  removeSubscription: async (world) => {
    const path = `${API_CALLS.removeSubscription.path}?device=${"A".repeat(22)}`;
    return { ...scenario((await student(world)).idToken), path };
  },
  unsubscribe: async (world) => {
    const { uid } = await signUp(world);
    const token = createHash("sha256").update(uid).digest("base64url");
    const tokenHash = secretHash(token);
    await world.db.doc(remindersPath(uid)).set({ settings: NO_REMINDERS, unsubscribe_hashes: [tokenHash] });
    return scenario("", { token }, { tokenHash });
  },
  openUnsubscribe: async () => ({
    ...scenario(""),
    path: `${API_CALLS.openUnsubscribe.path}?token=${"A".repeat(43)}`,
  }),
};

export function scenarioOf(name: ApiCallName, world: World): Promise<Scenario> {
  return SCENARIOS[name](world);
}

/** An open share of a new student, with bytes in place of sealed texts. */
async function sharedPlan(world: World): Promise<string> {
  const { uid } = await student(world);
  const shareId = newShareId();
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
  return shareId;
}

async function student(world: World, stageId = STAGE): Promise<{ uid: string; idToken: string }> {
  const { uid, idToken } = await signUp(world);
  await registerAt(world, uid, stageId);
  return { uid, idToken };
}

/** A student with a calendar address. */
async function subscriber(world: World): Promise<{ uid: string; idToken: string; token: string }> {
  const { uid, idToken } = await student(world);
  const made = await makeCalendarFeed(world.db, { uid, accountCreatedAt: new Date() }, FEED, new Date());
  if (!made) throw new Error("The student is not registered.");
  return { uid, idToken, token: made.token };
}

async function registerAt({ db }: World, uid: string, stageId: string): Promise<void> {
  const registration = { uid, displayName: "Ann Lee", stageId, today: "2026-11-22" };
  if (!(await registerStudent(db, registration))) throw new Error(`There is no stage ${stageId}.`);
}

/**
 * A new account, logged in. The token of the sign-up itself can count as revoked: the emulator notes the time of the
 * login before it stores the password, and now and then the next second begins between the two.
 */
async function signUp(world: World): Promise<{ uid: string; email: string; idToken: string }> {
  const email = newAddress();
  await askAuth(world, "signUp", { email, password: PASSWORD });
  const { localId, idToken } = await askAuth(world, "signInWithPassword", { email, password: PASSWORD });
  return { uid: localId, email, idToken };
}

function newAddress(): string {
  return `floor-${randomUUID()}@cairn.test`;
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
