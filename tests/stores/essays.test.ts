import { type Essay, newEssay, weekOf } from "@domain/essay/essay.ts";
import { essayIndexOf } from "@domain/essay/essayIndex.ts";
import type { EssayVersion } from "@domain/essay/essayVersions.ts";
import { essayIndexPath, essayPath, essaysPath, essayVersionsPath } from "@domain/records/firestorePaths.ts";
import { addDays, localDayOf } from "@domain/shared/calendarDay.ts";
import fc from "fast-check";
import { disableNetwork, enableNetwork, type Firestore, waitForPendingWrites } from "firebase/firestore";
import { FieldPath, FieldValue } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EssayHistory } from "../../web/src/features/essays/EssayHistory.ts";
import { type EssayRow, EssaysStore } from "../../web/src/features/essays/EssaysStore.ts";
import { DocumentMirror } from "../../web/src/sync/DocumentMirror.ts";
import { doc } from "../../web/src/sync/firestoreSdk.ts";
import { PlanFirestore } from "../../web/src/sync/PlanFirestore.ts";
import { adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { closeAfterTest, closeClientsAfterEach, openClient } from "./support/client.ts";
import { memoryStorage } from "./support/memoryStorage.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();
beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const TODAY = localDayOf(new Date());
const WEEK = weekOf(TODAY);
const why: Essay = { ...newEssay(1_795_219_200_000), title: "Why us", kind: "why-school", school_id: "emory" };
/** Long enough that no repair of the index runs. */
const NEVER = 3_600_000;

describe("the index of the essays", () => {
  test("equals the rebuilt one after 100 operations on two devices, sometimes offline", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const devices = [await openDevice(ann), await openDevice(ann)] as const;
    for (const [index, { at, act }] of fc.sample(operation, { numRuns: 100, seed: 20261122 }).entries()) {
      await perform(devices[at], act);
      // Sometimes waits for the server, so devices also receive each other's changes.
      if (index % 5 === 4) await Promise.all(devices.map(waitIfOnline));
    }
    // Only offline devices: the SDK breaks if its network is enabled twice, see webInNode.test.ts.
    for (const device of devices) if (!device.isOnline) await switchNetwork(device);
    await Promise.all(devices.map(waitIfOnline));

    const essays = await storedEssays(ann);
    expect(Object.keys(essays).length).toBeGreaterThan(5);
    expect((await stored(essayIndexPath(ann.uid)))?.items).toEqual(essayIndexOf(essays).items);
  });

  test("is repaired where it differs from the essays", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk: writer } = await openDevice(ann);
    await Promise.all(["changed", "lost", "right"].map((id) => writer.put(id, why)));
    await adminDb.doc(essayPath(ann.uid, "changed")).update({ text: "Four words in here" });
    const stray = essayIndexOf({ stray: why }).items.stray;
    await adminDb
      .doc(essayIndexPath(ann.uid))
      .update(new FieldPath("items", "lost"), FieldValue.delete(), new FieldPath("items", "stray"), stray);

    await openDevice(ann, 10);

    await expect
      .poll(async () => (await stored(essayIndexPath(ann.uid)))?.items)
      .toEqual(essayIndexOf(await storedEssays(ann)).items);
  });

  test("counts the words written in a week, without copied ones, and forgets old weeks", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);
    await desk.put("one", { ...why, text: "Three words here" });
    await adminDb.doc(essayIndexPath(ann.uid)).update(new FieldPath("weeks", addDays(WEEK, -7 * 60)), 900);
    await until(() => Object.keys(desk.weeks).length === 2);

    await desk.change("one", { text: "Three words here and two" });
    await desk.change("one", { text: "One" });
    desk.expectCopy("one");
    await desk.change("one", { text: "One and many words that were copied" });

    expect((await stored(essayIndexPath(ann.uid)))?.weeks).toEqual({ [WEEK]: 5 });
    await until(() => desk.weeks[WEEK] === 5);
  });
});

