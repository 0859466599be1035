import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { collection, doc, getDoc, getDocs, onSnapshot, query, setDoc, setLogLevel, where } from "firebase/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";

const ownNotes = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid
                    && request.auth.token.role == 'writer';
    }
  }
}`;

let emulator: RunningFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel("silent");
  emulator = await startFirestore({ port: 0, dataFile: null });
  environment = await initializeTestEnvironment({
    projectId: "demo-rules",
    firestore: { host: emulator.host, port: emulator.port, rules: ownNotes },
  });
});
afterEach(() => environment.clearFirestore());
afterAll(async () => {
  await environment.cleanup();
  await emulator.stop();
});

describe("@firebase/rules-unit-testing", () => {
  test("writes and reads as a student with claims", async () => {
    const db = environment.authenticatedContext("ann", { role: "writer" }).firestore();

    await assertSucceeds(setDoc(doc(db, "notes/a"), { owner: "ann" }));
    await assertSucceeds(getDoc(doc(db, "notes/a")));
    await assertSucceeds(getDocs(query(collection(db, "notes"), where("owner", "==", "ann"))));
  });

  test("gets denials of writes, queries and listeners", async () => {
    const ann = environment.authenticatedContext("ann").firestore();
    const anonymous = environment.unauthenticatedContext().firestore();

    await assertFails(setDoc(doc(ann, "notes/a"), { owner: "ann" }));
    await assertFails(getDocs(collection(ann, "notes")));
    await assertFails(getDoc(doc(anonymous, "notes/a")));
    await assertFails(new Promise((resolve, reject) => onSnapshot(collection(anonymous, "notes"), resolve, reject)));
  });

  test("writes documents without rules and clears them", async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      await setDoc(doc(db, "notes/a"), { owner: "ann" });
      expect((await getDoc(doc(db, "notes/a"))).exists()).toBe(true);
    });

    await environment.clearFirestore();

    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await getDocs(collection(context.firestore(), "notes"))).size).toBe(0);
    });
  });

  test("rejects rules that do not compile and keeps the old ones", async () => {
    const broken = initializeTestEnvironment({
      projectId: "demo-rules",
      firestore: { host: emulator.host, port: emulator.port, rules: "service cloud.firestore {" },
    });

    await expect(broken).rejects.toThrow("INVALID_ARGUMENT");
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), "notes/a")));
  });
});
