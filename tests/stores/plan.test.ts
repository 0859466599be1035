import { API_CALLS } from "@domain/apiCalls.ts";
import { CHECKLIST_ITEM_LIMIT } from "@domain/checklist";
import { checklistPath, userPath } from "@domain/paths";
import { describe, expect, test } from "vitest";
import type { ChecklistRow, ChecklistView } from "../../web/src/stores/ChecklistStore.ts";
import { Plan } from "../../web/src/stores/Plan.ts";
import { adminDb, call, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

describe("a checklist", () => {
  test("shows the stage's rows in the student's order", async () => {
    const { current } = (await openPlan("hs-11")).checklists;

    expect(current.stageId).toBe("hs-11");
    expect(current.rows.length).toBeGreaterThan(5);
    expect(current.rows.map(({ position }) => position)).toEqual(
      current.rows.map(({ position }) => position).toSorted((a, b) => a - b),
    );
  });

  test("keeps what two devices change in different rows at the same moment", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const [phone, laptop] = await Promise.all([openPlanOf(ann), openPlanOf(ann)]);
    const [one, other] = [rowAt(phone.checklists.current, 0), rowAt(phone.checklists.current, 1)];

    const saved = await Promise.all([
      phone.checklists.current.setDone(one.id, true),
      laptop.checklists.current.setDone(other.id, true),
      laptop.checklists.current.addOwn("Ask Ms. Chen"),
    ]);

    expect(saved).toEqual([true, true, true]);
    await until(() => ownRows(phone).length === 1 && isDone(phone, one.id) && isDone(phone, other.id));
    await until(() => isDone(laptop, one.id) && isDone(laptop, other.id));
    const items = await storedItems(ann, "hs-11");
    expect([items[one.id]?.status, items[other.id]?.status]).toEqual(["Completed", "Completed"]);
  });

  test("notes the day a row was done, and takes it back with the tick", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    const { id } = rowAt(current, 0);

    await current.setDone(id, true);
    expect((await storedItems(ann, "hs-11"))[id]?.completed_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);

    await current.setDone(id, false);
    expect((await storedItems(ann, "hs-11"))[id]).toMatchObject({ status: "Pending", completed_on: null });
  });

  test("marks a row as pending until the server has it", async () => {
    const plan = await openPlan("hs-11");
    const { current } = plan.checklists;
    const [row, untouched] = [rowAt(current, 0), rowAt(current, 1)];

    const saving = current.setDone(row.id, true);

    await until(() => find(current, row.id)?.pending === true);
    expect(plan.isWaiting).toBe(true);
    expect(find(current, row.id)?.status).toBe("Completed");
    expect(find(current, untouched.id)?.pending).toBe(false);
    await saving;
    await until(() => find(current, row.id)?.pending === false && !plan.isWaiting);
  });

  test("adds an own row at the end", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const last = Math.max(...plan.checklists.current.rows.map(({ position }) => position));

    await plan.checklists.current.addOwn("  Ask Ms. Chen ");

    const [own] = ownRows(plan);
    expect(own).toMatchObject({ checklist_item_name: "Ask Ms. Chen", status: "Pending", position: last + 1 });
    expect(own?.id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(await storedItems(ann, "hs-11")).toHaveProperty(own?.id ?? "");
  });

  test("renames, removes and restores an own row", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const { current } = plan.checklists;
    await current.addOwn("Ask Ms. Chen");
    const id = ownRows(plan)[0]?.id ?? "";

    expect(await current.rename(id, "Ask Ms. Chen and Mr. Roy")).toBe(true);
    await until(() => ownRows(plan)[0]?.checklist_item_name === "Ask Ms. Chen and Mr. Roy");
    const renamed = ownRows(plan)[0];
    expect(await current.remove(id)).toBe(true);
    await until(() => ownRows(plan).length === 0);
    expect(await storedItems(ann, "hs-11")).not.toHaveProperty(id);

    expect(renamed && (await current.restore(renamed))).toBe(true);
    await until(() => ownRows(plan).length === 1);
    expect(ownRows(plan)[0]).toMatchObject({ id, checklist_item_name: "Ask Ms. Chen and Mr. Roy" });
  });

  test("brings a refused change back and says so until the next one is saved", async () => {
    const { current } = (await openPlan("hs-11")).checklists;
    const template = rowAt(current, 0);

    const saved = await current.rename(template.id, "Sleep in");

    expect(saved).toBe(false);
    expect(current.saveError).toBe('The new name "Sleep in" was not saved. Try again.');
    await until(() => find(current, template.id)?.checklist_item_name === template.checklist_item_name);

    await current.setDone(template.id, true);
    expect(current.saveError).toBeNull();
  });

  test("gives the words of a refused own row back in its message", async () => {
    const plan = await openPlan("hs-11");
    const name = "x".repeat(201);

    await plan.checklists.current.addOwn(name);

    expect(plan.checklists.current.saveError).toContain(name);
    await until(() => ownRows(plan).length === 0);
  });

  test("adds an own row with its due date, changes the date and takes it away", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const { current } = plan.checklists;

    await current.addOwn("Ask Ms. Chen", "2026-12-01");
    const id = ownRows(plan)[0]?.id ?? "";
    expect((await storedItems(ann, "hs-11"))[id]?.due_date).toBe("2026-12-01");

    await current.setDueDate(id, "2027-01-31");
    expect((await storedItems(ann, "hs-11"))[id]?.due_date).toBe("2027-01-31");

    await current.setDueDate(id, null);
    expect((await storedItems(ann, "hs-11"))[id]?.due_date).toBeNull();
  });

  test("moves one row between two others by one number", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    const before = await storedItems(ann, "hs-11");
    const [first, second, third, ...rest] = current.rows.map(({ id }) => id);
    const wanted = [first ?? "", third ?? "", second ?? "", ...rest];
    expect(current.order).toBe("due");

    await current.arrange(wanted);

    expect(current.order).toBe("own");
    expect(current.rows.map(({ id }) => id)).toEqual(wanted);
    const after = await storedItems(ann, "hs-11");
    const moved = Object.keys(after).filter((id) => after[id]?.position !== before[id]?.position);
    expect(moved).toHaveLength(1);
    expect(await stored(checklistPath(ann.uid, "hs-11"))).toMatchObject({ item_order: "own" });
  });

  test("counts its rows anew when there is no room between two", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const ids = Object.keys(await storedItems(ann, "hs-11")).sort();
    for (const [index, id] of ids.entries()) {
      const position = index < 3 ? 1 + index * 1e-7 : index;
      await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ [`items.${id}.position`]: position });
    }
    const { current } = (await openPlanOf(ann)).checklists;
    const [first, second, third, ...rest] = current.rows.map(({ id }) => id);
    const wanted = [third ?? "", first ?? "", second ?? "", ...rest];

    expect(await current.arrange(wanted)).toBe(true);

    expect(current.rows.map(({ id }) => id)).toEqual(wanted);
    const items = await storedItems(ann, "hs-11");
    expect(wanted.map((id) => items[id]?.position)).toEqual(wanted.map((_, index) => index + 1));
  });

  test("keeps what two devices move at the same moment", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const [phone, laptop] = await Promise.all([openPlanOf(ann), openPlanOf(ann)]);
    const ids = phone.checklists.current.rows.map(({ id }) => id);
    const [a, b, c, ...rest] = ids;
    const last = rest.at(-1) ?? "";

    await Promise.all([
      phone.checklists.current.arrange([c ?? "", a ?? "", b ?? "", ...rest]),
      laptop.checklists.current.arrange([a ?? "", last, b ?? "", c ?? "", ...rest.slice(0, -1)]),
    ]);

    const wanted = [c, a, last, b, ...rest.slice(0, -1)];
    await until(() => phone.checklists.current.rows.map(({ id }) => id).join() === wanted.join());
    await until(() => laptop.checklists.current.rows.map(({ id }) => id).join() === wanted.join());
  });

  test("goes back to the order of the due dates", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    await current.setOrder("own");

    await current.setOrder("due");

    expect(await stored(checklistPath(ann.uid, "hs-11"))).toMatchObject({ item_order: "due" });
  });

  test("says when a checklist is full", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const row = Object.values(await storedItems(ann, "hs-11"))[0];
    const items = Object.fromEntries(Array.from({ length: CHECKLIST_ITEM_LIMIT }, (_, index) => [`row${index}`, row]));
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ items });
    const { current } = (await openPlanOf(ann)).checklists;

    expect(await current.addOwn("One more")).toBe(false);

    expect(current.saveError).toBe("A checklist holds 200 tasks. Delete one, then add this one.");
  });
});

