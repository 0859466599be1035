import { EMPTY_EXPERIENCE, type Experience, type ExperienceFields, type Shift } from "@domain/experience/experience.ts";
import { type ExperienceEntry, summaryOf } from "@domain/experience/experienceSummary.ts";
import { experiencePath, experienceSummaryPath, experiencesPath } from "@domain/records/firestorePaths.ts";
import { EXPERIENCE_TYPES } from "@domain/shared/experienceType.ts";
import fc from "fast-check";
import { disableNetwork, enableNetwork, type Firestore, waitForPendingWrites } from "firebase/firestore";
import { FieldPath, FieldValue } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { type ExperienceRecord, ExperiencesStore } from "../../web/src/features/experiences/ExperiencesStore.ts";
import { PlanFirestore } from "../../web/src/sync/PlanFirestore.ts";
import { runCount } from "../support/runCount.ts";
import { adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";
import { until } from "./support/until.ts";

closeClientsAfterEach();

const pantry: ExperienceFields = { ...EMPTY_EXPERIENCE, track: "PM", experienceName: "Food pantry" };
const packing: Shift = { day: "2026-11-18", hours: 2.5, note: "Packed bags" };
/** Long enough that no repair of the summary runs. */
const NEVER = 3_600_000;

describe("the summary of the experiences", () => {
  test("equals the rebuilt one after many operations on two devices, sometimes offline", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const devices = [await openDevice(ann), await openDevice(ann)] as const;
    const operations = fc.sample(operation, {
      numRuns: runCount({ everyday: 200, all: 500 }),
      seed: 20261121,
    });

    for (const [index, { at, act }] of operations.entries()) {
      await devices[at].act(act);
      // Sometimes waits for the server, so devices also receive each other's changes.
      if (index % 5 === 4) await waitForOnline(devices);
    }
    // Only offline devices: the SDK breaks if its network is enabled twice, see webInNode.test.ts.
    for (const device of devices) if (!device.isOnline) await device.goOnline();
    for (const device of devices) await waitForPendingWrites(device.db);

    const records = await storedRecords(ann);
    expect(Object.keys(records).length).toBeGreaterThan(10);
    expect(Object.values(records).some((record) => Object.keys(record.shifts).length > 10)).toBe(true);
    const entries = await storedEntries(ann);
    expect(entries).toEqual(summaryOf(records));
    for (const { store } of devices) {
      await until(() => store.records.length === Object.keys(records).length && !store.isWaiting);
      expect(Object.fromEntries(store.entries.map(({ id, ...entry }) => [id, entry]))).toEqual(entries);
    }
  });

  test("follows many shifts that are added at once, and removed at once", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const { store } = await openDevice(ann);
    const id = store.add(pantry, { one: packing })?.id ?? "";
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [`many${at}`, { ...packing, hours: 1 + at / 4 }]),
    );

    expect(await store.changeShifts(id, many)).toBe(true);
    expect(Object.keys((await storedRecords(ann))[id]?.shifts ?? {})).toHaveLength(26);
    expect(await storedEntries(ann)).toEqual(summaryOf(await storedRecords(ann)));
    const none = Object.fromEntries(Object.keys(many).map((shiftId) => [shiftId, null]));
    expect(await store.changeShifts(id, none)).toBe(true);

    expect((await storedRecords(ann))[id]?.shifts).toEqual({ one: packing });
    expect(await storedEntries(ann)).toEqual(summaryOf(await storedRecords(ann)));
  });

  test("stays unchanged, as does its record, if a write is rejected", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const { store } = await openDevice(ann);
    const id = store.add(pantry, { one: packing })?.id ?? "";
    await until(() => !store.isWaiting && store.entries.length === 1);
    const before = [await storedRecords(ann), await storedEntries(ann)];

    expect(await store.change(id, { type: "Research", completedHours: -1 })).toBe(false);
    expect(store.saveError).toBe("Your change was not saved. Try again.");
    expect(await store.putShift(id, "one", { ...packing, hours: 25 })).toBe(false);
    expect(store.saveError).toBe("The shift was not saved. Try again.");

    expect([await storedRecords(ann), await storedEntries(ann)]).toEqual(before);
    await until(() => store.entries[0]?.type === "Volunteering");
  });

  test("is repaired row by row where it differs from the records", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const { store: writer } = await openDevice(ann);
    const [changed = "", lost = "", right = ""] = [1, 2, 3].map(
      (count) => writer.add(pantry, shifts(count * 8))?.id ?? "",
    );
    await until(() => !writer.isWaiting && writer.entries.length === 3);
    await until(() => writer.records.every(({ pending }) => !pending));
    writer.close();
    await adminDb.doc(experiencePath(ann.uid, changed)).update({ completedHours: 77, shifts: shifts(2) });
    const stray = (await storedEntries(ann))[right];
    await adminDb
      .doc(experienceSummaryPath(ann.uid))
      .update(new FieldPath("items", lost), FieldValue.delete(), new FieldPath("items", "stray"), stray);

    const { store } = await openDevice(ann, 10);

    await expect.poll(() => storedEntries(ann)).toEqual(summaryOf(await storedRecords(ann)));
    expect(store.saveError).toBeNull();
  });
});

