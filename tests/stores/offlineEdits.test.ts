import fc from "fast-check";
import { disableNetwork, enableNetwork, type Firestore, waitForPendingWrites } from "firebase/firestore";
import { afterEach, expect, test } from "vitest";
import { PlanLifecycle } from "../../web/src/app/session/PlanLifecycle.ts";
import { runCount } from "../support/runCount.ts";
import { newStudent, type Student, suite } from "../support/suite.ts";
import { openWire, type Wire } from "../support/wire.ts";
import { closeAfterTest, closeClientsAfterEach, openClient } from "./support/client.ts";
import { EditedList, ownTasksIn, type TaskEdit, taskEdit } from "./support/editedList.ts";
import { openPlanOf, storedItems } from "./support/plan.ts";
import { until } from "./support/until.ts";

const STAGE = "hs-11";
const DEVICES = 10;

type Step = TaskEdit | "cut" | "restore";
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: taskEdit },
  { weight: 1, arbitrary: fc.constantFrom<Step>("cut", "restore") },
);
const sequence = fc.array(anyStep, { minLength: 4, maxLength: 12 });

const wires: Wire[] = [];
closeClientsAfterEach();
afterEach(() => Promise.all(wires.splice(0).map((wire) => wire.close())));

interface Device {
  readonly list: EditedList;
  readonly wire: Wire;
  readonly db: Firestore;
}

async function openDevice(student: Student): Promise<Device> {
  const wire = await openWire(suite.firestoreHost);
  wires.push(wire);
  const db = openClient(wire.address, suite.projectId, student.uid);
  const lifecycle = new PlanLifecycle(db);
  closeAfterTest(lifecycle);
  lifecycle.open(student.uid);
  const { current } = lifecycle.first.checklists;
  await until(() => current.status === "ready");
  return { list: new EditedList(current, student.uid), wire, db };
}

async function take(step: Step, device: Device): Promise<void> {
  if (step === "cut") device.wire.cut();
  else if (step === "restore") await connect(device);
  // Edits are answered whenever there is a connection, so nothing here waits for them.
  else void device.list.make(step);
}

/** Restores the connection and tells the SDK, instead of waiting for its next retry. */
async function connect({ wire, db }: Device): Promise<void> {
  wire.restore();
  await disableNetwork(db);
  await enableNetwork(db);
}

test("sequences of edits on an unstable connection lose and duplicate nothing", async () => {
  const sequencesEach = runCount({ everyday: 4, all: 10 });
  const sequences = fc.sample(sequence, { numRuns: DEVICES * sequencesEach, seed: 20261121 });
  expect(sequences.flat().filter((each) => each === "cut").length).toBeGreaterThan(DEVICES);
  const students: Student[] = [];
  for (let count = 0; count < DEVICES; count++) students.push(await newStudent({ stage: STAGE }));

  await Promise.all(
    students.map(async (student, index) => {
      const device = await openDevice(student);
      const own = sequences.slice(index * sequencesEach, (index + 1) * sequencesEach);
      for (const each of own.flat()) await take(each, device);
      await connect(device);
      await waitForPendingWrites(device.db);

      const stored = ownTasksIn(await storedItems(student, STAGE));
      expect([...stored].sort()).toEqual([...device.list.tasks].sort());
      const elsewhere = (await openPlanOf(student)).checklists.current.rows;
      const shown = elsewhere.filter(({ origin }) => origin === "own").map(({ id }) => id);
      expect(shown.sort()).toEqual([...stored.keys()].sort());
    }),
  );
});
