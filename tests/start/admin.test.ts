import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  checklistPath,
  journalIndexPath,
  journalPath,
  schoolsPath,
  scoresPath,
  sharePath,
  shareReportPath,
  supportQuotaPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { newGuest, planOf } from "../support/guest.ts";
import { mcat, plainSchool } from "../support/records.ts";
import { inDays, newShare } from "../support/shares.ts";
import { adminAuth, adminDb, databaseNamed, newStudent, type Student, stored, suite } from "../support/suite.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-admin-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The output of the command. Throws if the command fails. */
async function admin(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "emulators/admin/adminCommand.ts", ...args, "--project", suite.projectId],
    {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        FIREBASE_AUTH_EMULATOR_HOST: suite.authHost,
        FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
      },
    },
  );
  return stdout.trim();
}

/** The plan, and a time at which it is like that. */
async function givePlan({ uid }: Student) {
  await adminDb.doc(scoresPath(uid)).set({ items: { one: mcat }, changed_item: "one" });
  const { writeTime } = await adminDb.doc(schoolsPath(uid)).set({ items: { rice: plainSchool }, changed_item: "rice" });
  const then = await planOf(uid);
  return { then, at: new Date(writeTime.toMillis() + 1).toISOString() };
}

async function changePlan({ uid }: Student): Promise<void> {
  await adminDb.doc(scoresPath(uid)).delete();
  await adminDb.doc(schoolsPath(uid)).update({ "items.rice.name": "Not Rice" });
  await adminDb.doc(journalPath(uid, "later")).set({ text: "A day" });
  await adminDb.doc(supportQuotaPath(uid)).set({ slots: {} });
}

/** Copies what is stored of a student into another database, as a restored backup has it. */
async function backUp({ uid }: Student, name: string): Promise<void> {
  const copy = databaseNamed(name);
  const documents = Object.entries(await planOf(uid));
  await Promise.all(documents.map(([path, fields]) => copy.doc(`${userPath(uid)}${path}`).set(Object(fields))));
}