describe("an experience", () => {
  test("is restored with all its shifts after a deletion, even offline", async () => {
    const ann = await newStudent({ stage: "pm-junior" });
    const device = await openDevice(ann);
    const { store } = device;
    const id = store.add(pantry, shifts(25))?.id ?? "";
    await until(() => store.records[0]?.pending === false);
    const [record] = store.records;

    await device.goOffline();
    void store.remove(id);
    await until(() => store.records.length === 0 && store.entries.length === 0);
    if (record) void store.restore(record);
    await until(() => Object.keys(store.entries[0]?.shifts ?? {}).length === 25);
    await device.goOnline();
    await waitForPendingWrites(device.db);

    const records = await storedRecords(ann);
    expect(records[id]).toEqual({
      ...pantry,
      shifts: shifts(25),
      changed_shift: "s20 s21 s22 s23 s24",
      created_on: record?.created_on,
    });
    expect(await storedEntries(ann)).toEqual(summaryOf(records));
  });
});

/** Returns once the server has every write of the devices that have a network. */
async function waitForOnline(devices: readonly Device[]): Promise<void> {
  for (const { db, isOnline } of devices) if (isOnline) await waitForPendingWrites(db);
}

function shifts(count: number): Readonly<Record<string, Shift>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}`, { ...packing, hours: (index % 24) + 1 }]),
  );
}

type Act =
  | { readonly kind: "add"; readonly fields: Partial<ExperienceFields>; readonly shifts: number }
  | { readonly kind: "change"; readonly pick: number; readonly fields: Partial<ExperienceFields> }
  | { readonly kind: "remove" | "restore"; readonly pick: number }
  | { readonly kind: "putShift"; readonly pick: number; readonly which: number; readonly hours: number }
  | { readonly kind: "removeShift"; readonly pick: number; readonly which: number }
  | { readonly kind: "network" };

const hours = fc.option(fc.integer({ min: 0, max: 400 }));
/** At least one changed field of a form, in the summary or not. */
const fields: fc.Arbitrary<Partial<ExperienceFields>> = fc.record(
  {
    type: fc.constantFrom(...EXPERIENCE_TYPES),
    experienceName: fc.constantFrom("Food pantry", "Clinic", "Wet lab"),
    title: fc.constantFrom("", "Lead"),
    completedHours: hours,
    anticipatedHours: hours,
    hoursPerWeek: fc.option(fc.integer({ min: 0, max: 40 })),
    weeksPerYear: fc.option(fc.integer({ min: 0, max: 52 })),
    participationGrades: fc.subarray(["9", "10", "11", "12", "PG"]),
    occurrences: fc.array(fc.record({ startDate: fc.constant("2025-06-01"), endDate: fc.constant(null), hours }), {
      maxLength: 3,
    }),
  },
  { requiredKeys: [] },
);
const pick = fc.nat();
const which = fc.nat({ max: 30 });
const operation: fc.Arbitrary<{ readonly at: 0 | 1; readonly act: Act }> = fc.record({
  at: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("add"), fields, shifts: fc.nat({ max: 14 }) }) },
    { weight: 7, arbitrary: fc.record({ kind: fc.constant("change"), pick, fields }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("remove", "restore"), pick }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant("putShift"), pick, which, hours: fc.integer({ min: 1, max: 24 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("removeShift"), pick, which }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("network") }) },
  ),
});

/** A device on which the student's experiences are open. */
class Device {
  readonly db: Firestore;
  readonly store: ExperiencesStore;
  isOnline = true;
  private readonly removed: ExperienceRecord[] = [];

  constructor(db: Firestore, store: ExperiencesStore) {
    this.db = db;
    this.store = store;
  }

  goOnline(): Promise<void> {
    this.isOnline = true;
    return enableNetwork(this.db);
  }

  goOffline(): Promise<void> {
    this.isOnline = false;
    return disableNetwork(this.db);
  }

  /** Does not wait for the server, just like the screens. */
  async act(act: Act): Promise<void> {
    if (act.kind === "network") await (this.isOnline ? this.goOffline() : this.goOnline());
    else if (act.kind === "add") this.store.add({ ...pantry, ...act.fields }, shifts(act.shifts));
    else if (act.kind === "restore") this.restore();
    else this.actOn(this.store.records[act.pick % this.store.records.length], act);
  }

  private restore(): void {
    const record = this.removed.pop();
    if (record) void this.store.restore(record);
  }

  private actOn(record: ExperienceRecord | undefined, act: Act): void {
    if (!record) return;
    const { id } = record;
    if (act.kind === "change") void this.store.change(id, act.fields);
    if (act.kind === "putShift") void this.store.putShift(id, `s${act.which}`, { ...packing, hours: act.hours });
    if (act.kind === "removeShift") void this.store.removeShift(id, `s${act.which}`);
    if (act.kind === "remove") {
      this.removed.push(record);
      void this.store.remove(id);
    }
  }
}

async function openDevice({ uid }: Student, repairPatience = NEVER): Promise<Device> {
  const db = openClient(suite.firestoreHost, suite.projectId, uid);
  const store = new ExperiencesStore(new PlanFirestore(db), repairPatience);
  store.open(uid);
  store.load();
  await until(() => store.status === "ready" && store.summaryStatus === "ready");
  return new Device(db, store);
}

async function storedRecords({ uid }: Student): Promise<Readonly<Record<string, Experience>>> {
  const { docs } = await adminDb.collection(experiencesPath(uid)).get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.data() as Experience]));
}

async function storedEntries({ uid }: Student): Promise<Readonly<Record<string, ExperienceEntry>>> {
  return ((await stored(experienceSummaryPath(uid)))?.items ?? {}) as Readonly<Record<string, ExperienceEntry>>;
}
