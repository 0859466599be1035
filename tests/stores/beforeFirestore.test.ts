import { checklistPath, userPath } from "@domain/records/firestorePaths.ts";
import { afterEach, expect, test, vi } from "vitest";
import { PlanLifecycle } from "../../web/src/app/session/PlanLifecycle.ts";
import { hasFirestore, laterFirestore, provideFirestore, withdrawFirestore } from "../../web/src/sync/firestoreSdk.ts";
import { SDK } from "../../web/src/sync/startFirestore.ts";
import { PAGE } from "../../web/src/sync/writeLog.ts";
import { adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { closeAfterTest, closeClientsAfterEach, openClient } from "./support/client.ts";
import { memoryStorage } from "./support/memoryStorage.ts";
import { complete, rowAt } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();
afterEach(() => vi.unstubAllGlobals());

const STAGE = "pm-junior";

/** A plan that shows its first view and has nothing else yet. */
async function openFirst(student: Student, user?: Awaited<ReturnType<typeof stored>>): Promise<PlanLifecycle> {
  withdrawFirestore();
  const lifecycle = new PlanLifecycle(laterFirestore);
  closeAfterTest(lifecycle);
  lifecycle.open(student.uid);
  lifecycle.preview({
    uid: student.uid,
    user: user ?? (await stored(userPath(student.uid))),
    stageId: STAGE,
    checklist: await stored(checklistPath(student.uid, STAGE)),
  });
  return lifecycle;
}

function startFor({ uid }: Student): void {
  provideFirestore(SDK, openClient(suite.firestoreHost, suite.projectId, uid));
}

/** Makes this page's unsent writes those of a page that is closed. */
function closeWithWrites(lifecycle: PlanLifecycle): void {
  lifecycle.close();
  for (const [key, write] of Object.entries(localStorage)) {
    localStorage.removeItem(key);
    localStorage.setItem(key.replace(`#${PAGE}/`, "#closed/"), String(write));
  }
}

/** A plan with all its stores that shows its first view while Firestore has not started. `start` starts it. */
async function openPreview(student: Student) {
  const lifecycle = await openFirst(student);
  const plan = complete(lifecycle);
  return { lifecycle, plan, start: () => startFor(student) };
}

const itemsOf = async ({ uid }: Student): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> =>
  Object((await stored(checklistPath(uid, STAGE)))?.items);

test("the student and the checklist are shown before Firestore has started", async () => {
  const ann = await newStudent({ stage: STAGE, name: "Ann Lee" });

  const { plan, lifecycle, start } = await openPreview(ann);

  expect(plan.user.user?.display_name).toBe("Ann Lee");
  expect(plan.checklists.current.rows.length).toBeGreaterThan(5);
  expect(lifecycle.hasFirst).toBe(false);
  const before = plan.checklists.current.rows;
  start();
  await until(() => lifecycle.hasFirst);
  expect(plan.checklists.current.rows).toEqual(before);
});

test("the first view is shown before the other stores exist, and opens and closes them with it", async () => {
  const gil = await newStudent({ stage: STAGE, name: "Gil Ray" });

  const lifecycle = await openFirst(gil);

  expect(lifecycle.plan).toBeNull();
  expect(lifecycle.first.user.user?.display_name).toBe("Gil Ray");
  expect(lifecycle.first.checklists.current.rows.length).toBeGreaterThan(5);
  const plan = complete(lifecycle);
  expect(lifecycle.plan).toBe(plan);
  expect(plan.user).toBe(lifecycle.first.user);
  expect(plan.schools.list.status).toBe("loading");
  expect(complete(lifecycle)).toBe(plan);
  lifecycle.close();
  expect([plan.user.status, plan.schools.list.status]).toEqual(["closed", "closed"]);
  lifecycle.open(gil.uid);
  expect([plan.user.status, plan.schools.list.status]).toEqual(["loading", "loading"]);
});

test("every kind of edit made before Firestore has started is stored", async () => {
  const ben = await newStudent({ stage: STAGE });
  const { plan, start } = await openPreview(ben);
  const { current } = plan.checklists;
  const [ticked, renamed, dated, aside] = [0, 1, 2, 3].map((index) => rowAt(current, index).id);

  const written = [
    current.setDone(ticked ?? "", true),
    current.rename(renamed ?? "", "My own words"),
    current.setDueDate(dated ?? "", "2027-01-15"),
    current.setAside(aside ?? "", "Not my field"),
    current.addOwn("Call the dean", null, "own00000000000000001"),
    plan.user.setPreferences({ collapsed: ["current-checklist"] }),
    plan.trackerSettings.change({ hours_goal: 300 }),
  ];
  // Shown at once.
  const shown = (id = "") => current.rows.find((row) => row.id === id);
  expect(shown(ticked)).toMatchObject({ status: "Completed", pending: true });
  expect(shown(renamed)?.checklist_item_name).toBe("My own words");
  expect(shown(dated)?.due_date).toBe("2027-01-15");
  expect(shown(aside)?.set_aside_reason).toBe("Not my field");
  expect(shown("own00000000000000001")?.checklist_item_name).toBe("Call the dean");
  expect(plan.user.user?.preferences?.collapsed).toEqual(["current-checklist"]);
  start();

  expect(await Promise.all(written)).toEqual(written.map(() => true));
  const items = await itemsOf(ben);
  expect(items[ticked ?? ""]).toMatchObject({ status: "Completed" });
  expect(items[renamed ?? ""]).toMatchObject({ own_name: "My own words" });
  expect(items[dated ?? ""]).toMatchObject({ due_date: "2027-01-15" });
  expect(items[aside ?? ""]).toMatchObject({ set_aside_reason: "Not my field" });
  expect(items.own00000000000000001).toMatchObject({ checklist_item_name: "Call the dean" });
  expect((await stored(userPath(ben.uid)))?.preferences).toMatchObject({ collapsed: ["current-checklist"] });
});

test("a tick is never shown as undone while Firestore starts", async () => {
  const cleo = await newStudent({ stage: STAGE });
  const { plan, lifecycle, start } = await openPreview(cleo);
  const { current } = plan.checklists;
  const { id } = rowAt(current, 0);
  void current.setDone(id, true);
  const shown = new Set<string>();
  const { autorun } = await import("mobx");
  const stop = autorun(() => shown.add(current.rows.find((row) => row.id === id)?.status ?? "missing"));

  start();
  await until(() => lifecycle.hasFirst && !lifecycle.isWaiting);
  stop();

  expect([...shown]).toEqual(["Completed"]);
});

test("a first view that arrives after Firestore's, or of another student, is ignored", async () => {
  const dora = await newStudent({ stage: STAGE });
  const { plan, lifecycle, start } = await openPreview(dora);
  lifecycle.preview({
    uid: "someone-else",
    user: { current_stage: "x", display_name: "No" },
    stageId: STAGE,
    checklist: {},
  });
  expect(plan.user.user?.display_name).toBe(dora.name);
  start();
  await until(() => lifecycle.hasFirst);

  lifecycle.preview({
    uid: dora.uid,
    user: { current_stage: STAGE, display_name: "Old" },
    stageId: STAGE,
    checklist: {},
  });

  expect(plan.user.user?.display_name).toBe(dora.name);
  expect(plan.checklists.current.rows.length).toBeGreaterThan(5);
});

test("an edit that the server rejects is taken off the first view", async () => {
  const ed = await newStudent({ stage: STAGE });
  const { plan, start } = await openPreview(ed);
  const { current } = plan.checklists;
  const before = current.rows.length;

  const added = current.addOwn("Read it", null, "own00000000000000002", "x".repeat(300));
  expect(current.rows).toHaveLength(before + 1);
  start();

  expect(await added).toBe(false);
  await until(() => current.rows.length === before);
});

test("an edit is shown at once after Firestore has started, too", async () => {
  const fay = await newStudent({ stage: STAGE });
  const { plan, lifecycle, start } = await openPreview(fay);
  start();
  await until(() => lifecycle.hasFirst);
  const { current } = plan.checklists;
  const { id } = rowAt(current, 0);

  const written = current.setDone(id, true);

  expect(current.rows.find((row) => row.id === id)?.status).toBe("Completed");
  expect(await written).toBe(true);
  expect(current.rows.find((row) => row.id === id)?.status).toBe("Completed");
});

test("the next session can start Firestore even if the last one could not be ended", async () => {
  vi.stubGlobal("localStorage", memoryStorage());
  const lifecycle = new PlanLifecycle(laterFirestore);
  // The SDK throws if it has to end what is not a Firestore.
  provideFirestore(SDK, null);

  await expect(lifecycle.forget()).rejects.toThrow();

  expect(hasFirestore()).toBe(false);
});

test("what a closed page added to a list joins what another device has added meanwhile", async () => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("navigator", {});
  const hal = await newStudent({ stage: STAGE });
  const remembered = await stored(userPath(hal.uid));
  const closed = await openFirst(hal);
  void closed.first.user.setPreferences({ collapsed: ["current-checklist"] });
  closeWithWrites(closed);
  await adminDb.doc(userPath(hal.uid)).update({ "preferences.collapsed": ["quick-log"] });

  const { first } = await openFirst(hal, remembered);
  await until(() => first.user.user?.preferences?.collapsed?.includes("current-checklist") === true);
  startFor(hal);
  await until(() => first.user.user?.preferences?.collapsed?.includes("quick-log") === true);

  const collapsed = async () => (await stored(userPath(hal.uid)))?.preferences;
  await expect.poll(collapsed).toMatchObject({ collapsed: ["quick-log", "current-checklist"] });
});
