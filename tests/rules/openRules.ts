import { readFile } from "node:fs/promises";
import { userPath } from "@domain/paths.ts";
import { initializeTestEnvironment, type RulesTestEnvironment, type TokenOptions } from "@firebase/rules-unit-testing";
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel } from "firebase/firestore";
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
  await rules.withSecurityRulesDisabled(async (context) => {
    for (const [path, fields] of Object.entries(documents)) await setDoc(doc(firestoreOf(context), path), fields);
  });
}

/** Removes a document past the rules. */
export async function remove(rules: RulesTestEnvironment, path: string): Promise<void> {
  await rules.withSecurityRulesDisabled((context) => deleteDoc(doc(firestoreOf(context), path)));
}

const clients = new WeakMap<RulesTestEnvironment, Map<string, Firestore>>();

/** A student's view; `claims` are those of the ID token. */
export function as(rules: RulesTestEnvironment, uid: string, claims: TokenOptions = {}): Firestore {
  const known = clients.get(rules) ?? new Map<string, Firestore>();
  clients.set(rules, known);
  const key = `${uid} ${JSON.stringify(claims)}`;
  const client = known.get(key) ?? firestoreOf(rules.authenticatedContext(uid, claims));
  known.set(key, client);
  return client;
}

export function asNobody(rules: RulesTestEnvironment): Firestore {
  return firestoreOf(rules.unauthenticatedContext());
}

/** The testing library still types its Firestore as the older one; the object is the same. */
function firestoreOf(context: ReturnType<RulesTestEnvironment["unauthenticatedContext"]>): Firestore {
  return context.firestore() as unknown as Firestore;
}
