import { SAMPLE_STUDENTS } from "@domain/account/sampleStudents";
import { API_CALLS } from "@domain/api/apiCalls";
import { collectionsWith } from "@domain/records/collections.ts";
import { shareRowsPath } from "@domain/records/firestorePaths";
import { readPlanFile } from "@domain/records/planFile";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { newGuest, ownSample, planOf } from "../support/guest.ts";
import { shareRowExample } from "../support/records.ts";
import { newShare } from "../support/shares.ts";
import { adminDb, call, newStudent, type Student, stored } from "../support/suite.ts";
import { closeClientsAfterEach } from "./support/client.ts";
import { type OpenedPlan, planFor } from "./support/plan.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const PHOTO = "data:image/webp;base64,UklGRg==";
const account = { email: "ann@cairn.test", signIn: ["password"] };

interface Download {
  readonly product: string;
  readonly version: number;
  readonly exported_at: string;
  readonly uid: string;
  readonly account: unknown;
  readonly user: unknown;
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe("a download", () => {
  test("contains every document of the student, with version, date and ids", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const plan = await usedPlan(ann);

    const { json, documents } = await (await plan.planExport.loaded()).read(account);

    const file = parse(json);
    expect(file).toMatchObject({ product: "Cairn", version: 1, uid: ann.uid, account });
    expect(new Date(file.exported_at).toISOString()).toBe(file.exported_at);
    expect({ "": file.user, ...flat(file) }).toEqual(await planOf(ann.uid));
    expect(documents).toBe(5);
    expect(readPlanFile(file).outcome).toBe("read");
  });

  test("is empty for a student without a stage", async () => {
    const ann = await newStudent({ stage: null });
    const plan = planFor(ann.uid);

    const { json, documents } = await (await plan.planExport.loaded()).read(account);

    expect(parse(json)).toMatchObject({ user: null, collections: { checklists: {}, photos: {} } });
    expect(documents).toBe(0);
  });

  test("fails if the server cannot be reached, whatever this device has cached", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const plan = planFor(ann.uid, "127.0.0.1:1");

    await expect(plan.planExport.loaded().then((store) => store.read(account))).rejects.toMatchObject({
      code: "unreachable",
    });
  });

  test("has everything that a student can use, and can be imported completely", async () => {
    const [guest, ann] = [await newGuest(), await newStudent({ stage: "hs-9" })];
    const { stageId } = SAMPLE_STUDENTS.daniel;
    await call("POST", API_CALLS.register.path, {
      idToken: guest.idToken,
      body: { stageId, isOldEnough: true, sample: "daniel" },
    });
    await ownSample(guest.uid);
    const plan = planFor(guest.uid);
    await plan.photo.change(PHOTO);

    const { json, documents } = await (await plan.planExport.loaded()).read(account);
    const response = await call("POST", API_CALLS.importPlan.path, { idToken: ann.idToken, body: json });

    const file = parse(json);
    expect(
      collectionsWith("sample", "written").filter((name) => Object.keys(file.collections[name] ?? {}).length === 0),
    ).toEqual([]);
    expect(await response.json()).toEqual({ data: { documents } });
    expect(await planOf(ann.uid)).toEqual(await planOf(guest.uid));
  });

  test("lists what is shared and until when, without what is sealed", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { shareId, key } = await newShare(adminDb, ann.uid);
    const seen = Timestamp.fromDate(new Date("2026-11-22T10:00:00Z"));
    const rows = { items: { [shareId]: { ...shareRowExample, comments_seen_at: seen } }, changed_item: shareId };
    await adminDb.doc(shareRowsPath(ann.uid)).set(rows);

    const { json } = await (await planFor(ann.uid).planExport.loaded()).read(account);

    const { shares } = parse(json).collections;
    const row = { ...shareRowExample, comments_seen_at: "2026-11-22T10:00:00.000Z" };
    expect(shares).toEqual({ all: { ...rows, items: { [shareId]: row } } });
    for (const secret of [key, '"head"', '"sealed"', '"closed_at"']) expect(json).not.toContain(secret);
    expect(readPlanFile(JSON.parse(json)).outcome).toBe("read");
  });

  test("is not imported if it is a sample student's", async () => {
    const [guest, ann] = [await newGuest(), await newStudent({ stage: "hs-9" })];
    const { stageId } = SAMPLE_STUDENTS.maya;
    await call("POST", API_CALLS.register.path, {
      idToken: guest.idToken,
      body: { stageId, isOldEnough: true, sample: "maya" },
    });
    const { json } = await (await planFor(guest.uid).planExport.loaded()).read(account);

    const response = await call("POST", API_CALLS.importPlan.path, { idToken: ann.idToken, body: json });

    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This file contains a sample student's plan.");
    expect(await planOf(ann.uid)).not.toHaveProperty("/experiences");
  });

  test("is the same after the plan is deleted and imported", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const plan = await usedPlan(ann);
    const before = parse((await (await plan.planExport.loaded()).read(account)).json);
    plan.lifecycle.close();
    expect((await call("DELETE", API_CALLS.deleteUser.path, { idToken: ann.idToken })).status).toBe(200);
    expect(await planOf(ann.uid)).toEqual({});
    const again = await newStudent({ stage: null });

    const reply = await call("POST", API_CALLS.importPlan.path, { idToken: again.idToken, body: before });

    expect(reply.status).toBe(200);
    const after = parse((await (await planFor(again.uid).planExport.loaded()).read(account)).json);
    expect(after).toEqual({ ...before, uid: again.uid, exported_at: after.exported_at });
    expect(Object.values(Object(after.collections.checklists?.["hs-10"]).items)).toContainEqual(
      expect.objectContaining({ own_name: "Ask about AP courses", set_aside_reason: "My school has none" }),
    );
    expect(await planOf(again.uid)).toEqual({ "": before.user, ...flat(before) });
  });
});

