import { API_CALLS } from "@domain/api/apiCalls.ts";
import { checklistPath } from "@domain/records/firestorePaths.ts";
import { FieldPath } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { checklistTemplates } from "../../emulators/seed/content/content.ts";
import { adminDb, newStudent } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = API_CALLS.checklistItems;

describe("dashboard/user/checklist-items", () => {
  test("returns this stage's and the previous stage's lists in order", async () => {
    const ann = await newStudent({ stage: "hs-10" });

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    expect(reply.status).toBe(200);
    const { current_year_checklist_items: current, previous_year_checklist_items: previous } = Object(reply.body).data;
    expect(current.map(({ id }: { id: string }) => id)).toEqual(idsOf("hs-10"));
    expect(previous.map(({ id }: { id: string }) => id)).toEqual(idsOf("hs-9"));
    expect(current[0]).toMatchObject({
      checklist_item_name: checklistTemplates.find(({ stageId }) => stageId === "hs-10")?.items[0]?.checklist_item_name,
      status: "Pending",
    });
  });

  test("returns a moved row in its new place", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    await adminDb.doc(checklistPath(ann.uid, "hs-10")).update(new FieldPath("items", "hs-10-13", "position"), 0.5);

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    expect(Object(reply.body).data.current_year_checklist_items[0]).toMatchObject({ id: "hs-10-13" });
  });

  test("returns no rows for the year before the first stage", async () => {
    const ann = await newStudent({ stage: "hs-9" });

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject({ status: 200, body: { data: { previous_year_checklist_items: [] } } });
  });

  test("refuses an unregistered account", async () => {
    const ann = await newStudent({ stage: null });

    const reply = await ask("GET", place.path, { idToken: ann.idToken });

    expect(reply).toMatchObject(refusal(403, "not-registered"));
  });

  describeSignedInOnly(place);
  describeMethod(place);
});

function idsOf(stage: string): string[] {
  return checklistTemplates.find(({ stageId }) => stageId === stage)?.items.map(({ id }) => id) ?? [];
}
