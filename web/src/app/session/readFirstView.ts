import { checklistPath, userPath } from "@domain/records/firestorePaths";
import type { FirebaseApp } from "firebase/app";
import type { User } from "firebase/auth";
import { lastStage } from "../../base/lastStage.ts";
import type { FirstView } from "./firstView.ts";

/** How long the answer is waited for, in milliseconds. By then, the listeners have theirs. */
const PATIENCE = 8_000;

/** A value of Firestore's REST API: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
type RestValue = Readonly<Record<string, unknown>>;
type RestFields = Readonly<Record<string, RestValue>>;

/** One document in the answer of `batchGet`. */
interface Answer {
  readonly found?: { readonly name: string; readonly fields?: RestFields };
}

declare global {
  /** What `head/ahead.js` has requested before the app was there: documents by name. The answer is null if that failed. */
  var firstViewAhead:
    | { readonly names: readonly string[]; readonly answer: Promise<readonly Answer[] | null> }
    | undefined;
}

let isAheadUsed = false;

interface Asked {
  readonly app: FirebaseApp;
  readonly user: User;
  /** App Check's token, if the build uses it. */
  readonly appToken: () => Promise<string | null>;
}

/**
 * Reads the first view over Firestore's REST API, in one request and without the SDK. The rules check it like any other
 * read. Null if there is no such student, or for any failure: the listeners then bring the documents.
 */
export async function readFirstView({ app, user, appToken }: Asked): Promise<FirstView | null> {
  const { uid } = user;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const headers = new Headers({
      Authorization: `Bearer ${await user.getIdToken()}`,
      "Content-Type": "application/json",
    });
    const token = await appToken();
    if (token !== null) headers.set("X-Firebase-AppCheck", token);
    const read = (paths: readonly string[]) => readDocuments(app.options.projectId ?? "", paths, { headers, signal });

    const knownStage = lastStage(uid);
    const [student, list] = await read([
      userPath(uid),
      ...(knownStage === null ? [] : [checklistPath(uid, knownStage)]),
    ]);
    const stageId = student?.current_stage;
    if (typeof stageId !== "string") return null;
    const checklist = stageId === knownStage ? list : (await read([checklistPath(uid, stageId)]))[0];
    return { uid, user: student, stageId, checklist };
  } catch {
    return null;
  }
}

/** The documents in the order of their paths; null for one that does not exist. */
async function readDocuments(projectId: string, paths: readonly string[], init: RequestInit) {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const names = paths.map((path) => `${root}/${path}`);
  const answers = (await askedAhead(names)) ?? (await ask(root, names, init));
  return names.map((name) => {
    const found = answers.find((answer) => answer.found?.name === name)?.found;
    return found ? fieldsOf(found.fields) : null;
  });
}

async function ask(root: string, names: readonly string[], init: RequestInit): Promise<readonly Answer[]> {
  const body = JSON.stringify({ documents: names });
  const response = await fetch(`${origin()}/v1/${root}:batchGet`, { ...init, method: "POST", body });
  if (!response.ok) throw new Error(`batchGet answered ${response.status}`);
  return response.json();
}

/** Used once: what is asked for later must be new. */
async function askedAhead(names: readonly string[]): Promise<readonly Answer[] | null> {
  const ahead = isAheadUsed ? undefined : globalThis.firstViewAhead;
  isAheadUsed = true;
  return ahead?.names.join() === names.join() ? ahead.answer : null;
}

function origin(): string {
  if (import.meta.env.MODE !== "emulators") return "https://firestore.googleapis.com";
  return `http://${import.meta.env.VITE_FIRESTORE_EMULATOR ?? "127.0.0.1:8080"}`;
}

function fieldsOf(fields: RestFields = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** Numbers of the type integer come as text. Moments stay text: no record of the first view has one. */
function plainValue(value: RestValue): unknown {
  const [[type, held] = []] = Object.entries(value);
  const { values, fields } = Object(held);
  if (type === "integerValue" || type === "doubleValue") return Number(held);
  if (type === "arrayValue") return (values ?? []).map(plainValue);
  if (type === "mapValue") return fieldsOf(fields);
  return held;
}