describe("a photo", () => {
  test("is read once, and is null if the student has none", async () => {
    const { photo } = planFor((await newStudent({ stage: "hs-10" })).uid);

    await Promise.all([photo.load(), photo.load()]);

    expect(photo).toMatchObject({ status: "ready", image: null });
  });

  test("shows at once, is stored, and appears on another device", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { photo } = planFor(ann.uid);

    const saving = photo.change(PHOTO);
    expect(photo.image).toBe(PHOTO);
    expect(await saving).toBe(true);

    const elsewhere = planFor(ann.uid).photo;
    await elsewhere.load();
    expect(elsewhere.image).toBe(PHOTO);
    expect(await elsewhere.remove()).toBe(true);
    expect(await stored(`users/${ann.uid}/photos/profile`)).toBeNull();
  });

  test("is replaced by the earlier one with an error if the server rejects it", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { photo } = planFor(ann.uid);
    await photo.change(PHOTO);

    expect(await photo.change("data:image/svg+xml;base64,PHN2Zz4=")).toBe(false);

    await until(() => photo.image === PHOTO);
    expect(photo.saveError).toBe("Your photo was not saved. Try again.");
    expect(await stored(`users/${ann.uid}/photos/profile`)).toEqual({ image: PHOTO });
  });
});

test("a phone number is stored and can be removed", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const plan = planFor(ann.uid);

  expect(await plan.user.setPhone("+15550147720")).toBe(true);
  expect(await stored(`users/${ann.uid}`)).toMatchObject({ phone: "+15550147720" });

  expect(await plan.user.setPhone(null)).toBe(true);
  expect(await stored(`users/${ann.uid}`)).not.toHaveProperty("phone");
});

test("what a student wants to be called is stored, and can be removed", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const plan = planFor(ann.uid);

  expect(await plan.user.setPreferredName("Thắm 🌸")).toBe(true);
  expect(await stored(`users/${ann.uid}`)).toMatchObject({ display_name: "Ann Lee", preferred_name: "Thắm 🌸" });

  expect(await plan.user.setPreferredName(null)).toBe(true);
  expect(await stored(`users/${ann.uid}`)).not.toHaveProperty("preferred_name");
});

/** A plan in which the student has written every kind of document. */
async function usedPlan(student: Student): Promise<OpenedPlan> {
  const plan = planFor(student.uid);
  await until(() => plan.checklists.current.rows.length > 0);
  const [row] = plan.checklists.current.rows;
  await plan.checklists.current.setDone(row?.id ?? "", true);
  const aside = plan.checklists.current.rows[1]?.id ?? "";
  await plan.checklists.current.rename(aside, "Ask about AP courses");
  await plan.checklists.current.setAside(aside, "My school has none");
  await plan.user.setPhone("+15550147720");
  await plan.user.setPreferences({ theme: "tarn", collapsed: ["calendar"] });
  await plan.photo.change(PHOTO);
  return plan;
}

function parse(json: string): Download {
  return JSON.parse(json) as Download;
}

/** The documents of a download, by their paths below the student. */
function flat({ collections }: Download): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(collections).flatMap(([name, documents]) =>
      Object.entries(documents).map(([id, fields]) => [`/${name}/${id}`, fields] as const),
    ),
  );
}
