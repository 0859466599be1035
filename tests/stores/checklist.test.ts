import { CHECKLIST_ITEM_LIMIT } from "@domain/checklist/checklist";
import { checklistPath, userPath } from "@domain/records/firestorePaths";
import { describe, expect, test } from "vitest";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { find, isDone, openPlan, openPlanOf, ownRows, rowAt, storedItems } from "./support/plan.ts";
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

  test("keeps simultaneous edits of different rows by two devices", async () => {
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

  test("stores the day a row was done, and removes it when the row is reopened", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    const { id } = rowAt(current, 0);

    await current.setDone(id, true);
    expect((await storedItems(ann, "hs-11"))[id]?.completed_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);

    await current.setDone(id, false);
    expect((await storedItems(ann, "hs-11"))[id]).toMatchObject({ status: "Pending", completed_on: null });
  });

  test("marks a row as pending until the server has stored it", async () => {
    const plan = await openPlan("hs-11");
    const { current } = plan.checklists;
    const [row, untouched] = [rowAt(current, 0), rowAt(current, 1)];

    const saving = current.setDone(row.id, true);

    await until(() => find(current, row.id)?.pending === true);
    expect(plan.lifecycle.isWaiting).toBe(true);
    expect(find(current, row.id)?.status).toBe("Completed");
    expect(find(current, untouched.id)?.pending).toBe(false);
    await saving;
    await until(() => find(current, row.id)?.pending === false && !plan.lifecycle.isWaiting);
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

  test("renames, deletes and restores an own row", async () => {
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

  test("reverts a rejected change and shows an error until the next one is saved", async () => {
    const { current } = (await openPlan("hs-11")).checklists;
    const template = rowAt(current, 0);

    const tooLong = "Sleep in ".repeat(60).trim();
    const saved = await current.rename(template.id, tooLong);

    expect(saved).toBe(false);
    expect(current.saveError).toBe(`The new name "${tooLong}" was not saved. Try again.`);
    await until(() => find(current, template.id)?.checklist_item_name === template.checklist_item_name);

    await current.setDone(template.id, true);
    expect(current.saveError).toBeNull();
  });

  test("keeps the original name of a suggested task next to the student's own", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    const { id, checklist_item_name: given } = rowAt(current, 0);

    expect(await current.rename(id, " Ask about the PSAT ")).toBe(true);
    expect(find(current, id)).toMatchObject({ checklist_item_name: "Ask about the PSAT", given_name: given });
    expect((await storedItems(ann, "hs-11"))[id]).toMatchObject({
      checklist_item_name: given,
      own_name: "Ask about the PSAT",
    });

    expect(await current.rename(id, given)).toBe(true);
    expect((await storedItems(ann, "hs-11"))[id]).not.toHaveProperty("own_name");
  });

  test("sets a suggested task aside with a reason, and restores it unchanged", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    const { id } = rowAt(current, 0);
    const before = (await storedItems(ann, "hs-11"))[id];

    expect(await current.setAside(id, " No AP here ")).toBe(true);
    expect((await storedItems(ann, "hs-11"))[id]).toEqual({
      ...before,
      set_aside_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      set_aside_reason: "No AP here",
    });

    expect(await current.bringBack(id)).toBe(true);
    expect((await storedItems(ann, "hs-11"))[id]).toEqual(before);
  });

  test("recognizes suggestions from before the student joined, and stores no done day for them", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    await adminDb.doc(userPath(ann.uid)).update({ age_confirmed_on: "2026-11-22" });
    const [past, later] = Object.keys(await storedItems(ann, "hs-11")).sort();
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({
      academic_year: "2026-27",
      [`items.${past}.due_date`]: "2026-09-30",
      [`items.${later}.due_date`]: "2026-11-30",
    });
    const { current, previous } = (await openPlanOf(ann)).checklists;
    await until(() => find(current, past ?? "")?.isEarlier === true);

    expect(find(current, later ?? "")?.isEarlier).toBe(false);
    expect(previous?.rows.every(({ isEarlier }) => isEarlier)).toBe(true);
    await current.setDone(past ?? "", true);
    expect((await storedItems(ann, "hs-11"))[past ?? ""]).toMatchObject({ status: "Completed", completed_on: null });
  });

  test("includes the words of a rejected own row in the error", async () => {
    const plan = await openPlan("hs-11");
    const name = "x".repeat(201);

    await plan.checklists.current.addOwn(name);

    expect(plan.checklists.current.saveError).toContain(name);
    await until(() => ownRows(plan).length === 0);
  });

  test("adds an own row with a due date, changes it and removes it", async () => {
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

  test("moves one row between two others by changing one number", async () => {
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

  test("renumbers its rows if two rows have no number between them", async () => {
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

  test("keeps simultaneous moves by two devices", async () => {
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

  test("returns to the order of due dates", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { current } = (await openPlanOf(ann)).checklists;
    await current.setOrder("own");

    await current.setOrder("due");

    expect(await stored(checklistPath(ann.uid, "hs-11"))).toMatchObject({ item_order: "due" });
  });

  test("reports that a checklist is full", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const row = Object.values(await storedItems(ann, "hs-11"))[0];
    const items = Object.fromEntries(Array.from({ length: CHECKLIST_ITEM_LIMIT }, (_, index) => [`row${index}`, row]));
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ items });
    const { current } = (await openPlanOf(ann)).checklists;

    expect(await current.addOwn("One more")).toBe(false);

    expect(current.saveError).toBe("A checklist can hold 200 tasks. Delete one, then add this one.");
  });
});
