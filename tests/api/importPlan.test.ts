import { API_CALLS } from "@domain/api/apiCalls.ts";
import { type Essay, newEssay } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import {
  checklistPath,
  essayIndexPath,
  essayPath,
  essayVersionsPath,
  photoPath,
  supportThreadPath,
  userPath,
} from "@domain/records/firestorePaths.ts";
import { describe, expect, test } from "vitest";
import { adminDb, newStudent, type Student, stored } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";
import { describeMethod, describeSignedInOnly } from "./refusals.ts";

const place = { ...API_CALLS.importPlan, body: {} } as const;
const PHOTO = { image: "data:image/webp;base64,UklGRg==" };

interface PlanFile {
  user: Record<string, unknown>;
  collections: {
    checklists: Record<string, Record<string, unknown>>;
    photos: Record<string, unknown>;
    supportThreads?: Record<string, unknown>;
    essays?: Record<string, Essay>;
    essayVersions?: Record<string, unknown>;
    summaries?: Record<string, unknown>;
  };
}

/** The file that this student's download contains. */
async function fileOf({ uid }: Student, stages: readonly string[]): Promise<PlanFile> {
  const lists = await Promise.all(
    stages.map(async (stage) => [stage, (await stored(checklistPath(uid, stage))) ?? {}] as const),
  );
  return {
    ...{ product: "Cairn", version: 1, exported_at: "2026-11-20T12:00:00.000Z", uid },
    user: (await stored(userPath(uid))) ?? {},
    collections: { checklists: Object.fromEntries(lists), photos: {} },
  };
}

/** The file of a 10th-grade student who has made some changes. */
async function usedFile(): Promise<PlanFile> {
  const file = await fileOf(await newStudent({ stage: "hs-10" }), ["hs-10", "hs-9"]);
  const { items } = file.collections.checklists["hs-10"] as { items: Record<string, Record<string, unknown>> };
  for (const row of Object.values(items)) row.status = "Completed";
  file.user.phone = "+15550147720";
  file.collections.photos = { profile: PHOTO };
  return file;
}

const importBy = ({ idToken }: Student, body: unknown) => ask("POST", place.path, { idToken, body });