describe("the operator's command", () => {
  test("exports everything stored of an account into a file that only the operator can read", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const file = join(folder, "ann.json");

    expect(await admin("export", ann.email, "--dry-run")).toContain("4 documents and the login would be written");
    await admin("export", ann.email, "--out", file);

    const { login, documents } = JSON.parse(await readFile(file, "utf8"));
    expect(login).toMatchObject({ uid: ann.uid, email: ann.email });
    expect(JSON.stringify(login)).not.toMatch(/password(Hash|Salt)"/);
    expect(Object.keys(documents).sort()).toEqual(
      [
        userPath(ann.uid),
        checklistPath(ann.uid, "hs-10"),
        checklistPath(ann.uid, "hs-9"),
        journalIndexPath(ann.uid),
      ].sort(),
    );
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  test("restores one plan as it was, and what it was until then, but nothing in a dry run", async () => {
    const [ann, ben] = [await newStudent({ stage: "hs-10" }), await newStudent({ stage: "hs-10" })];
    const file = join(folder, "before.json");
    const { then, at } = await givePlan(ann);
    await changePlan(ann);
    const [changed, other] = [await planOf(ann.uid), await planOf(ben.uid)];

    expect(await admin("restore", ann.email, "--at", at, "--dry-run")).toContain(
      `2 documents of ${ann.email}, and 1 that were not there would be restored and deleted`,
    );
    expect(await planOf(ann.uid)).toEqual(changed);
    await admin("restore", ann.email, "--at", at, "--out", file);
    const { "/supportQuotas/messages": kept, ...restored } = await planOf(ann.uid);
    expect(restored).toEqual(then);
    expect(kept).toEqual({ slots: {} });
    expect((await stat(file)).mode & 0o077).toBe(0);
    await admin("restore", ann.email, "--file", file, "--out", join(folder, "restored.json"));

    expect(await planOf(ann.uid)).toEqual(changed);
    expect(await planOf(ben.uid)).toEqual(other);
  });

  test("restores one plan from a backup that was restored into another database", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { then } = await givePlan(ann);
    await backUp(ann, "restored");
    await changePlan(ann);

    await admin("restore", ann.email, "--database", "restored", "--out", join(folder, "changed.json"));
    const { "/supportQuotas/messages": _, ...restored } = await planOf(ann.uid);

    expect(restored).toEqual(then);
  });

  test.each([
    [[], "Say from where"],
    [["--at", "2026-11-24T09:30Z", "--database", "restored"], "Say from where"],
    [["--at", "last Tuesday"], "in the past with its zone"],
    [["--at", "2026-11-24T09:30"], "in the past with its zone"],
    [["--at", "2999-01-01T00:00Z"], "in the past with its zone"],
    [["--file", "package.json"], "There is no plan"],
  ])("refuses to restore with %j", async (args, reason) => {
    const ann = await newStudent({ stage: "hs-10" });

    const failed = admin("restore", ann.email, ...args);
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  });

  test("deletes an account with its documents, but not in a dry run", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const dry = await admin("delete", ann.uid, "--dry-run");
    const kept = await planOf(ann.uid);
    const done = await admin("delete", ann.uid);

    expect(dry).toContain("4 documents and the login");
    expect(Object.keys(kept)).toHaveLength(4);
    expect(done).toContain("Deleted 4 documents");
    expect(await planOf(ann.uid)).toEqual({});
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("disables and enables an account, but not in a dry run", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const isDisabled = async () => (await adminAuth.getUser(ann.uid)).disabled;

    await admin("disable", ann.email, "--dry-run");
    expect(await isDisabled()).toBe(false);
    expect(await stored(userPath(ann.uid))).not.toHaveProperty("logged_out_at");
    await admin("disable", ann.email);
    expect(await isDisabled()).toBe(true);
    expect(await stored(userPath(ann.uid))).toHaveProperty("logged_out_at");
    await admin("enable", ann.email, "--dry-run");
    expect(await isDisabled()).toBe(true);
    await admin("enable", ann.email);
    expect(await isDisabled()).toBe(false);
  });

  test("lists the largest account and the newest guest", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const writer = adminDb.bulkWriter();
    for (let index = 0; index < 400; index += 1) {
      void writer.set(adminDb.doc(`${userPath(ann.uid)}/journals/${index}`), { text: "A day" });
    }
    await writer.close();
    const guest = await newGuest();

    const listed = await admin("list", "--most", "50");

    expect(listed).toContain(`${ann.uid}  404 documents`);
    expect(listed).toContain(`${guest.uid}  since ${new Date().toISOString().slice(0, 10)}`);
  });

  test("counts abandoned guests in a dry run", async () => {
    expect(await admin("guests", "--dry-run")).toMatch(/^Dry run: \d+ guests would be deleted/);
  });

  test("lists reported shares and closes one, but not in a dry run", async () => {
    const { shareId } = await newShare(adminDb, "ann");
    const report = { uid: "ann", reasons: { harassment: 2, other: 1 }, last_reported_at: inDays(0) };
    await adminDb.doc(shareReportPath(shareId)).set(report);

    expect(await admin("shares", "list", "--most", "500")).toContain(`${shareId}  open  harassment 2, other 1, last `);
    await admin("shares", "close", shareId, "--dry-run");
    expect(await stored(sharePath(shareId))).toMatchObject({ closed_at: null });
    expect(await admin("shares", "close", shareId)).toBe(`${shareId} is closed.`);

    expect(await stored(sharePath(shareId))).toMatchObject({ closed_at: expect.any(Timestamp) });
    expect(await stored(shareReportPath(shareId))).toMatchObject({ ...report, closed_at: expect.any(Timestamp) });
    expect(await admin("shares", "list", "--most", "500")).toContain(`${shareId}  closed or ended`);
    await expect(admin("shares", "close", "a".repeat(22))).rejects.toMatchObject({ code: 1 });
  });

  test.each([
    [["delete"]],
    [["list", "ann@cairn.test"]],
    [["promote", "ann@cairn.test"]],
    [["export", "one"]],
    [["shares"]],
    [["shares", "close"]],
  ])("refuses %j", async (args) => {
    await expect(admin(...args)).rejects.toMatchObject({ code: 1 });
  });
});
