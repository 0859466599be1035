import fc from "fast-check";
import { disableNetwork, enableNetwork, type Firestore, waitForPendingWrites } from "firebase/firestore";
import { afterEach, expect, test } from "vitest";
import type { ChecklistView } from "../../web/src/stores/ChecklistStore.ts";
import { Plan } from "../../web/src/stores/Plan.ts";
import { newStudent, type Student, suite } from "../support/suite.ts";
import { openWire, type Wire } from "../support/wire.ts";
import { closeClientsAfterEach, openClient } from "./support/client.ts";
import { openPlanOf, storedItems } from "./support/plan.ts";
import { until } from "./support/until.ts";

const STAGE = "hs-11";
const DEVICES = 10;
const SEQUENCES_EACH = 10;

/** What a student does with own tasks; `task` is a number among those that are there. */
type Edit =
  | { readonly kind: "add" | "cut" | "mend" }
  | { readonly kind: "rename" | "remove" | "tick" | "untick"; readonly task: number };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: "add" } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("cut", "mend") }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("rename", "remove", "tick", "untick"), task: fc.nat(99) }),
  },
);
const sequence = fc.array(edit, { minLength: 4, maxLength: 12 });

const wires: Wire[] = [];
closeClientsAfterEach();
afterEach(() => Promise.all(wires.splice(0).map((wire) => wire.close())));

/** A device whose line can be cut, and what its student knows of it. */
class Device {
  /** By id: the name and whether it is done. */
  readonly tasks = new Map<string, readonly [string, boolean]>();
  private readonly list: ChecklistView;
  private readonly wire: Wire;
  private readonly db: Firestore;
  private count = 0;

  constructor(list: ChecklistView, wire: Wire, db: Firestore) {
    this.list = list;
    this.wire = wire;
    this.db = db;
  }

  async make(edit: Edit): Promise<void> {
    if (!("task" in edit)) return this.makeSimple(edit.kind);
    const ids = [...this.tasks.keys()];
    const id = ids[edit.task % Math.max(1, ids.length)];
    if (id !== undefined) this.change(edit.kind, id);
  }

  private async makeSimple(kind: "add" | "cut" | "mend"): Promise<void> {
    if (kind === "add") this.add();
    else if (kind === "cut") this.wire.cut();
    else await this.connect();
  }

  /** The line is whole again, and the SDK is told so rather than left to its pauses. */
  async connect(): Promise<void> {
    this.wire.mend();
    await disableNetwork(this.db);
    await enableNetwork(this.db);
  }

  async settle(): Promise<void> {
    await this.connect();
    await waitForPendingWrites(this.db);
  }

  private add(): void {
    this.count += 1;
    const id = `own${String(this.count).padStart(17, "0")}`;
    const name = `Task ${this.count}`;
    // Writes are shown at once and answered whenever there is a line, so nothing here waits for them.
    void this.list.addOwn(name, null, id);
    this.tasks.set(id, [name, false]);
  }

  private change(kind: "rename" | "remove" | "tick" | "untick", id: string): void {
    const [name = "", done = false] = this.tasks.get(id) ?? [];
    if (kind === "remove") {
      void this.list.remove(id);
      this.tasks.delete(id);
    } else if (kind === "rename") {
      void this.list.rename(id, `${name}, again`);
      this.tasks.set(id, [`${name}, again`, done]);
    } else {
      void this.list.setDone(id, kind === "tick");
      this.tasks.set(id, [name, kind === "tick"]);
    }
  }
}

async function openDevice(student: Student): Promise<Device> {
  const wire = await openWire(suite.firestoreHost);
  wires.push(wire);
  const db = openClient(wire.address, suite.projectId, student.uid);
  const plan = new Plan(db);
  plan.open(student.uid);
  await until(() => plan.checklists.current.status === "ready");
  return new Device(plan.checklists.current, wire, db);
}

async function storedTasks(student: Student): Promise<Map<string, readonly [unknown, boolean]>> {
  const items = Object.entries(await storedItems(student, STAGE)).filter(([, { origin }]) => origin === "own");
  return new Map(items.map(([id, item]) => [id, [item.checklist_item_name, item.status === "Completed"]]));
}

test("100 sequences of edits with the line cut at random: none is lost and none doubled", {
  timeout: 180_000,
}, async () => {
  const sequences = fc.sample(sequence, { numRuns: DEVICES * SEQUENCES_EACH, seed: 20261121 });
  expect(sequences.flat().filter(({ kind }) => kind === "cut").length).toBeGreaterThan(30);

  const students: Student[] = [];
  for (let count = 0; count < DEVICES; count++) students.push(await newStudent({ stage: STAGE }));
  await Promise.all(
    students.map(async (student, index) => {
      const device = await openDevice(student);
      for (const edits of sequences.slice(index * SEQUENCES_EACH, (index + 1) * SEQUENCES_EACH)) {
        for (const each of edits) await device.make(each);
      }
      await device.settle();

      expect([...(await storedTasks(student))].sort()).toEqual([...device.tasks].sort());
      const elsewhere = await openPlanOf(student);
      const shown = elsewhere.checklists.current.rows.filter(({ origin }) => origin === "own");
      expect(shown.map(({ id }) => id).sort()).toEqual([...device.tasks.keys()].sort());
    }),
  );
});
