import { readFile } from "node:fs/promises";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { type App, initializeApp } from "firebase-admin/app";
import { type Auth, getAuth } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { type Functions, getFunctions } from "firebase-admin/functions";
import { inject } from "vitest";
import { LONGEST } from "./patience.ts";
import { until } from "./until.ts";

/** The addresses of the running suite. */
export interface SuiteAddress {
  readonly projectId: string;
  readonly hostingUrl: string;
  /** Such as `127.0.0.1:9099`. */
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly functionsHost: string;
  readonly tasksHost: string;
  /** The output of firebase-tools and the functions it runs. */
  readonly logFile: string;
  /** The report of `web/build/builtFiles.ts` about the app that Hosting serves. */
  readonly builtFiles: string;
  /** Exists once the suite has started, or has failed to; then it contains the reason. */
  readonly startFile: string;
}

export const suite: SuiteAddress = inject("suite");
await untilStarted(suite);

/** Other projects' tests run while the suite starts, so the first files of a run wait here. */
async function untilStarted({ startFile, logFile }: SuiteAddress): Promise<void> {
  let problem: string | null = null;
  const hasEnded = async () => {
    problem = await readFile(startFile, "utf8").catch(() => null);
    return problem !== null;
  };
  await until("the suite", hasEnded, LONGEST);
  if (problem !== "") throw new Error(`The suite did not start: ${problem} See ${logFile}.`);
}

export interface Student {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
}

const admin = openAdmin(suite);
let students = 0;

export const adminAuth: Auth = getAuth(admin);
export const adminDb: Firestore = getFirestore(admin);
/** Another database of the project, such as one that a backup was restored into. */
export const databaseNamed = (name: string): Firestore => getFirestore(admin, name);
export const adminFunctions: Functions = getFunctions(admin);

/** Long before the dates of any list. */
const JOINED_LONG_AGO = "2020-08-03";

/**
 * Creates an account. With a stage, registers it through the API like the app does. By default, the student joined
 * years ago, so nothing on the lists is from before that.
 */
export async function newStudent({
  stage,
  name = "Ann Lee",
  isFirstDay = false,
}: {
  stage: string | null;
  name?: string;
  isFirstDay?: boolean;
}): Promise<Student> {
  students += 1;
  const email = `student-${process.pid}-${Date.now()}-${students}@cairn.test`;
  const password = "correct horse battery";
  const { uid } = await adminAuth.createUser({ email, password, displayName: name });
  const idToken = await idTokenFor(email, password);
  if (stage !== null) {
    const response = await call("POST", API_CALLS.register.path, {
      idToken,
      body: { stageId: stage, isOldEnough: true },
    });
    if (response.status !== 200) throw new Error(`register answered ${response.status}: ${await response.text()}`);
    if (!isFirstDay) {
      await adminDb.doc(`users/${uid}`).update({ age_confirmed_on: JOINED_LONG_AGO, "preferences.collapsed": [] });
    }
  }
  return { uid, name, email, password, idToken };
}

export async function idTokenFor(email: string, password: string): Promise<string> {
  const response = await fetch(
    `http://${suite.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** Makes a call like the browser does, through Hosting. */
export function call(
  method: string,
  path: string,
  { idToken, body, headers = {} }: { idToken?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${suite.hostingUrl}${path}`, {
    method,
    // A call that leads elsewhere is looked at itself.
    redirect: "manual",
    headers: {
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

/** The document at this path in Firestore, or null. */
export async function stored(path: string): Promise<Record<string, unknown> | null> {
  return (await adminDb.doc(path).get()).data() ?? null;
}

function openAdmin({ projectId, authHost, firestoreHost, tasksHost }: SuiteAddress): App {
  // The Admin SDK finds the emulators through these only, and reads that of Auth for each request.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = authHost;
  process.env.FIRESTORE_EMULATOR_HOST = firestoreHost;
  process.env.CLOUD_TASKS_EMULATOR_HOST = tasksHost;
  // Otherwise the SDK checks over the network whether it runs on Google Cloud, and waits.
  process.env.METADATA_SERVER_DETECTION = "none";
  return initializeApp({ projectId });
}
