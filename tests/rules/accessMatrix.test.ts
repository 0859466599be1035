import { readFile } from "node:fs/promises";
import { matchRulesOf, parseRules, SourceText } from "@cairn/firestore-emulator/rules";
import { userPath } from "@domain/records/firestorePaths.ts";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessMatrix, CALLERS, type CallerName, METHODS, type Method } from "./accessMatrix.ts";
import { as, asSignedOut, openRules, RULES, remove, write } from "./openRules.ts";

const NOTHING = "-";
let rules: RulesTestEnvironment;
const answers = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  rules = await openRules("matrix");
});
afterAll(async () => {
  console.table(Object.fromEntries(answers));
  await rules.cleanup();
});

describe("the rules", () => {
  test.each(Object.entries(accessMatrix))("the rules allow in %s what the matrix says", async (pattern, { may }) => {
    const answered: Record<string, string> = {};
    for (const caller of CALLERS) answered[caller] = await allowedTo(caller, pattern);

    answers.set(pattern, answered);
    expect(answered).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, may[caller] ?? NOTHING])));
  });

  // A late write from a device must not outlive the student that delete-user has removed.
  test.each(Object.entries(accessMatrix).filter(([pattern]) => pattern.startsWith("users/{}/")))(
    "the rules allow nothing in %s once the student's account is gone",
    async (_, { path, stored, updated }) => {
      await remove(rules, userPath("zoe"));
      const document = doc(as(rules, "zoe"), path("zoe"));

      expect(await isAllowed(() => setDoc(document, stored))).toBe(false);
      expect(await isAllowed(() => setDoc(document, updated))).toBe(false);
    },
  );

  test("the matrix has a row for every collection in the rules", async () => {
    const { file } = parseRules(new SourceText(await readFile(RULES, "utf8"), "firestore.rules"));
    const patterns = file.services.flatMap(matchRulesOf).map(({ pattern }) =>
      pattern
        .slice("databases/{database}/documents".split("/").length)
        .map((segment) => (segment.kind === "literal" ? segment.text : segment.kind === "glob" ? "{**}" : "{}"))
        .join("/"),
    );

    expect(patterns).not.toEqual([]);
    expect(Object.keys(accessMatrix)).toEqual(expect.arrayContaining(patterns));
  });
});

/** Tries every method and returns the allowed ones. */
async function allowedTo(caller: CallerName, pattern: string): Promise<string> {
  const row = accessMatrix[pattern];
  if (!row) throw new Error(`There is no row for ${pattern}.`);
  const uid = caller === "guest" ? "gil" : "ann";
  const stored = row.isOwned ? { ...row.stored, uid } : row.stored;
  const path = row.path(uid);
  const db = firestoreOf(caller);
  const document = doc(db, path);
  // A photo needs its student. If the row is the student's own, the second write replaces the first.
  const documents = { [userPath(uid)]: { display_name: "Ann" }, ...row.requires?.(uid), [path]: stored };
  const arrange = () => write(rules, documents);
  const attempts: Readonly<Record<Method, () => Promise<unknown>>> = {
    get: () => getDoc(document),
    list: () => {
      const all = collection(db, path.slice(0, path.lastIndexOf("/")));
      return getDocs(row.isOwned ? query(all, where("uid", "==", uid)) : all);
    },
    create: async () => {
      await remove(rules, path);
      return setDoc(document, stored);
    },
    update: () => (row.isMerged ? updateDoc(document, { ...row.updated }) : setDoc(document, row.updated)),
    delete: () => deleteDoc(document),
  };
  const allowed: Method[] = [];
  for (const method of METHODS) {
    await arrange();
    if (await isAllowed(attempts[method])) allowed.push(method);
  }
  return allowed.join(" ") || NOTHING;
}

function firestoreOf(caller: CallerName): Firestore {
  switch (caller) {
    case "guest":
      return as(rules, "gil", { firebase: { sign_in_provider: "anonymous", identities: {} } });
    case "owner":
      return as(rules, "ann");
    case "other":
      return as(rules, "bob");
    case "admin":
      return as(rules, "eve", { admin: true });
    case "signedOut":
      return asSignedOut(rules);
  }
}

async function isAllowed(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (refusal) {
    if (refusal instanceof Error && "code" in refusal && refusal.code === "permission-denied") return false;
    throw refusal;
  }
}