describe("rows of last year", () => {
  test("are copied to this year and marked at their origin", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const row = rowAt(previousOf(plan), 0);

    const [carried] = plan.checklists.carryOver([row]);

    const copyId = carried?.copyId ?? "";
    await until(() => !plan.isWaiting && find(plan.checklists.current, copyId) !== undefined);
    expect((await storedItems(ann, "hs-11"))[copyId]).toEqual({
      checklist_item_name: row.checklist_item_name,
      status: "Pending",
      origin: "own",
      position: expect.any(Number),
      due_date: null,
      completed_on: null,
      category: row.category,
      resourceId: row.resourceId,
    });
    expect((await storedItems(ann, "hs-10"))[row.id]).toMatchObject({
      status: "Pending",
      moved_to: `hs-11/${copyId}`,
    });
  });

  test("are taken back as if nothing had been", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const before = [await storedItems(ann, "hs-10"), await storedItems(ann, "hs-11")];
    const rows = previousOf(plan).rows.slice(0, 3);

    const carried = plan.checklists.carryOver(rows);
    await until(() => carried.every(({ copyId }) => find(plan.checklists.current, copyId)?.pending === false));
    plan.checklists.takeBack(carried);

    await until(() => !plan.isWaiting && ownRows(plan).length === 0);
    expect([await storedItems(ann, "hs-10"), await storedItems(ann, "hs-11")]).toEqual(before);
  });

  test("are copied once by two devices that move the same row", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const [phone, laptop] = await Promise.all([openPlanOf(ann), openPlanOf(ann)]);
    const row = rowAt(previousOf(phone), 0);

    phone.checklists.carryOver([row]);
    laptop.checklists.carryOver([row]);

    await until(() => (previousOf(phone).saveError ?? previousOf(laptop).saveError) !== null);
    await until(() => ownRows(phone).length === 1 && ownRows(laptop).length === 1);
    const copies = Object.values(await storedItems(ann, "hs-11")).filter(({ origin }) => origin === "own");
    expect(copies).toHaveLength(1);
  });

  test("stay where they are when this year's list has no room for all of them", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const row = Object.values(await storedItems(ann, "hs-11"))[0];
    const items = Object.fromEntries(
      Array.from({ length: CHECKLIST_ITEM_LIMIT - 1 }, (_, index) => [`row${index}`, row]),
    );
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ items });
    const plan = await openPlanOf(ann);

    expect(plan.checklists.carryOver(previousOf(plan).rows.slice(0, 2))).toEqual([]);

    expect(plan.checklists.current.saveError).toBe("A checklist holds 200 tasks. There is room for 1 more.");
  });
});

