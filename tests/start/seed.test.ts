import {
  CHECKLIST_TEMPLATES,
  checklistPath,
  STAGE_CATEGORIES,
  stageCategoryPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { demoStudents } from "../../emulators/seed/demoStudents.ts";
import { planContent, seedContent } from "../../emulators/seed/seedContent.ts";
import { seedDemoStudents } from "../../emulators/seed/seedDemoStudents.ts";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { adminAuth, suite } from "../support/suite.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const WRITTEN = 31;
let db: Firestore;
let close: () => Promise<void>;
let projects = 0;

// A separate project: the suite's demo students are used by other tests.
beforeEach(() => {
  projects += 1;
  const projectId = `demo-seed-${process.pid}-${projects}`;
  const app = initializeApp({ projectId }, projectId);
  db = getFirestore(app);
  close = () => deleteApp(app);
});
afterEach(() => close());

describe("the content", () => {
  test("is planned without being written", async () => {
    const changes = await planContent(db);

    expect(changes).toHaveLength(WRITTEN);
    expect((await db.collection(STAGE_CATEGORIES).get()).size).toBe(0);
  });

  test("is only written once", async () => {
    const first = await seedContent(db);
    const second = await seedContent(db);

    expect(first).toHaveLength(WRITTEN);
    expect(second).toEqual([]);
    expect((await db.collection(STAGE_CATEGORIES).get()).size).toBe(7);
    expect((await db.collection(CHECKLIST_TEMPLATES).get()).size).toBe(24);
  });

  test("is only corrected where it differs", async () => {
    await seedContent(db);
    await db.doc(stageCategoryPath("high-school")).update({ stageCategoryName: "Secondary School" });

    const changes = await seedContent(db);

    expect(changes).toMatchObject([{ path: stageCategoryPath("high-school"), kind: "changed" }]);
    expect((await db.doc(stageCategoryPath("high-school")).get()).get("stageCategoryName")).toBe("High School");
  });
});

describe("the demo students", () => {
  beforeEach(async () => {
    await seedContent(db);
    await seedDemoStudents(adminAuth, db, NOW);
  });

  test("have a plan in progress, with own tasks, and last year almost done", async () => {
    const [maya] = demoStudents;
    const uid = maya?.uid ?? "";

    const thisYear = await itemsOf(checklistPath(uid, "hs-11"));
    const lastYear = await itemsOf(checklistPath(uid, "hs-10"));

    const [fromTemplate, own] = [thisYear.filter(isFromTemplate), thisYear.filter((row) => !isFromTemplate(row))];
    const due = fromTemplate.filter(({ due_date }) => due_date !== null && String(due_date) < "2026-11-20");
    expect(due.length).toBeGreaterThan(2);
    expect(fromTemplate.filter(({ status }) => status === "Completed")).toEqual(due);
    expect(own.map(({ due_date }) => due_date)).toEqual(["2026-12-04", "2026-11-24", null]);
    expect(lastYear.filter(({ status }) => status === "Pending")).toHaveLength(2);
    for (const { completed_on } of [...thisYear, ...lastYear]) {
      if (completed_on !== null) expect(String(completed_on) <= "2026-11-20").toBe(true);
    }
  });

  test("keep the changes of the person trying the app", async () => {
    const changed = userPath(demoStudents[0]?.uid ?? "");
    const list = checklistPath(demoStudents[0]?.uid ?? "", "hs-11");
    await db.doc(changed).update({ display_name: "Changed by a tester" });
    await db.doc(list).update({ items: {} });

    await seedDemoStudents(adminAuth, db, NOW);

    expect((await db.doc(changed).get()).get("display_name")).toBe("Changed by a tester");
    expect(await itemsOf(list)).toEqual([]);
  });
});

test("seeding a suite leaves the addresses of another one in place", async () => {
  const names = [
    "GCLOUD_PROJECT",
    "METADATA_SERVER_DETECTION",
    "FIRESTORE_EMULATOR_HOST",
    "FIREBASE_AUTH_EMULATOR_HOST",
  ];
  const addresses = () => names.map((name) => process.env[name]);
  const before = addresses();

  await seedSuite({
    GCLOUD_PROJECT: suite.projectId,
    METADATA_SERVER_DETECTION: "none",
    FIRESTORE_EMULATOR_HOST: suite.firestoreHost,
    // The same emulator under another name.
    FIREBASE_AUTH_EMULATOR_HOST: suite.authHost.replace("127.0.0.1", "localhost"),
  });

  expect(addresses()).toEqual(before);
});

function isFromTemplate({ origin }: Record<string, unknown>): boolean {
  return origin === "template";
}

async function itemsOf(path: string): Promise<Record<string, unknown>[]> {
  return Object.values((await db.doc(path).get()).get("items"));
}