describe("an essay", () => {
  test("is begun by its first words, and waits in the trash before it is deleted with its versions", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);
    const history = await openHistory(desk, "one");
    await desk.put("one", why);
    await desk.change("one", { text: "I visited." });
    await history.save("First", "I visited.");
    expect(await storedEssays(ann)).toMatchObject({ one: { status: "drafting" } });

    await desk.moveToTrash("one");
    await until(() => desk.rows.length === 0 && desk.trash.length === 1);
    desk.removeGone(addDays(TODAY, 29));
    desk.removeGone(addDays(TODAY, 30));
    await expect.poll(() => storedEssays(ann)).toEqual({});

    expect(await stored(essayVersionsPath(ann.uid, "one"))).toBeNull();
    expect((await stored(essayIndexPath(ann.uid)))?.items).toEqual({});
  });

  test("keeps the text that another device has overwritten as a version", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);
    await desk.put("one", { ...why, text: "From here" });
    const history = await openHistory(desk, "one");
    const editor = desk.edit("one", history);
    editor.start();

    await adminDb.doc(essayPath(ann.uid, "one")).update({ text: "From the phone" });
    await until(() => editor.words.text === "From the phone");

    expect(editor.other?.text).toBe("From here");
    await expect.poll(() => storedVersions(ann)).toMatchObject([{ reason: "conflict", text: "From here" }]);
    editor.end();
  });

  test("is printed with its last words, even those of this moment", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);
    await desk.put("one", { ...why, text: "From here" });
    const editor = desk.edit("one", await openHistory(desk, "one"));
    const printed = () => desk.records.map(desk.asWritten).map(({ text }) => text);

    editor.start();
    editor.write({ text: "From here, to" });
    expect(printed()).toEqual(["From here, to"]);
    editor.write({ text: "From here, to there" });
    expect(printed()).toEqual(["From here, to there"]);

    editor.end();
    await expect.poll(() => storedEssays(ann)).toMatchObject({ one: { text: "From here, to there" } });
    await adminDb.doc(essayPath(ann.uid, "one")).update({ text: "From the phone" });
    await expect.poll(printed).toEqual(["From the phone"]);
  });

  test("keeps the text before a large cut as a version", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);
    const long = Array.from({ length: 80 }, (_, at) => `word${at}`).join(" ");
    await desk.put("one", { ...why, text: long });
    const editor = desk.edit("one", await openHistory(desk, "one"));
    editor.start();

    editor.write({ text: "A new beginning" });
    editor.storeNow();

    await expect.poll(() => storedVersions(ann)).toMatchObject([{ reason: "change", text: long }]);
    editor.end();
  });

  test("is rejected with a message if it does not fit the schema", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);

    expect(await desk.put("one", { ...why, limit: 0 })).toBe(false);
    expect(desk.saveError).toBe("Your essay was not saved. Copy it, then try again.");
    expect(await storedEssays(ann)).toEqual({});
  });
});

