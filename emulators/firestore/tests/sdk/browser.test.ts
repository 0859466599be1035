import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RunningFirestore, startFirestore } from "../../src/startFirestore.ts";
import { type SdkPages, serveSdkPages } from "./support/sdkPages.ts";

const onlyAnnWrites = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == 'ann';
    }
  }
}`;

let pages: SdkPages;
let folder: string;
let emulator: RunningFirestore;

beforeAll(async () => {
  pages = await serveSdkPages();
}, 60_000);
afterAll(() => pages.stop());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-firestore-"));
  emulator = await start(0);
});
afterEach(async () => {
  await pages.closeAll();
  await emulator.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  { transport: "a streaming back channel", longPolling: false },
  { transport: "forced long polling", longPolling: true },
])("the web SDK in a browser over $transport", ({ longPolling }) => {
  test("reads what it wrote", async () => {
    const page = await connect("ann", longPolling);

    const stored = await page.evaluate(async () => {
      const { doc, setDoc, getDocFromServer } = window.sdk;
      const ref = doc(window.db, "notes/first");
      await setDoc(ref, { text: "Grüße 🎒", done: false, tags: ["a", null], n: 1.5 });
      return (await getDocFromServer(ref)).data();
    });

    expect(stored).toEqual({ text: "Grüße 🎒", done: false, tags: ["a", null], n: 1.5 });
  });

  test("gets another client's write before the next keep-alive", async () => {
    const [listening, writing] = await Promise.all([connect("bob", longPolling), connect("ann", longPolling)]);
    await watchNotes(listening);

    await writing.evaluate(() => window.sdk.setDoc(window.sdk.doc(window.db, "notes/shared"), { text: "hello" }));

    await listening.waitForFunction(() => window.seen.length > 1, null, { timeout: 5000 });
    expect(await listening.evaluate(() => window.seen)).toEqual([[], ["hello"]]);
  });

  test("shows its own write as pending, then as saved", async () => {
    const page = await connect("ann", longPolling);

    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const { doc, onSnapshot } = window.sdk;
          onSnapshot(
            doc(window.db, "notes/own"),
            { includeMetadataChanges: true },
            (snapshot) => {
              if (!snapshot.metadata.fromCache) resolve();
              window.seen.push({ text: snapshot.get("text"), pending: snapshot.metadata.hasPendingWrites });
            },
            reject,
          );
        }),
    );
    await page.evaluate(() => {
      window.seen = [];
      return window.sdk.setDoc(window.sdk.doc(window.db, "notes/own"), { text: "mine" });
    });
    await page.waitForFunction(() => window.seen.length > 1);

    expect(await page.evaluate(() => window.seen)).toEqual([
      { text: "mine", pending: true },
      { text: "mine", pending: false },
    ]);
  });

  test("keeps all updates of concurrent transactions in two pages", async () => {
    const both = await Promise.all([connect("ann", longPolling), connect("ann", longPolling)]);

    await Promise.all(both.map((page) => page.evaluate(countToFive)));

    const count = await both[0]?.evaluate(async () => {
      const { doc, getDocFromServer } = window.sdk;
      return (await getDocFromServer(doc(window.db, "notes/counter"))).get("count");
    });
    expect(count).toBe(10);
  });

  test("gets the rules' denial of a write and a listener", async () => {
    emulator.loadRules("demo-browser", onlyAnnWrites, "notes.rules");
    const page = await connect("bob", longPolling);

    const codes = await page.evaluate(async () => {
      const { collection, doc, onSnapshot, setDoc } = window.sdk;
      const write = setDoc(doc(window.db, "notes/other"), { text: "no" }).catch(({ code }) => code);
      const listener = new Promise((resolve) => {
        onSnapshot(collection(window.db, "secrets"), resolve, ({ code }) => resolve(code));
      });
      return Promise.all([write, listener]);
    });

    expect(codes).toEqual(["permission-denied", "permission-denied"]);
  });

  test("reconnects after a restart of the emulator", async () => {
    const page = await connect("ann", longPolling);
    await page.evaluate(() => window.sdk.setDoc(window.sdk.doc(window.db, "notes/before"), { text: "before" }));
    await watchNotes(page);

    await emulator.stop();
    const written = page.evaluate(() => window.sdk.setDoc(window.sdk.doc(window.db, "notes/while"), { text: "while" }));
    emulator = await start(emulator.port);
    await written;
    const other = await connect("bob", longPolling);
    await other.evaluate(() => window.sdk.setDoc(window.sdk.doc(window.db, "notes/with"), { text: "with" }));

    await page.waitForFunction(() => (window.seen.at(-1) as string[]).includes("with"));
    expect(await page.evaluate(() => window.seen.at(-1))).toEqual(["before", "while", "with"]);
  });
});

test("a page with a persistent cache gets missed changes after a reload", async () => {
  const page = await pages.open();
  await openFirestore(page, "ann", "persistent");
  for (const id of ["kept", "lost"]) {
    await page.evaluate((name) => window.sdk.setDoc(window.sdk.doc(window.db, "notes", name), { text: name }), id);
  }
  await watchNotes(page);
  // Only the server's answer is stored with a resume token, and the cache may have answered first.
  await page.evaluate(() => window.sdk.getDocsFromServer(window.sdk.collection(window.db, "notes")));

  await page.reload();
  const other = await connect("bob", false);
  await other.evaluate(async () => {
    const { deleteDoc, doc, setDoc } = window.sdk;
    await deleteDoc(doc(window.db, "notes/lost"));
    await setDoc(doc(window.db, "notes/new"), { text: "new" });
  });
  await openFirestore(page, "ann", "persistent");
  await watchNotes(page);

  await page.waitForFunction(() => window.seen.length > 1);
  expect(await page.evaluate(() => window.seen)).toEqual([
    ["kept", "lost"],
    ["kept", "new"],
  ]);
});

function start(port: number): Promise<RunningFirestore> {
  return startFirestore({ port, dataFile: join(folder, "firestore.log") });
}

async function connect(uid: string, longPolling: boolean): Promise<Page> {
  const page = await pages.open();
  await openFirestore(page, uid, longPolling ? "longPolling" : "streaming");
  return page;
}

function openFirestore(page: Page, uid: string, kind: "streaming" | "longPolling" | "persistent"): Promise<void> {
  return page.evaluate(
    ({ host, port, sub, wanted }) => {
      const { initializeApp, initializeFirestore, connectFirestoreEmulator, persistentLocalCache } = window.sdk;
      const app = initializeApp({ projectId: "demo-browser", apiKey: "any" });
      window.db = initializeFirestore(app, {
        ...(wanted === "longPolling" && { experimentalForceLongPolling: true }),
        ...(wanted === "persistent" && { localCache: persistentLocalCache() }),
      });
      connectFirestoreEmulator(window.db, host, port, { mockUserToken: { sub } });
    },
    { host: emulator.host, port: emulator.port, sub: uid, wanted: kind },
  );
}

/** Collects the texts of all notes in `window.seen`. Resolves after the first answer, which may come from the cache. */
function watchNotes(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const { collection, onSnapshot } = window.sdk;
        onSnapshot(
          collection(window.db, "notes"),
          (snapshot) => {
            window.seen.push(snapshot.docs.map((note) => note.data().text));
            resolve();
          },
          reject,
        );
      }),
  );
}

async function countToFive(): Promise<void> {
  const { doc, runTransaction } = window.sdk;
  const ref = doc(window.db, "notes/counter");
  for (let step = 0; step < 5; step++) {
    await runTransaction(
      window.db,
      async (transaction) => {
        const before = await transaction.get(ref);
        transaction.set(ref, { count: (before.get("count") ?? 0) + 1 });
      },
      { maxAttempts: 20 },
    );
  }
}
