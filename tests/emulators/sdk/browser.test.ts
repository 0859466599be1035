import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../../emulators/firestore/startFirestore.ts";
import { type SdkPages, serveSdkPages } from "./support/sdkPages.ts";

const ownNotes = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == 'ann';
    }
  }
}`;

interface Connection {
  readonly uid: string;
  readonly longPolling?: boolean;
}

let pages: SdkPages;
let emulator: RunningFirestore;

beforeAll(async () => {
  pages = await serveSdkPages();
  emulator = await startFirestore({ port: 0, dataFile: null, rules: { source: ownNotes, fileName: "own.rules" } });
}, 60_000);
afterAll(async () => {
  await pages.stop();
  await emulator.stop();
});

describe.each([
  { transport: "a streaming back channel", longPolling: false },
  { transport: "forced long polling", longPolling: true },
])("the web SDK in a browser over $transport", ({ longPolling }) => {
  test("reads what it wrote", async () => {
    const page = await connect({ uid: "ann", longPolling });

    const stored = await page.evaluate(async () => {
      const { doc, setDoc, getDocFromServer } = window.sdk;
      const ref = doc(window.db, "notes/first");
      await setDoc(ref, { text: "Grüße 🎒", done: false, at: new Date(0), tags: ["a", null], n: 1.5 });
      return (await getDocFromServer(ref)).data();
    });

    expect(stored).toMatchObject({ text: "Grüße 🎒", done: false, tags: ["a", null], n: 1.5 });
  });

  test("hears of another client's write", async () => {
    const [listening, writing] = await Promise.all([
      connect({ uid: "bob", longPolling }),
      connect({ uid: "ann", longPolling }),
    ]);
    await listening.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { onSnapshot, query, collection, where } = window.sdk;
          onSnapshot(query(collection(window.db, "notes"), where("kind", "==", "shared")), (snapshot) => {
            window.seen.push(snapshot.docs.map((found) => found.data().text));
            resolve();
          });
        }),
    );

    await writing.evaluate(async () => {
      const { doc, setDoc } = window.sdk;
      await setDoc(doc(window.db, "notes/shared"), { kind: "shared", text: "hello" });
    });

    await listening.waitForFunction(() => window.seen.length === 2, null, { timeout: 1000 });
    expect(await listening.evaluate(() => window.seen)).toEqual([[], ["hello"]]);
    await writing.evaluate(() => window.sdk.deleteDoc(window.sdk.doc(window.db, "notes/shared")));
  });
});

async function connect({ uid, longPolling = false }: Connection): Promise<Page> {
  const page = await pages.open();
  await page.evaluate(
    ({ host, port, sub, forced }) => {
      const { initializeApp, initializeFirestore, connectFirestoreEmulator } = window.sdk;
      const app = initializeApp({ projectId: "demo-browser", apiKey: "any" });
      window.db = initializeFirestore(app, forced ? { experimentalForceLongPolling: true } : {});
      connectFirestoreEmulator(window.db, host, port, { mockUserToken: { sub } });
    },
    { host: emulator.host, port: emulator.port, sub: uid, forced: longPolling },
  );
  return page;
}
