import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { userPath } from "@domain/records/firestorePaths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { type FunctionInstance, startFunctionInstance } from "../support/functionInstance.ts";
import { type Guest, newGuest } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { until } from "../support/until.ts";

/** The most documents a guest can have. */
const DOCUMENTS = 2_500;
const COLLECTIONS = ["experiences", "journals"] as const;
let folder: string;

beforeAll(async () => {
  await mkdir(join(PROJECT_ROOT, ".cairn"), { recursive: true });
  folder = await mkdtemp(join(PROJECT_ROOT, ".cairn", "merge-"));
  await build("functions", join(folder, "lib"), "production");
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await symlink(join(PROJECT_ROOT, "node_modules"), join(folder, "node_modules"), "junction");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("merge-guest copies 2,500 documents although its server is killed repeatedly", async () => {
  const [ann, guest] = [await newStudent({ stage: null, name: "Ann Lee" }), await newGuest()];
  await fillPlan(guest);
  await adminDb.doc(`${userPath(ann.uid)}/journals/7`).set({ owner: "account" });

  // The guest's documents are copied, then deleted. Kills the server in the middle of each step and near both ends.
  for (const isReached of [
    () => countOf(ann.uid).then((count) => count > 50),
    () => countOf(ann.uid).then((count) => count > 1_500),
    () => stored(userPath(ann.uid)).then((user) => user !== null),
    () => countOf(guest.uid).then((count) => count < 1_500),
  ]) {
    const instance = await start();
    const merging = merge(instance, ann, guest).catch(() => null);
    await Promise.race([until("the next step of the merge", isReached), merging]);
    await instance.kill();
    // Otherwise, the kill came after the end and has interrupted nothing.
    expect(await merging).toBeNull();
  }
  const instance = await start();
  const status = await merge(instance, ann, guest);
  instance.stop();

  expect(status).toBe(200);
  expect(await countOf(ann.uid)).toBe(DOCUMENTS);
  expect(await stored(`${userPath(ann.uid)}/experiences/1249`)).toEqual({ owner: "guest", text: TEXT });
  expect(await stored(`${userPath(ann.uid)}/journals/7`)).toEqual({ owner: "account" });
  expect(await stored(userPath(ann.uid))).toMatchObject({ display_name: "Ann Lee", current_stage: "hs-10" });
  expect(await countOf(guest.uid)).toBe(0);
  await expect(adminAuth.getUser(guest.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
});

const TEXT = "word ".repeat(100);

async function fillPlan({ uid }: Guest): Promise<void> {
  const writer = adminDb.bulkWriter({ throttling: false });
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const collection = COLLECTIONS[index % COLLECTIONS.length];
    const ref = adminDb.doc(`${userPath(uid)}/${collection}/${Math.floor(index / COLLECTIONS.length)}`);
    void writer.set(ref, { owner: "guest", text: TEXT });
  }
  await writer.close();
  await adminDb
    .doc(userPath(uid))
    .set({ display_name: "Guest", current_stage: "hs-10", track: "HS", dashboard_item: "HS", preferences: {} });
}

async function countOf(uid: string): Promise<number> {
  const counts = await Promise.all(
    COLLECTIONS.map((collection) =>
      adminDb
        .collection(`${userPath(uid)}/${collection}`)
        .count()
        .get(),
    ),
  );
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}

function start(): Promise<FunctionInstance> {
  return startFunctionInstance(
    folder,
    { file: "./lib/index.js", name: "api" },
    {
      GCLOUD_PROJECT: suite.projectId,
      FIREBASE_AUTH_EMULATOR_HOST: suite.authHost,
      FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
      WEB_API_KEY: "any",
    },
  );
}

async function merge({ url }: FunctionInstance, { idToken }: Student, guest: Guest): Promise<number> {
  const response = await fetch(url + API_CALLS.mergeGuest.path, {
    method: "POST",
    headers: { authorization: `Bearer ${idToken}`, "content-type": "application/json" },
    body: JSON.stringify({ guestToken: guest.idToken }),
  });
  await response.arrayBuffer();
  return response.status;
}
