import { API_CALLS } from "@domain/api/apiCalls.ts";
import { checklistPath, userPath } from "@domain/records/firestorePaths.ts";
import { FieldPath } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { adminDb, newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeBody, describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.changeStage, body: { newStageId: "hs-11" } } as const;
const changeStage = (idToken: string, newStageId: string) => ask("POST", place.path, { idToken, body: { newStageId } });

describe("change-stage", () => {
  test("moves the student and returns the new standing", async () => {
    const ann = await newStudent({ stage: "hs-12" });

    const reply = await changeStage(ann.idToken, "pd-freshman");

    const standing = {
      current_stage: "pd-freshman",
      previous_stage: "hs-12",
      stage_display_label: "Pre-Dental, Freshman Year",
      stageCategoryID: "undergrad-predental",
      track: "PD",
      dashboard_item: "PD",
    };
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { display_name: "Ann Lee", ...standing }, message: "Your stage has been changed." },
    });
    expect(await stored(userPath(ann.uid))).toMatchObject(standing);
  });

  test("adds the missing lists and keeps done and own tasks", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const own = { checklist_item_name: "Call the clinic", status: "Pending", origin: "own", position: 99 };
    const list = adminDb.doc(checklistPath(ann.uid, "hs-10"));
    await list.update(new FieldPath("items", "hs-10-01", "status"), "Completed", "items.mine", own);
    const before = await stored(checklistPath(ann.uid, "hs-10"));

    await changeStage(ann.idToken, "hs-11");
    await changeStage(ann.idToken, "hs-10");

    expect(await stored(checklistPath(ann.uid, "hs-10"))).toEqual(before);
    expect(await listsOf(ann.uid)).toEqual(["hs-10", "hs-11", "hs-9"]);
  });

  test("gives the same state and keeps the dashboard choice when repeated", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    await changeStage(ann.idToken, "pm-gap-build");
    await adminDb.doc(userPath(ann.uid)).update({ dashboard_item: "PD" });
    const before = await stored(userPath(ann.uid));

    const reply = await changeStage(ann.idToken, "pm-gap-build");

    expect(reply).toMatchObject({ status: 200, body: { message: "Your stage has been changed." } });
    expect(await stored(userPath(ann.uid))).toEqual(before);
  });

  test("leaves the student at one stage with its lists when called twice at once", async () => {
    const ann = await newStudent({ stage: "hs-9" });

    const replies = await Promise.all([changeStage(ann.idToken, "hs-11"), changeStage(ann.idToken, "pm-senior")]);

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const student = await stored(userPath(ann.uid));
    const lists = await listsOf(ann.uid);
    expect(["hs-11", "pm-senior"]).toContain(student?.current_stage);
    expect(lists).toEqual(expect.arrayContaining([student?.current_stage, student?.previous_stage]));
  });

  test("refuses an unknown stage and changes nothing", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const reply = await changeStage(ann.idToken, "hs-13");

    expect(reply).toMatchObject(refusal(404, "not-found", "newStageId"));
    expect(await stored(userPath(ann.uid))).toMatchObject({ current_stage: "hs-10" });
  });

  test("refuses an unregistered account", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await changeStage(ann.idToken, "hs-10");

    expect(reply).toMatchObject(refusal(403, "not-registered"));
    expect(await listsOf(ann.uid)).toEqual([]);
  });

  describeSignedInOnly(place);
  describeMethod(place);
  describeBody(place, { signedIn: true });
});

async function listsOf(uid: string): Promise<string[]> {
  const lists = await adminDb.collection(`${userPath(uid)}/checklists`).get();
  return lists.docs.map(({ id }) => id).sort();
}
