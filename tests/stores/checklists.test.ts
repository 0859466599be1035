import { API_CALLS } from "@domain/api/apiCalls.ts";
import { CHECKLIST_ITEM_LIMIT } from "@domain/checklist/checklist";
import { checklistPath } from "@domain/records/firestorePaths";
import { describe, expect, test } from "vitest";
import { adminDb, call, newStudent } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { find, openPlan, openPlanOf, ownRows, previousOf, rowAt, storedItems } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

describe("rows of last year", () => {
  test("are copied to this year and marked in the original list", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const row = rowAt(previousOf(plan), 0);

    const [carried] = plan.checklists.carryOver([row]);

    const copyId = carried?.copyId ?? "";
    await until(() => !plan.lifecycle.isWaiting && find(plan.checklists.current, copyId) !== undefined);
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

  test("are restored without a trace", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const plan = await openPlanOf(ann);
    const before = [await storedItems(ann, "hs-10"), await storedItems(ann, "hs-11")];
    const rows = previousOf(plan).rows.slice(0, 3);

    const carried = plan.checklists.carryOver(rows);
    await until(() => carried.every(({ copyId }) => find(plan.checklists.current, copyId)?.pending === false));
    plan.checklists.takeBack(carried);

    await until(() => !plan.lifecycle.isWaiting && ownRows(plan).length === 0);
    expect([await storedItems(ann, "hs-10"), await storedItems(ann, "hs-11")]).toEqual(before);
  });

  test("are copied once if two devices move the same row", async () => {
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

  test("stay if this year's list has too little room for all of them", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const row = Object.values(await storedItems(ann, "hs-11"))[0];
    const items = Object.fromEntries(
      Array.from({ length: CHECKLIST_ITEM_LIMIT - 1 }, (_, index) => [`row${index}`, row]),
    );
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).update({ items });
    const plan = await openPlanOf(ann);

    expect(plan.checklists.carryOver(previousOf(plan).rows.slice(0, 2))).toEqual([]);

    expect(plan.checklists.current.saveError).toBe("A checklist can hold 200 tasks. There is room for 1 more.");
  });
});

describe("the checklists", () => {
  test("are those of the student's stage and of the stage before it", async () => {
    const { current, previous } = (await openPlan("hs-11")).checklists;

    expect([current.stageId, previous?.stageId]).toEqual(["hs-11", "hs-10"]);
  });

  test("have no previous list before the first stage", async () => {
    const { checklists } = await openPlan("hs-9");

    expect(checklists.previous).toBeNull();
  });

  test("follow a stage change on another device", async () => {
    const ann = await newStudent({ stage: "hs-9" });
    const { checklists } = await openPlanOf(ann);

    await call("POST", API_CALLS.changeStage.path, { idToken: ann.idToken, body: { newStageId: "hs-10" } });

    await until(() => checklists.current.stageId === "hs-10" && checklists.current.status === "ready");
    expect(checklists.previous?.stageId).toBe("hs-9");
  });

  test("close with the plan", async () => {
    const plan = await openPlan("hs-11");

    plan.lifecycle.close();

    expect(plan.user.status).toBe("closed");
    expect(plan.user.user).toBeNull();
    expect(plan.checklists.current.status).toBe("closed");
    expect(plan.checklists.previous).toBeNull();
  });
});