describe("import", () => {
  test.each([null, "hs-12", "hs-10"])("restores every document for a student at %s", async (stage) => {
    const file = await usedFile();
    const ann = await newStudent({ stage });

    const reply = await importBy(ann, file);

    expect(reply).toMatchObject({ status: 200, body: { data: { documents: 4 } } });
    expect(await stored(userPath(ann.uid))).toEqual(file.user);
    expect(await stored(checklistPath(ann.uid, "hs-10"))).toEqual(file.collections.checklists["hs-10"]);
    expect(await stored(checklistPath(ann.uid, "hs-9"))).toEqual(file.collections.checklists["hs-9"]);
    expect(await stored(checklistPath(ann.uid, "hs-12"))).toBeNull();
    expect(await stored(photoPath(ann.uid))).toEqual(PHOTO);
  });

  test("restores essays with their versions, and rebuilds their index", async () => {
    const file = await usedFile();
    const ann = await newStudent({ stage: "hs-10" });
    const why = { ...newEssay(1), title: "Why us", text: "I visited in May." };
    const version = { at: 1, name: "First draft", reason: "named", text: "I visited." };
    const versions = { items: { one: version }, changed_item: "one" };
    file.collections.essays = { why };
    file.collections.essayVersions = { why: versions };
    file.collections.summaries = { essays: { items: {}, changed_item: "none", weeks: { "2026-11-15": 40 } } };

    expect(await importBy(ann, file)).toMatchObject({ status: 200 });

    expect(await stored(essayPath(ann.uid, "why"))).toEqual(why);
    expect(await stored(essayVersionsPath(ann.uid, "why"))).toEqual(versions);
    expect(await stored(essayIndexPath(ann.uid))).toEqual({ ...essayIndexOf({ why }), weeks: { "2026-11-15": 40 } });
  });

  test("leaves support messages in the file, and ignores the account's own when checking for a plan", async () => {
    const file = await usedFile();
    const ann = await newStudent({ stage: "hs-10" });
    const thread = {
      ...{ subject: "Import", name: "Ann Lee", email: ann.email, diagnostics: null },
      ...{ started_at: 1, updated_at: 1, status: "answered", changed_message: "one" },
      messages: { one: { author: "support", text: "Not from us", at: 1 } },
    };
    file.collections.supportThreads = { "K7QM-2XPD": thread };
    await adminDb.doc(supportThreadPath(ann.uid, "AAAA-2222")).set(thread);

    expect(await importBy(ann, file)).toMatchObject({ status: 200, body: { data: { documents: 4 } } });

    expect(await stored(supportThreadPath(ann.uid, "K7QM-2XPD"))).toBeNull();
    expect(await stored(supportThreadPath(ann.uid, "AAAA-2222"))).toEqual(thread);
  });

  test("refuses an account with a done task, an own task or a photo", async () => {
    const file = await usedFile();
    const ann = await newStudent({ stage: "hs-10" });
    const list = adminDb.doc(checklistPath(ann.uid, "hs-10"));
    const [rowId = ""] = Object.keys((await list.get()).get("items"));

    await list.update({ [`items.${rowId}.status`]: "Completed", changed_item: rowId });
    expect(await importBy(ann, file)).toMatchObject(refusal(409, "conflict"));
    await list.update({ [`items.${rowId}.status`]: "Pending", changed_item: null });
    await adminDb.doc(photoPath(ann.uid)).set(PHOTO);
    expect(await importBy(ann, file)).toMatchObject(refusal(409, "conflict"));

    expect(await stored(userPath(ann.uid))).not.toHaveProperty("phone");
  });

  test("is refused the second time and changes nothing", async () => {
    const file = await usedFile();
    const ann = await newStudent({ stage: null });
    await importBy(ann, file);

    const reply = await importBy(ann, file);

    expect(reply).toMatchObject(refusal(409, "conflict"));
    expect(await stored(userPath(ann.uid))).toEqual(file.user);
  });

  test("takes the stage's names from Cairn and the dashboard choice from the file", async () => {
    const file = await usedFile();
    const ann = await newStudent({ stage: null });
    const forged = { stage_display_label: "Surgeon General", previous_stage: null, dashboard_item: "PM" };

    await importBy(ann, { ...file, user: { ...file.user, ...forged } });

    expect(await stored(userPath(ann.uid))).toEqual({ ...file.user, dashboard_item: "PM" });
  });

  test.each([
    ["an unknown stage", (file: PlanFile) => (file.user.current_stage = "hs-13"), "does not have the stage"],
    ["no list for the stage", (file: PlanFile) => delete file.collections.checklists["hs-10"], "checklist for hs-10"],
    [
      "a list of another stage",
      (file: PlanFile) => (file.collections.checklists["hs-12"] = file.collections.checklists["hs-9"] ?? {}),
      "checklist hs-12",
    ],
    ["a field that Cairn does not know", (file: PlanFile) => (file.user.isAdmin = true), "user › isAdmin"],
    ["another product", (file: PlanFile) => Object.assign(file, { product: "Other" }), "not a Cairn file"],
  ])("refuses a file with %s and writes nothing", async (_, spoil, reason) => {
    const file = await usedFile();
    const ann = await newStudent({ stage: null });
    spoil(file);

    const reply = await importBy(ann, file);

    expect(reply).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining(reason) } } });
    expect(await stored(userPath(ann.uid))).toBeNull();
  });

  // `guardBodies.test.ts` tests its own limit: the Hosting emulator closes the connection of a caller that still sends.
  test("accepts a larger body than other calls", async () => {
    const file = await usedFile();
    const ann = await newStudent({ stage: null });
    const image = "data:image/webp;base64,".padEnd(80_000, "A");

    const large = await importBy(ann, {
      ...file,
      collections: { ...file.collections, photos: { profile: { image } } },
    });

    expect(large).toMatchObject({ status: 200 });
    expect(await stored(photoPath(ann.uid))).toEqual({ image });
  });

  describeSignedInOnly(place);
  describeMethod(place);
});
