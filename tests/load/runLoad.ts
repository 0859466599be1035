import { parseArgs } from "node:util";
import fc from "fast-check";
import { waitForPendingWrites } from "firebase/firestore";
import { deleteApp as deleteAdmin, initializeApp as initializeAdmin } from "firebase-admin/app";
import { getFirestore as adminFirestore, type Firestore } from "firebase-admin/firestore";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { PROJECT_ID, startSuite } from "../../emulators/start/suite.ts";
import { percentile } from "../bench/figure.ts";
import { taskEdit } from "../stores/support/editedList.ts";
import { endSuite, freePorts, testFolder } from "../support/globalSetup.ts";
import { findFaults } from "./findFaults.ts";
import { openStudents } from "./openStudents.ts";
import type { SimulatedStudent } from "./SimulatedStudent.ts";

const { values } = parseArgs({
  options: { students: { type: "string", default: "200" }, seconds: { type: "string", default: "120" } },
});

/** A student does something every one to five seconds. */
const SHORTEST_PAUSE = 1_000;
const LONGEST_PAUSE = 5_000;

interface Work {
  readonly milliseconds: number[];
  refused: number;
}

/**
 * `npm run load` runs many students at once on a separate suite. Each has the app's stores, the SDK and an open
 * listener. It prints what was done, and fails if an edit was rejected, lost, or stored for another student.
 */
async function load(): Promise<void> {
  const suite = await startSuite({
    folder: testFolder("load"),
    ports: await freePorts(),
    hosting: false,
    fresh: true,
    firestore: "embedded",
    report: () => undefined,
  });
  try {
    await seedSuite(suite.adminEnvironment);
    Object.assign(process.env, suite.adminEnvironment);
    const admin = initializeAdmin({ projectId: PROJECT_ID }, "load");
    const students = await openStudents(suite, Number(values.students));
    console.log(`${students.length} students are in. They work for ${values.seconds} seconds.`);

    const work: Work = { milliseconds: [], refused: 0 };
    const end = performance.now() + Number(values.seconds) * 1_000;
    await Promise.all(students.map((student, index) => workUntil(end, student, index, work)));
    await Promise.all(students.map(({ db }) => waitForPendingWrites(db)));

    const faults = await faultsOf(adminFirestore(admin), students);
    print(work, faults);
    await Promise.all(students.map((student) => student.leave()));
    await deleteAdmin(admin);
    process.exitCode = faults.length + work.refused === 0 ? 0 : 1;
  } finally {
    await endSuite(suite);
  }
}

async function workUntil(end: number, student: SimulatedStudent, seed: number, work: Work): Promise<void> {
  const edits = fc.sample(taskEdit, { numRuns: 1_000, seed });
  const pauses = fc.sample(fc.integer({ min: SHORTEST_PAUSE, max: LONGEST_PAUSE }), { numRuns: 1_000, seed });
  for (const [index, edit] of edits.entries()) {
    await new Promise((resolve) => setTimeout(resolve, pauses[index]));
    if (performance.now() > end) return;
    const began = performance.now();
    const isTaken = await student.list.make(edit);
    work.milliseconds.push(performance.now() - began);
    if (!isTaken) work.refused += 1;
  }
}

async function faultsOf(db: Firestore, students: readonly SimulatedStudent[]): Promise<readonly string[]> {
  const found = await Promise.all(students.map((student) => findFaults(db, student)));
  return found.flat();
}

function print({ milliseconds, refused }: Work, faults: readonly string[]): void {
  const at = (share: number) => `${percentile(milliseconds, share).toFixed(0)} ms`;
  console.log(`${milliseconds.length} edits, answered in ${at(0.5)} (median) and ${at(0.95)} (95th percentile).`);
  console.log(`${refused} refused, ${faults.length} lost or with another student.`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}

await load();
process.exit();