describe("the versions", () => {
  test("hold 50 texts, and drop the oldest without a name first", async () => {
    const ann = await newStudent({ stage: "pm-senior" });
    const { desk } = await openDevice(ann);
    await desk.put("one", why);
    const held = Array.from({ length: 50 }, (_, at): [string, EssayVersion] => [
      `v${at}`,
      { at, name: at === 0 ? "First draft" : "", reason: "session", text: `Text ${at}` },
    ]);
    await adminDb.doc(essayVersionsPath(ann.uid, "one")).set({ items: Object.fromEntries(held), changed_item: "v0" });
    const history = await openHistory(desk, "one");
    await until(() => history.versions.length === 50);

    history.endSession("A new text");
    await until(() => history.versions[0]?.text === "A new text");
    history.endSession("A new text, continued");
    await until(() => history.versions[0]?.text === "A new text, continued");
    expect(await history.save("Second draft", "A named text")).toBe(true);

    await until(() => history.versions.length === 50);
    const kept = await storedVersions(ann);
    expect(kept.map(({ text }) => text)).toEqual(expect.arrayContaining(["A new text, continued", "A named text"]));
    expect(
      kept
        .filter(({ name }) => name !== "")
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(["First draft", "Second draft"]);
    expect(kept.some(({ text }) => text === "Text 1" || text === "Text 2" || text === "A new text")).toBe(false);
    expect(kept.length).toBe(50);
  });
});

type Act =
  | { readonly kind: "add"; readonly fields: Partial<Essay> }
  | { readonly kind: "change"; readonly pick: number; readonly fields: Partial<Essay> }
  | { readonly kind: "remove"; readonly pick: number }
  | { readonly kind: "network" };

const fields: fc.Arbitrary<Partial<Essay>> = fc.record(
  {
    title: fc.constantFrom("", "Why us", "Research"),
    text: fc.constantFrom("", "One", "One two\nthree", "Four words in here"),
    status: fc.constantFrom("drafting", "done"),
    due_on: fc.constantFrom(null, "2026-12-01"),
    limit: fc.constantFrom(null, 250),
    prompt: fc.constantFrom("Why?", "Who?"),
  },
  { requiredKeys: [] },
);
const pick = fc.nat();
const operation: fc.Arbitrary<{ readonly at: 0 | 1; readonly act: Act }> = fc.record({
  at: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("add"), fields }) },
    { weight: 8, arbitrary: fc.record({ kind: fc.constant("change"), pick, fields }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove"), pick }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("network") }) },
  ),
});

interface Device {
  readonly db: Firestore;
  readonly desk: EssaysStore;
  isOnline: boolean;
}

async function switchNetwork(device: Device): Promise<void> {
  await (device.isOnline ? disableNetwork(device.db) : enableNetwork(device.db));
  device.isOnline = !device.isOnline;
}

async function waitIfOnline({ db, isOnline }: Device): Promise<void> {
  if (isOnline) await waitForPendingWrites(db);
}

/** Does not wait for the server, just like the screens. */
async function perform(device: Device, act: Act): Promise<void> {
  const { desk } = device;
  if (act.kind === "network") await switchNetwork(device);
  else if (act.kind === "add") void desk.put(desk.newId(), { ...why, status: "drafting", ...act.fields });
  else actOn(desk, desk.rows[act.pick % desk.rows.length], act);
}

function actOn(desk: EssaysStore, row: EssayRow | undefined, act: Exclude<Act, { kind: "network" | "add" }>): void {
  if (!row) return;
  if (act.kind === "change") void desk.change(row.id, act.fields);
  else desk.remove([row]);
}

async function openDevice({ uid }: Student, patience = NEVER): Promise<Device> {
  const db = openClient(suite.firestoreHost, suite.projectId, uid);
  const firestore = new PlanFirestore(db);
  const index = new DocumentMirror<object>(firestore, (read) => ({ ...Object(read) }), { beginsUnheard: true });
  index.open(doc(db, essayIndexPath(uid)));
  const desk = new EssaysStore(firestore, uid, index, patience);
  closeAfterTest(index);
  closeAfterTest(desk);
  desk.load();
  await until(() => desk.status === "ready" && desk.recordsStatus === "ready");
  return { db, desk, isOnline: true };
}

async function openHistory(desk: EssaysStore, id: string): Promise<EssayHistory> {
  const history = desk.history(id);
  history.open();
  closeAfterTest(history);
  await until(() => history.status === "ready");
  return history;
}

async function storedEssays({ uid }: Student): Promise<Readonly<Record<string, Essay>>> {
  const { docs } = await adminDb.collection(essaysPath(uid)).get();
  return Object.fromEntries(docs.map((each) => [each.id, each.data() as Essay]));
}

async function storedVersions({ uid }: Student): Promise<readonly EssayVersion[]> {
  return Object.values(((await stored(essayVersionsPath(uid, "one")))?.items ?? {}) as Record<string, EssayVersion>);
}
