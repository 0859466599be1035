import { type RunningFirestore, startFirestore } from "@cairn/firestore-emulator";
import { collection, doc, query, where } from "firebase/firestore";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CollectionMirror } from "../../web/src/sync/CollectionMirror.ts";
import { DocumentMirror } from "../../web/src/sync/DocumentMirror.ts";
import type { ListeningOptions } from "../../web/src/sync/Listening.ts";
import { PlanFirestore } from "../../web/src/sync/PlanFirestore.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";
import { until } from "./support/until.ts";

interface Note {
  readonly text: string;
}

/** Only notes with a text can be read. */
function readNote(stored: unknown): Note | null {
  const { text } = { ...Object(stored) };
  return typeof text === "string" && text !== "unreadable" ? { text } : null;
}

const PROJECT = "demo-mirrors";
const rulesThat = (readers: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/{path=**} {
    allow read: if ${readers};
    allow write: if true;
  }
}`;

let emulator: RunningFirestore;
let port = 0;

closeClientsAfterEach();
beforeEach(async () => {
  await start();
});
afterEach(async () => {
  await emulator.stop();
  port = 0;
});

describe("a document mirror", () => {
  test("waits for the server, then shows the document and every change", async () => {
    await write("notes/first", "tie the rope");
    const { mirror } = openDocument("notes/first");
    expect(mirror.status).toBe("loading");

    await until(() => mirror.document?.text === "tie the rope");
    expect(mirror.status).toBe("ready");

    await write("notes/first", "check the knot");
    await until(() => mirror.document?.text === "check the knot");
  });

  test("is ready without a document if the server has none", async () => {
    const { mirror } = openDocument("notes/nowhere");

    await until(() => mirror.status === "ready");

    expect(mirror.document).toBeNull();
  });

  test("fails on an unreadable document until it changes", async () => {
    await write("notes/first", "unreadable");
    const { mirror } = openDocument("notes/first");
    await until(() => mirror.status === "failed");

    await write("notes/first", "tie the rope");

    await until(() => mirror.document?.text === "tie the rope");
    expect(mirror.status).toBe("ready");
  });

  test("reports a refusal, and opens on a retry once allowed", async () => {
    emulator.loadRules(PROJECT, rulesThat("false"), "firestore.rules");
    await write("notes/first", "tie the rope");
    const { mirror } = openDocument("notes/first");
    await until(() => mirror.status === "failed");
    expect(mirror.failure).toMatchObject({ code: "permission-denied" });

    emulator.loadRules(PROJECT, rulesThat("true"), "firestore.rules");
    mirror.retry();

    expect(mirror.status).toBe("loading");
    await until(() => mirror.document?.text === "tie the rope");
    expect(mirror.failure).toBeNull();
  });

  test("treats a silent server as a failure, and recovers with a late answer", async () => {
    await emulator.stop();
    const { mirror } = openDocument("notes/first");
    await until(() => mirror.status === "failed");

    await start();

    await until(() => mirror.status === "ready");
    expect(mirror.failure).toBeNull();
  });

  test("can start empty with a silent server, and shows the server's documents later", async () => {
    await write("notes/first", "tie the rope");
    await emulator.stop();
    const { mirror, firestore } = openDocument("notes/first", { beginsUnheard: true });
    await until(() => mirror.status === "ready");
    expect(mirror).toMatchObject({ document: null, failure: null, isRemembered: true });
    expect(firestore.unheardLists).toBe(1);

    await start();
    await write("notes/first", "check the knot");

    await until(() => mirror.document?.text === "check the knot");
    expect(firestore.unheardLists).toBe(0);
  });

  test("knows when it only shows cached data", async () => {
    await write("notes/first", "tie the rope");
    const { mirror } = openDocument("notes/first");
    await until(() => mirror.status === "ready" && !mirror.isRemembered);

    await emulator.stop();

    await until(() => mirror.isRemembered);
    expect(mirror).toMatchObject({ status: "ready", document: { text: "tie the rope" } });
    await start();
  });

  test("shows nothing and receives nothing once it is closed", async () => {
    await write("notes/first", "tie the rope");
    const { mirror } = openDocument("notes/first");
    const { mirror: other } = openDocument("notes/first");
    await until(() => mirror.status === "ready" && other.status === "ready");

    mirror.close();
    await write("notes/first", "check the knot");
    await until(() => other.document?.text === "check the knot");

    expect(mirror.status).toBe("closed");
    expect(mirror.document).toBeNull();
  });

  test("stops showing the first document when opened on another", async () => {
    await write("notes/first", "tie the rope");
    await write("notes/second", "pack the stove");
    const { mirror, db } = openDocument("notes/first");
    await until(() => mirror.status === "ready");

    mirror.open(doc(db, "notes/second"));

    expect(mirror.document).toBeNull();
    await until(() => mirror.document?.text === "pack the stove");
  });
});

describe("a collection mirror", () => {
  test("shows what the query matches, with ids, and every change", async () => {
    await write("notes/first", "rope");
    await write("notes/second", "stove");
    const { mirror } = openNotes("rope");

    await until(() => mirror.status === "ready");
    expect(mirror.docs).toEqual([{ id: "first", text: "rope", pending: false }]);

    await write("notes/third", "rope");
    await until(() => mirror.docs.length === 2);
    expect(mirror.docs.map(({ id }) => id)).toEqual(["first", "third"]);
  });

  test("is ready and empty if the server has no documents", async () => {
    const { mirror } = openNotes("rope");

    await until(() => mirror.status === "ready");

    expect(mirror.docs).toEqual([]);
  });

  test("can start empty with a silent server until it closes", async () => {
    await emulator.stop();
    const { mirror, firestore } = openNotes("rope", { beginsUnheard: true });
    await until(() => mirror.status === "ready");
    expect(mirror).toMatchObject({ docs: [], failure: null, isRemembered: true });
    expect(firestore.unheardLists).toBe(1);

    mirror.close();

    expect(firestore.unheardLists).toBe(0);
    await start();
  });

  test("reports a refusal, opens on a retry, and closes", async () => {
    emulator.loadRules(PROJECT, rulesThat("false"), "firestore.rules");
    await write("notes/first", "rope");
    const { mirror } = openNotes("rope");
    await until(() => mirror.status === "failed");
    expect(mirror.failure).toMatchObject({ code: "permission-denied" });

    emulator.loadRules(PROJECT, rulesThat("true"), "firestore.rules");
    mirror.retry();
    await until(() => mirror.docs.length === 1);

    mirror.close();
    expect(mirror.status).toBe("closed");
    expect(mirror.docs).toEqual([]);
  });
});

async function start(): Promise<void> {
  emulator = await startFirestore({
    port,
    dataFile: null,
    rules: { source: rulesThat("true"), fileName: "firestore.rules" },
  });
  port = emulator.port;
}

/** Writes without the rules and without any client under test. */
async function write(path: string, text: string): Promise<void> {
  const url = `http://127.0.0.1:${port}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
  const response = await fetch(url, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ fields: { text: { stringValue: text } } }),
  });
  if (!response.ok) throw new Error(`The write answered ${response.status}: ${await response.text()}`);
}

function openDocument(path: string, options: ListeningOptions = {}) {
  const db = openClient(`127.0.0.1:${port}`, PROJECT, "ann");
  const firestore = new PlanFirestore(db);
  const mirror = new DocumentMirror(firestore, readNote, { patience: 50, ...options });
  mirror.open(doc(db, path));
  return { mirror, db, firestore };
}

function openNotes(text: string, options: ListeningOptions = {}) {
  const db = openClient(`127.0.0.1:${port}`, PROJECT, "ann");
  const firestore = new PlanFirestore(db);
  const mirror = new CollectionMirror(firestore, readNote, { patience: 50, ...options });
  mirror.open(query(collection(db, "notes"), where("text", "==", text)));
  return { mirror, firestore };
}
