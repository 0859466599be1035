import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents.ts";
import type { Sample } from "@domain/account/samples.ts";
import { API_CALLS } from "@domain/api/apiCalls.ts";
import { COLLECTIONS, collectionsWith } from "@domain/records/collections.ts";
import { checklistPath, scoresPath, trackerSettingsPath, userPath } from "@domain/records/firestorePaths.ts";
import { FieldPath } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { type Guest, newGuest, ownSample, planOf } from "../support/guest.ts";
import { adminAuth, adminDb, newStudent, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeBody, describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.mergeGuest, body: { guestToken: "e30.e30." } } as const;
const merge = (idToken: string, guestToken: string) => ask("POST", place.path, { idToken, body: { guestToken } });

describe("merge-guest", () => {
  test("gives an account without a stage the guest's plan under the account's name, and deletes the guest", async () => {
    const ann = await newStudent({ stage: null, name: "Ann Lee" });
    const guest = await guestWithPlan("daniel");
    const before = await planOf(guest.uid);

    const reply = await merge(ann.idToken, guest.idToken);

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: Object.keys(before).length } } });
    expect(await planOf(ann.uid)).toEqual({ ...before, "": { ...Object(before[""]), display_name: "Ann Lee" } });
    expect(await planOf(guest.uid)).toEqual({});
    await expect(adminAuth.getUser(guest.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test.each(["hs-10", null])("copies nothing of a sample into an account at stage %s", async (stage) => {
    const ann = await newStudent({ stage, name: "Ann Lee" });
    const before = await planOf(ann.uid);
    const guest = await sampleGuest("daniel");
    const thread = { subject: "Hello", owner: "guest" };
    await adminDb.doc(`${userPath(guest.uid)}/supportThreads/C-1`).set(thread);

    const reply = await merge(ann.idToken, guest.idToken);

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 1 } } });
    // The guest's own support message is not part of the sample.
    expect(await planOf(ann.uid)).toEqual({ ...before, "/supportThreads/C-1": thread });
    expect(await planOf(guest.uid)).toEqual({});
  });

  test("keeps the stage, the name and every row of an account with a plan", async () => {
    const ann = await newStudent({ stage: "hs-10", name: "Ann Lee" });
    await adminDb.doc(userPath(ann.uid)).update({ "preferences.theme": "clay" });
    await adminDb
      .doc(checklistPath(ann.uid, "hs-10"))
      .update(new FieldPath("items", "hs-10-01", "status"), "Completed", new FieldPath("items", "sample-1"), ownRow());
    const before = await planOf(ann.uid);
    const guest = await guestWithPlan("maya");
    const theirs = await planOf(guest.uid);

    await merge(ann.idToken, guest.idToken);

    const after = await planOf(ann.uid);
    expect(after[""]).toEqual(before[""]);
    // Both have this list: the guest's previous year is the account's current year.
    const merged = Object(after["/checklists/hs-10"]);
    expect(merged.academic_year).toBe(Object(before["/checklists/hs-10"]).academic_year);
    expect(merged.items["hs-10-01"]).toEqual(Object(before["/checklists/hs-10"]).items["hs-10-01"]);
    expect(merged.items["hs-10-02"]).toMatchObject({ status: "Completed" });
    expect(merged.items["hs-10-06"]).toMatchObject({ status: "Pending" });
    expect(merged.items["sample-1"]).toEqual(ownRow());
    expect(namesIn(merged)).toContain("Write to the animal shelter about summer shifts");
    expect(after["/checklists/hs-11"]).toEqual(theirs["/checklists/hs-11"]);
    expect(after["/checklists/hs-9"]).toEqual(before["/checklists/hs-9"]);
  });

  test("copies the preferences the account has not set", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const guest = await guestWithPlan("priya");

    await merge(ann.idToken, guest.idToken);

    expect(await stored(userPath(ann.uid))).toMatchObject({ preferences: { theme: "heather" }, track: "HS" });
  });

  test("keeps the rows of both, and the account's version of a shared row", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const guest = await newGuestAt("hs-11");
    const [ours, theirs] = [userPath(ann.uid), userPath(guest.uid)];
    for (const [collection, id] of ROW_LISTS) {
      await adminDb.doc(`${ours}/${collection}/${id}`).set(rowsOf({ both: "account", mine: "account" }));
      await adminDb.doc(`${theirs}/${collection}/${id}`).set(rowsOf({ both: "guest", yours: "guest" }));
    }
    await adminDb.doc(trackerSettingsPath(ann.uid)).set({ display_scores: false, type_goals: { Research: 10 } });
    await adminDb
      .doc(trackerSettingsPath(guest.uid))
      .set({ display_scores: true, hours_goal: 300, type_goals: { Research: 90, Shadowing: 40 } });
    for (const collection of ["experiences", "journals"]) {
      await adminDb.doc(`${ours}/${collection}/both`).set({ owner: "account" });
      for (const id of ["both", "yours"]) await adminDb.doc(`${theirs}/${collection}/${id}`).set({ owner: "guest" });
    }

    await merge(ann.idToken, guest.idToken);

    const after = await planOf(ann.uid);
    for (const [collection, id] of ROW_LISTS) {
      expect(Object(after[`/${collection}/${id}`]).items, collection).toEqual(
        rowsOf({ both: "account", mine: "account", yours: "guest" }).items,
      );
    }
    expect(after["/settings/tracker"]).toEqual({
      display_scores: false,
      hours_goal: 300,
      type_goals: { Research: 10, Shadowing: 40 },
    });
    for (const collection of ["experiences", "journals"]) {
      expect(after[`/${collection}/both`]).toEqual({ owner: "account" });
      expect(after[`/${collection}/yours`]).toEqual({ owner: "guest" });
    }
    expect(await planOf(guest.uid)).toEqual({});
  });

  test("copies documents in collections unrelated to checklists", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const guest = await guestWithPlan("maya");
    await adminDb.doc(`${userPath(guest.uid)}/shelves/two`).set({ title: "Gray's Anatomy" });
    await adminDb.doc(`${userPath(guest.uid)}/shelves/both`).set({ owner: "guest" });
    await adminDb.doc(`${userPath(ann.uid)}/shelves/both`).set({ owner: "account" });

    await merge(ann.idToken, guest.idToken);

    expect(await planOf(ann.uid)).toMatchObject({
      "/shelves/two": { title: "Gray's Anatomy" },
      "/shelves/both": { owner: "account" },
    });
    expect(await planOf(guest.uid)).toEqual({});
  });

  test("gives the same result when repeated", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const guest = await guestWithPlan("maya");

    const documents = Object.keys(await planOf(guest.uid)).length;
    const replies = [await merge(ann.idToken, guest.idToken)];
    const once = await planOf(ann.uid);
    replies.push(await merge(ann.idToken, guest.idToken));

    expect(replies).toMatchObject([
      { status: 200, body: { data: { documents } } },
      { status: 200, body: { data: { documents: 0 } } },
    ]);
    expect(await planOf(ann.uid)).toEqual(once);
  });

  test("continues where an earlier run was interrupted", async () => {
    const ann = await newStudent({ stage: null, name: "Ann Lee" });
    const guest = await guestWithPlan("maya");
    const plan = await planOf(guest.uid);
    // The first run copied the lists and was interrupted before the user document.
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).set(Object(plan["/checklists/hs-11"]));
    await adminDb.doc(checklistPath(ann.uid, "hs-10")).set(Object(plan["/checklists/hs-10"]));

    await merge(ann.idToken, guest.idToken);

    expect(await planOf(ann.uid)).toEqual({ ...plan, "": { ...Object(plan[""]), display_name: "Ann Lee" } });
    expect(await planOf(guest.uid)).toEqual({});
  });

  test("adds each task once when called twice at once", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const guest = await guestWithPlan("maya");

    const replies = await Promise.all([merge(ann.idToken, guest.idToken), merge(ann.idToken, guest.idToken)]);

    expect(replies).toMatchObject([{ status: 200 }, { status: 200 }]);
    const list = await stored(checklistPath(ann.uid, "hs-11"));
    expect(namesIn(list).filter((name) => name.startsWith("Ask Ms. Rivera"))).toHaveLength(1);
  });

  test("refuses checklists with too many tasks together and changes neither", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const guest = await guestWithPlan("maya");
    const many = Object.fromEntries(Array.from({ length: 190 }, (_, index) => [`own-${index}`, ownRow()]));
    await adminDb.doc(checklistPath(ann.uid, "hs-11")).set({ items: many }, { merge: true });
    const before = [await planOf(ann.uid), await planOf(guest.uid)];

    const reply = await merge(ann.idToken, guest.idToken);

    expect(reply).toMatchObject(refusal(409, "conflict"));
    expect([await planOf(ann.uid), await planOf(guest.uid)]).toEqual(before);
  });

  test("refuses tracker lists with too many rows together and changes neither", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const guest = await newGuestAt("hs-11");
    const rows = (prefix: string) =>
      rowsOf(Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`${prefix}${index}`, prefix])));
    await adminDb.doc(scoresPath(ann.uid)).set(rows("ours"));
    await adminDb.doc(scoresPath(guest.uid)).set(rows("theirs"));
    const before = [await planOf(ann.uid), await planOf(guest.uid)];

    const reply = await merge(ann.idToken, guest.idToken);

    expect(reply).toMatchObject(refusal(409, "conflict"));
    expect([await planOf(ann.uid), await planOf(guest.uid)]).toEqual(before);
  });

  test("refuses the token of an account as the guest's, even of a former guest", async () => {
    const [ann, bo] = [await newStudent({ stage: "hs-10" }), await newStudent({ stage: "hs-9" })];
    const former = await newGuest();
    await adminAuth.updateUser(former.uid, {
      providerToLink: { providerId: "google.com", uid: `google-${former.uid}`, email: `${former.uid}@cairn.test` },
    });

    const replies = [await merge(ann.idToken, bo.idToken), await merge(ann.idToken, former.idToken)];

    expect(replies).toMatchObject([
      refusal(400, "bad-request", "guestToken"),
      refusal(400, "bad-request", "guestToken"),
    ]);
    expect(await stored(userPath(bo.uid))).not.toBeNull();
  });

  test("refuses a guest as the caller", async () => {
    const [one, other] = [await guestWithPlan("maya"), await newGuest()];

    const reply = await merge(other.idToken, one.idToken);

    expect(reply).toMatchObject(refusal(409, "conflict"));
    expect(await stored(userPath(one.uid))).not.toBeNull();
  });

  describeSignedInOnly(place);
  describeMethod(place);
  describeBody(place, { signedIn: true });
});

