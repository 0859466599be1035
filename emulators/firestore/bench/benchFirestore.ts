import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchRules } from "./benchRules.ts";
import { Contender, medianOf, type Pace, pairedRatio } from "./Contender.ts";
import { startEmulator } from "./emulatorProcess.ts";
import type { Figure } from "./figure.ts";
import { installPeer } from "./peerPackage.ts";

const FEW = 1_000;
const MANY = 50_000;
const ROUNDS = 15;

/**
 * Compares the embedded Firestore with few documents, with many, and `@firestore-emulator/server` with few: that one
 * cannot store 50,000 in a minute. All are warm at the start. They run in turn, in reverse order every other round, so
 * that neither the order nor a busy machine favors one of them.
 */
export async function benchFirestore(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-bench-"));
  const dataFile = join(folder, "many.log");
  const peer = await installPeer();
  try {
    const few = await Contender.start(await startEmulator("ourEmulator", join(folder, "few.log")), FEW);
    const many = await Contender.start(await startEmulator("ourEmulator", dataFile), MANY);
    const theirs = peer && (await Contender.start(await startEmulator("peerEmulator", peer.folder), FEW));
    const all = theirs ? [few, many, theirs] : [few, many];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const contender of round % 2 === 0 ? all : all.toReversed()) await contender.runRound();
    }
    for (const contender of all) await contender.stop();
    const { opening, kill } = await startEmulator("ourEmulator", dataFile);
    await kill();
    return [
      ...comparedWithPeer(few, theirs),
      ...growth(few, many),
      figure("start-up after SIGKILL, 50,000 documents, code loaded", opening.milliseconds, "ms"),
      figure("the same, CPU time only", opening.cpuMilliseconds, "ms"),
      ...(await benchRules()),
    ];
  } finally {
    await peer?.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function comparedWithPeer(ours: Contender, theirs: Contender | null): readonly Figure[] {
  const comparedWith = "@firestore-emulator/server";
  const rows: readonly [name: string, unit: string, of: (contender: Contender) => number][] = [
    ["process to ready", "ms", ({ emulator }) => emulator.startMilliseconds],
    ["resident memory, idle", "MiB", ({ idle }) => idle],
    ["resident memory, 1,000 documents", "MiB", ({ memory }) => memory],
    ["documents stored, in batches of 500", "/s", ({ filledPerSecond }) => filledPerSecond],
  ];
  return [
    ...rows.map(([name, unit, of]) =>
      theirs ? compared(name, of(ours), unit, of(theirs), comparedWith) : figure(name, of(ours), unit),
    ),
    ...paces("", ours, theirs, comparedWith),
  ];
}

/** The cost of a commit must not grow with the number of stored documents. */
function growth(few: Contender, many: Contender): readonly Figure[] {
  return [
    compared("resident memory, 50,000 documents", many.memory, "MiB", few.memory, "1,000 documents"),
    ...paces(", 50,000 documents", many, few, "1,000 documents"),
  ];
}

/** Commits of one contender compared with another's, by wall clock and by CPU time, without and with a listener. */
function paces(suffix: string, one: Contender, other: Contender | null, comparedWith: string): readonly Figure[] {
  const rows: readonly [name: string, of: keyof Pace, unit: string, rounds: "alone" | "withListener"][] = [
    ["commits", "perSecond", "/s", "alone"],
    ["commits with a listener", "perSecond", "/s", "withListener"],
    ["CPU time of a commit", "cpu", "µs", "alone"],
    ["CPU time of a commit with a listener", "cpu", "µs", "withListener"],
  ];
  return rows.map(([name, of, unit, rounds]) => {
    const value = medianOf(one[rounds], of);
    if (!other) return figure(`${name}${suffix}`, value, unit);
    const row = compared(`${name}${suffix}`, value, unit, medianOf(other[rounds], of), comparedWith);
    return { ...row, ratio: pairedRatio(one[rounds], other[rounds], of) };
  });
}

function compared(name: string, value: number, unit: string, other: number, comparedWith: string): Figure {
  return {
    ...figure(name, value, unit),
    comparedWith: `${comparedWith} (${other.toFixed(1)} ${unit})`,
    ratio: value / other,
  };
}

function figure(name: string, value: number, unit: string): Figure {
  return { name: `Firestore: ${name}`, value, unit, comparedWith: "", ratio: null };
}
