import { readFile } from "node:fs/promises";
import { userPath } from "@domain/records/firestorePaths.ts";
import { initializeTestEnvironment, type RulesTestEnvironment, type TokenOptions } from "@firebase/rules-unit-testing";
import { initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  setLogLevel,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";

// The SDK logs each refusal, and most of these tests are about refusals.
setLogLevel("silent");

export const RULES = new URL("../../firestore.rules", import.meta.url);

export type Documents = Readonly<Record<string, object>>;

/** Opens a separate project with the deployed rules, so other tests' documents do not interfere. */
export async function openRules(name: string): Promise<RulesTestEnvironment> {
  const [host = "", port] = inject("rulesFirestore").split(":");
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { host, port: Number(port), rules: await readFile(RULES, "utf8") },
  });
}

/**
 * Opens a project for the tests of a file. Before each test, it contains only the account of the student `ann` and the
 * documents given here.
 */
export function useRules(name: string, documents: Documents = {}): () => RulesTestEnvironment {
  let rules: RulesTestEnvironment;
  beforeAll(async () => {
    rules = await openRules(name);
  });
  beforeEach(async () => {
    await rules.clearFirestore();
    await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" }, ...documents });
  });
  afterAll(() => rules.cleanup());
  return () => rules;
}

/** Writes documents without checking the rules, as the server does. */
export async function write(rules: RulesTestEnvironment, documents: Documents): Promise<void> {
  const db = asServer(rules);
  await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), fields)));
}

/** Deletes a document without checking the rules. */
export async function remove(rules: RulesTestEnvironment, path: string): Promise<void> {
  await deleteDoc(doc(asServer(rules), path));
}

/** The client of a signed-in user. `claims` are those of the ID token. */
export function as(rules: RulesTestEnvironment, uid: string, claims: TokenOptions = {}): Firestore {
  return clientOf(rules, `${uid} ${JSON.stringify(claims)}`, () =>
    firestoreOf(rules.authenticatedContext(uid, claims)),
  );
}

export function asSignedOut(rules: RulesTestEnvironment): Firestore {
  return clientOf(rules, "signedOut", () => firestoreOf(rules.unauthenticatedContext()));
}

/** A client that skips the rules. `withSecurityRulesDisabled` opens and closes one for every call, which is slow. */
function asServer(rules: RulesTestEnvironment): Firestore {
  return clientOf(rules, "server", () => {
    const db = getFirestore(initializeApp({ projectId: rules.projectId }, `server of ${rules.projectId}`));
    const { host = "", port = 0 } = rules.emulators.firestore ?? {};
    connectFirestoreEmulator(db, host, port, { mockUserToken: "owner" });
    return db;
  });
}

const clients = new WeakMap<RulesTestEnvironment, Map<string, Firestore>>();

/** Reuses one client per caller while the project is open. */
function clientOf(rules: RulesTestEnvironment, caller: string, open: () => Firestore): Firestore {
  const known = clients.get(rules) ?? new Map<string, Firestore>();
  clients.set(rules, known);
  const client = known.get(caller) ?? open();
  known.set(caller, client);
  return client;
}

/** The testing library still types its Firestore as the older class. The object is the same. */
function firestoreOf(context: ReturnType<RulesTestEnvironment["unauthenticatedContext"]>): Firestore {
  return context.firestore() as unknown as Firestore;
}
