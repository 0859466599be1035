import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  onSnapshot,
  query,
  setDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { getDocs as getDocsOverRest, getFirestore as getLite } from "firebase/firestore/lite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RecordedRequest } from "../../src/inspector/RecordedRequest.ts";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";
import { startEvent } from "./startEvent.ts";

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner(uid) {
      return request.auth.uid == uid;
    }

    match /users/{uid} {
      allow read: if isOwner(uid);
      allow create: if isOwner(uid)
                    && request.resource.data.size() < 3;
    }
  }
}`;

let emulator: RunningFirestore;
let db: Firestore;

beforeEach(async () => {
  const rules = { source, fileName: "firestore.rules" };
  emulator = await startFirestore({ port: 0, dataFile: null, rules, inspectorPort: 0 });
  db = getFirestore(initializeApp({ projectId: "demo-inspector" }, "inspector"));
  const token = { sub: "ann", email: "ann@cairn.test" };
  connectFirestoreEmulator(db, emulator.host, emulator.port, { mockUserToken: token });
});
afterEach(async () => {
  await deleteApp(db.app);
  await emulator.stop();
});

describe("the inspector's log of requests", () => {
  test("shows a refused write with the line that decided, the expression and its cost", async () => {
    await expect(setDoc(doc(db, "users/ann"), { a: 1, b: 2, c: 3 })).rejects.toThrow("PERMISSION_DENIED");

    const { limits } = await startEvent(emulator.inspectorUrl);
    const commit = await recorded("commit");
    expect(commit).toMatchObject({
      transport: "gRPC",
      caller: { kind: "user", uid: "ann", email: "ann@cairn.test" },
      paths: ["users/ann"],
      code: "PERMISSION_DENIED",
      message: "false for 'create' @ L10 (at L11:53)",
      decisions: [
        {
          method: "create",
          path: "users/ann",
          allowed: false,
          fileName: "firestore.rules",
          documents: 0,
          statements: [
            {
              line: 10,
              result: "false",
              decidedBy: { line: 11, column: 24, text: "request.resource.data.size() < 3" },
              reason: null,
            },
          ],
        },
      ],
    });
    // 2 for &&, 7 for the call of isOwner, 6 for the right side, 1 because the statement denied.
    expect(commit.cost).toBe(16);
    expect(commit.decisions[0]?.statements[0]?.cost).toBe(16);
    expect(commit.body).toContain('"integerValue": "1"');
    expect(limits).toEqual({ expressions: 1000, documents: 10, documentsTogether: 20 });
  });

  test("shows a granted write, and an administrator's without a decision", async () => {
    await setDoc(doc(db, "users/ann"), { a: 1 });
    await fetch(restUrl("users/bob"), { headers: { authorization: "Bearer owner" } });

    expect(await recorded("commit")).toMatchObject({
      code: "OK",
      decisions: [{ allowed: true, statements: [{ line: 10, result: "true" }] }],
    });
    expect(await recorded("get")).toMatchObject({
      transport: "REST",
      caller: { kind: "admin" },
      code: "NOT_FOUND",
      decisions: [],
    });
  });

  test("lists the refused writes of a batch first, and adds up its cost", async () => {
    const batch = writeBatch(db);
    batch.set(doc(db, "users/ann"), { a: 1 });
    batch.set(doc(db, "users/bob"), { a: 1 });
    await expect(batch.commit()).rejects.toThrow("PERMISSION_DENIED");

    const { paths, decisions, cost } = await recorded("commit");
    expect(paths).toEqual(["users/ann", "users/bob"]);
    expect(decisions.map(({ path, allowed }) => `${path} ${allowed}`)).toEqual(["users/bob false", "users/ann true"]);
    expect(cost).toBe(decisions.reduce((sum, decision) => sum + decision.cost, 0));
  });

  test("shows a listener, what it was sent, and that it ended", async () => {
    await setDoc(doc(db, "users/ann"), { a: 1 });
    const heard: unknown[] = [];
    const stop = onSnapshot(doc(db, "users/ann"), { includeMetadataChanges: true }, (snapshot) => {
      if (!snapshot.metadata.fromCache) heard.push(snapshot.data());
    });
    await expect.poll(() => heard).toEqual([{ a: 1 }]);

    expect(await recorded("listen")).toMatchObject({
      paths: ["users/ann"],
      code: "OK",
      documents: 1,
      listening: true,
      decisions: [{ method: "get", allowed: true, statements: [{ line: 9, decidedBy: { line: 9 } }] }],
    });
    stop();
    await expect.poll(async () => (await recorded("listen")).listening).toBe(false);
  });

  test("shows a refused listener of a query", async () => {
    const refused = new Promise((resolve) => {
      onSnapshot(query(collection(db, "users"), where("a", "==", 1)), () => undefined, resolve);
    });
    await refused;

    expect(await recorded("listen")).toMatchObject({
      paths: ["users"],
      code: "PERMISSION_DENIED",
      listening: false,
      decisions: [{ method: "list", path: "users", allowed: false }],
    });
  });

  test("shows a listener over WebChannel, as browsers open it", async () => {
    const database = "projects/demo-inspector/databases/(default)";
    const documents = { documents: [`${database}/documents/users/ann`] };
    const form = new URLSearchParams({
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify({ database, addTarget: { documents, targetId: 2 } }),
    });

    const channel = "google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1";
    await fetch(`http://${emulator.host}:${emulator.port}/${channel}`, { method: "POST", body: form });

    expect(await recorded("listen")).toMatchObject({
      transport: "WebChannel",
      caller: { kind: "none" },
      paths: ["users/ann"],
      code: "PERMISSION_DENIED",
      decisions: [{ method: "get", allowed: false, statements: [{ result: "error", reason: "Null value error." }] }],
    });
  });

  test("shows a caller who is signed out, and a query over REST", async () => {
    const lite = getLite(initializeApp({ projectId: "demo-inspector" }, "lite"));
    const rest = await import("firebase/firestore/lite");
    rest.connectFirestoreEmulator(lite, emulator.host, emulator.port);
    await expect(getDocsOverRest(rest.collection(lite, "users"))).rejects.toThrow();
    await deleteApp(lite.app);

    expect(await recorded("query")).toMatchObject({
      transport: "REST",
      caller: { kind: "none" },
      paths: ["users"],
      code: "PERMISSION_DENIED",
    });
  });

  test("keeps the last 500 requests, and cuts off a long message", async () => {
    await setDoc(doc(db, "users/ann"), { text: "x".repeat(100_000) });
    expect((await recorded("commit")).body.length).toBeLessThan(4_010);

    for (let n = 0; n < 510; n += 1) await fetch(restUrl(`users/${n}`), { headers: { authorization: "Bearer owner" } });

    const { requests } = await startEvent(emulator.inspectorUrl);
    expect(requests).toHaveLength(500);
    expect(requests.at(-1)?.paths).toEqual(["users/509"]);
  });
});

test("without an inspector there is no page, and verdicts are not explained", async () => {
  const explanations: unknown[] = [];
  const plain = await startFirestore({
    port: 0,
    dataFile: null,
    rules: { source, fileName: "firestore.rules" },
    onVerdicts: (_, verdicts) => explanations.push(...verdicts.map(({ explanation }) => explanation)),
  });

  await fetch(restUrl("users/ann", plain));

  expect(plain.inspectorUrl).toBeNull();
  expect(explanations).toEqual([undefined]);
  await plain.stop();
});

function restUrl(path: string, { host, port }: RunningFirestore = emulator): string {
  return `http://${host}:${port}/v1/projects/demo-inspector/databases/(default)/documents/${path}`;
}

/** The newest request of an operation. */
async function recorded(operation: string): Promise<RecordedRequest> {
  const { requests } = await startEvent(emulator.inspectorUrl);
  const found = requests.findLast((request) => request.operation === operation);
  if (!found) throw new Error(`No ${operation} among ${requests.map((request) => request.operation).join(", ")}`);
  return found;
}