/** A list of each collection whose rows are merged, as collection and id. */
const ROW_LISTS = collectionsWith("merge", "rows").map((collection): readonly [string, string] => {
  const { ids } = COLLECTIONS[collection];
  return [collection, ids === "any" ? "amcas" : ids[0]];
});

function rowsOf(owners: Readonly<Record<string, string>>) {
  const items = Object.fromEntries(Object.entries(owners).map(([id, owner]) => [id, { owner }]));
  return { items, changed_item: "both" };
}

async function newGuestAt(stageId: string): Promise<Guest> {
  const guest = await newGuest();
  await ask("POST", API_CALLS.register.path, { idToken: guest.idToken, body: { stageId, isOldEnough: true } });
  return guest;
}

/** A guest with their own plan, as full as that sample student's. */
async function guestWithPlan(sample: Sample): Promise<Guest> {
  const guest = await sampleGuest(sample);
  await ownSample(guest.uid);
  return guest;
}

async function sampleGuest(sample: Sample): Promise<Guest> {
  const guest = await newGuest();
  const { stageId } = SAMPLE_STUDENTS[sample];
  const { status } = await ask("POST", API_CALLS.register.path, {
    idToken: guest.idToken,
    body: { stageId, isOldEnough: true, sample },
  });
  expect(status).toBe(200);
  return guest;
}

function ownRow() {
  return {
    checklist_item_name: "Mine alone",
    status: "Pending",
    origin: "own",
    position: 99,
    due_date: null,
    completed_on: null,
    category: null,
    resourceId: null,
  };
}

function namesIn(list: unknown): string[] {
  const rows: { checklist_item_name: string }[] = Object.values(Object(list).items);
  return rows.map(({ checklist_item_name }) => checklist_item_name);
}