describe("the checklists", () => {
  test("are those of the student's stage and of the stage before it", async () => {
    const { current, previous } = (await openPlan("hs-11")).checklists;

    expect([current.stageId, previous?.stageId]).toEqual(["hs-11", "hs-10"]);
  });

  test("have none before the first stage", async () => {
    const { checklists } = await openPlan("hs-9");

    expect(checklists.previous).toBeNull();
  });

  test("follow a stage that was changed elsewhere", async () => {
    const ann = await newStudent({ stage: "hs-9" });
    const { checklists } = await openPlanOf(ann);

    await call("POST", API_CALLS.changeStage.path, { idToken: ann.idToken, body: { newStageId: "hs-10" } });

    await until(() => checklists.current.stageId === "hs-10" && checklists.current.status === "ready");
    expect(checklists.previous?.stageId).toBe("hs-9");
  });

  test("close with the plan", async () => {
    const plan = await openPlan("hs-11");

    plan.close();

    expect(plan.user.status).toBe("closed");
    expect(plan.user.user).toBeNull();
    expect(plan.checklists.current.status).toBe("closed");
    expect(plan.checklists.previous).toBeNull();
  });
});

describe("the student's own document", () => {
  test("is ready and empty before registration, and appears with it", async () => {
    const ann = await newStudent({ stage: null });
    const plan = new Plan(openClient(suite.firestoreHost, suite.projectId, ann.uid));
    plan.open(ann.uid);
    await until(() => plan.user.status === "ready");
    expect(plan.user.user).toBeNull();

    await call("POST", API_CALLS.register.path, { idToken: ann.idToken, body: { stageId: "hs-9" } });

    await until(() => plan.user.user?.current_stage === "hs-9");
    await until(() => plan.checklists.current.status === "ready");
  });

  test("takes a new name", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { user } = await openPlanOf(ann);

    await user.setDisplayName(" Ann Marie Lee ");

    expect(user.user?.display_name).toBe("Ann Marie Lee");
    expect(await stored(userPath(ann.uid))).toMatchObject({ display_name: "Ann Marie Lee" });
  });

  test("keeps the preferences that a change does not name", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { user } = await openPlanOf(ann);

    await user.setPreferences({ theme: "tarn", mode: "dark" });
    await user.setPreferences({ theme: "clay" });

    expect(await stored(userPath(ann.uid))).toMatchObject({ preferences: { theme: "clay", mode: "dark" } });
  });

  test("stores which forms to show", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { user } = await openPlanOf(ann);

    await user.setDashboardItem("PD");

    expect(await stored(userPath(ann.uid))).toMatchObject({ dashboard_item: "PD" });
  });

  test("brings a refused name back and says so", async () => {
    const { user } = await openPlan("hs-11");

    expect(await user.setDisplayName("x".repeat(81))).toBe(false);

    expect(user.saveError).toBe("Your change was not saved. Try again.");
    await until(() => user.user?.display_name === "Ann Lee");
  });

  test("fails for somebody else, and offers a retry", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = new Plan(openClient(suite.firestoreHost, suite.projectId, "bob"));

    plan.open(ann.uid);

    await until(() => plan.user.status === "failed");
    expect(plan.user.failure).toBe("Your account could not be loaded. Try again.");
    plan.user.retry();
    expect(plan.user.status).toBe("loading");
  });
});

