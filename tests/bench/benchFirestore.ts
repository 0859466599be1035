import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { benchRules } from "./firestore/benchRules.ts";
import { Contender } from "./firestore/Contender.ts";
import { startEmulator } from "./firestore/emulatorProcess.ts";
import { installPeer } from "./firestore/peerPackage.ts";

const FEW = 1_000;
const MANY = 50_000;
const ROUNDS = 5;

/**
 * The embedded Firestore with few documents, with many, and beside `@firestore-emulator/server` with few: that one
 * stores no 50,000 in a minute. They run in turn, round by round, so that a busy machine slows all of them alike.
 */
export async function benchFirestore(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-bench-"));
  const dataFile = join(folder, "many.log");
  const peer = await installPeer();
  try {
    const few = await Contender.enter(await startEmulator("ourEmulator", join(folder, "few.log")), FEW);
    const many = await Contender.enter(await startEmulator("ourEmulator", dataFile), MANY);
    const theirs = peer && (await Contender.enter(await startEmulator("peerEmulator", peer.folder), FEW));
    const all = theirs ? [few, many, theirs] : [few, many];
    for (let round = 0; round < ROUNDS; round += 1) for (const contender of all) await contender.runRound();
    for (const contender of all) await contender.leave();
    const { opening, kill } = await startEmulator("ourEmulator", dataFile);
    await kill();
    return [
      ...besidePeer(few, theirs),
      ...growth(few, many),
      figure("start-up after SIGKILL, 50,000 documents, code loaded", opening.milliseconds, "ms"),
      figure("the same, time of the processor alone", opening.cpuMilliseconds, "ms"),
      ...(await benchRules()),
    ];
  } finally {
    await peer?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function besidePeer(ours: Contender, theirs: Contender | null): readonly Figure[] {
  const rows: readonly [name: string, unit: string, of: (contender: Contender) => number][] = [
    ["process to ready", "ms", ({ emulator }) => emulator.startMilliseconds],
    ["resident memory, idle", "MiB", ({ idle }) => idle],
    ["resident memory, 1,000 documents", "MiB", ({ memory }) => memory],
    ["documents stored, in batches of 500", "/s", ({ filledPerSecond }) => filledPerSecond],
    ["commits", "/s", ({ alone }) => alone],
    ["commits with a listener", "/s", ({ heard }) => heard],
  ];
  return rows.map(([name, unit, of]) => {
    if (!theirs) return figure(name, of(ours), unit);
    return compared(name, of(ours), unit, of(theirs), "@firestore-emulator/server");
  });
}

/** What a commit costs must not grow with the number of documents stored. */
function growth(few: Contender, many: Contender): readonly Figure[] {
  return [
    compared("resident memory, 50,000 documents", many.memory, "MiB", few.memory, "1,000 documents"),
    compared("commits, 50,000 documents", many.alone, "/s", few.alone, "1,000 documents"),
    compared("commits with a listener, 50,000 documents", many.heard, "/s", few.heard, "1,000 documents"),
  ];
}

function compared(name: string, value: number, unit: string, other: number, beside: string): Figure {
  return { ...figure(name, value, unit), beside: `${beside} (${other.toFixed(1)} ${unit})`, ratio: value / other };
}

function figure(name: string, value: number, unit: string): Figure {
  return { name: `Firestore: ${name}`, value, unit, beside: "", ratio: null };
}
