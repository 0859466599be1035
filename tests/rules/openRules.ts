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

// The SDK reports each refusal, and refusals are what most of these tests are about.
setLogLevel("silent");

export const RULES = new URL("../../firestore.rules", import.meta.url);

export type Documents = Readonly<Record<string, object>>;

/** A project of its own with the rules as they are deployed, so that no other test's documents are in the way. */
export async function openRules(name: string): Promise<RulesTestEnvironment> {
  const [host = "", port] = inject("rulesFirestore").split(":");
  return initializeTestEnvironment({
    projectId: `demo-rules-${name}`,
    firestore: { host, port: Number(port), rules: await readFile(RULES, "utf8") },
  });
}

/**
 * Opens a project for the tests of a file. Each test begins with the account of the student `ann`, the documents named
 * here and nothing else.
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

/** Writes documents past the rules, as the server does. */
export async function write(rules: RulesTestEnvironment, documents: Documents): Promise<void> {
  const db = asServer(rules);
  await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), fields)));
}

/** Removes a document past the rules. */
export async function remove(rules: RulesTestEnvironment, path: string): Promise<void> {
  await deleteDoc(doc(asServer(rules), path));
}

/** A student's view; `claims` are those of the ID token. */
export function as(rules: RulesTestEnvironment, uid: string, claims: TokenOptions = {}): Firestore {
  return clientOf(rules, `${uid} ${JSON.stringify(claims)}`, () =>
    firestoreOf(rules.authenticatedContext(uid, claims)),
  );
}

export function asNobody(rules: RulesTestEnvironment): Firestore {
  return clientOf(rules, "nobody", () => firestoreOf(rules.unauthenticatedContext()));
}

/** A client past the rules. `withSecurityRulesDisabled` opens and closes one for every call, which takes most of the time. */
function asServer(rules: RulesTestEnvironment): Firestore {
  return clientOf(rules, "server", () => {
    const db = getFirestore(initializeApp({ projectId: rules.projectId }, `server of ${rules.projectId}`));
    const { host = "", port = 0 } = rules.emulators.firestore ?? {};
    connectFirestoreEmulator(db, host, port, { mockUserToken: "owner" });
    return db;
  });
}

const clients = new WeakMap<RulesTestEnvironment, Map<string, Firestore>>();

/** One client for each caller, for as long as the project is open. */
function clientOf(rules: RulesTestEnvironment, caller: string, open: () => Firestore): Firestore {
  const known = clients.get(rules) ?? new Map<string, Firestore>();
  clients.set(rules, known);
  const client = known.get(caller) ?? open();
  known.set(caller, client);
  return client;
}

/** The testing library still types its Firestore as the older one; the object is the same. */
function firestoreOf(context: ReturnType<RulesTestEnvironment["unauthenticatedContext"]>): Firestore {
  return context.firestore() as unknown as Firestore;
}