async function openPlan(stage: string): Promise<Plan> {
  return openPlanOf(await newStudent({ stage }));
}

async function openPlanOf(student: Student): Promise<Plan> {
  const plan = new Plan(openClient(suite.firestoreHost, suite.projectId, student.uid));
  plan.open(student.uid);
  const { checklists } = plan;
  await until(() => checklists.current.status === "ready" && checklists.previous?.status !== "loading");
  return plan;
}

function rowAt(view: ChecklistView, index: number): ChecklistRow {
  const row = view.rows[index];
  if (!row) throw new Error(`The checklist has no row ${index}.`);
  return row;
}

function previousOf(plan: Plan): ChecklistView {
  const { previous } = plan.checklists;
  if (!previous) throw new Error("There is no list of last year.");
  return previous;
}

const find = (view: ChecklistView, id: string) => view.rows.find((row) => row.id === id);
const isDone = (plan: Plan, id: string) => find(plan.checklists.current, id)?.status === "Completed";
const ownRows = (plan: Plan) => plan.checklists.current.rows.filter(({ origin }) => origin === "own");

async function storedItems(student: Student, stageId: string): Promise<Record<string, Record<string, unknown>>> {
  const checklist = await stored(checklistPath(student.uid, stageId));
  return checklist?.items as Record<string, Record<string, unknown>>;
}
