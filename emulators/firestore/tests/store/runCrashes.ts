import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CommitLog } from "../../src/store/CommitLog.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { nameOf } from "../model/builders.ts";
import { commit, pathsOf, set, tickingClock } from "./writes.ts";

/**
 * `npm run crash [rounds]`: kills a writing process after a different number of commits each time, reopens its file and
 * checks every acknowledged commit. The file starts with 50,000 documents.
 */
const rounds = Number(process.argv[2] ?? 100);
const DOCUMENTS = 50_000;
const PER_COMMIT = 500;
/** Both are prime, so the number of commits before a kill differs from round to round. */
const [STEP, MOST_COMMITS] = [89, 401];

const folder = await mkdtemp(join(tmpdir(), "cairn-crash-"));
const filled = join(folder, "filled.log");
const path = join(folder, "documents.log");
const program = fileURLToPath(new URL("./commitForever.ts", import.meta.url));

function open(file: string) {
  const began = performance.now();
  const before = process.cpuUsage();
  const log = CommitLog.open(file);
  const store = new DocumentStore({ now: tickingClock(), log });
  const { user, system } = process.cpuUsage(before);
  return { log, store, milliseconds: performance.now() - began, cpuMilliseconds: (user + system) / 1000 };
}

function fill(): void {
  const { log, store } = open(filled);
  for (let at = 0; at < DOCUMENTS; at += PER_COMMIT) {
    commit(store, ...Array.from({ length: PER_COMMIT }, (_, n) => set(`many/${at + n}`, { n: at + n, text: "stone" })));
  }
  log.close();
}

/** Lets a process write and kills it after some commits. Resolves to the number of the last acknowledged one, or -1. */
async function killWhileWriting(commits: number): Promise<number> {
  const child = spawn(process.execPath, ["--import", "tsx", program, path]);
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    // The process writes on until the signal arrives, so it dies at any point of a commit.
    if (output.split("\n").length > commits) child.kill("SIGKILL");
  });
  await once(child, "close");
  // The last line may be incomplete, so use the one before it.
  return Number(output.slice(0, output.lastIndexOf("\n")).split("\n").at(-1) || -1);
}

fill();
let acknowledgedInAll = 0;
const openings: { readonly milliseconds: number; readonly cpuMilliseconds: number }[] = [];
for (let round = 1; round <= rounds; round += 1) {
  await copyFile(filled, path);
  const acknowledged = await killWhileWriting((round * STEP) % MOST_COMMITS);
  const { log, store, ...opening } = open(path);
  const left = pathsOf(store.inCollection(nameOf("left")));
  const right = new Set(pathsOf(store.inCollection(nameOf("right"))));
  const torn =
    left.filter((name) => !right.has(name.replace("left", "right"))).length + Math.abs(left.length - right.size);
  const lost = Array.from({ length: acknowledged + 1 }, (_, n) => n).filter((n) => !store.get(nameOf(`left/${n}`)));
  const kept = pathsOf(store.inCollection(nameOf("many"))).length;
  log.close();
  if (torn > 0 || lost.length > 0 || kept !== DOCUMENTS) {
    console.error(
      `Round ${round}: ${lost.length} lost, ${torn} torn, ${kept} of ${DOCUMENTS} kept. The file is ${path}.`,
    );
    process.exit(1);
  }
  acknowledgedInAll += acknowledged + 1;
  openings.push(opening);
}
await rm(folder, { recursive: true });
console.log(`${rounds} kills, ${acknowledgedInAll} acknowledged commits of two documents: none lost, none torn.`);
const byClock = openings.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
const cpuMilliseconds = Math.max(...openings.map((opening) => opening.cpuMilliseconds));
console.log(
  `Opening the file with ${DOCUMENTS} documents and more: median ${Math.round(byClock[byClock.length >> 1] ?? 0)} ms, ` +
    `at most ${Math.round(byClock.at(-1) ?? 0)} ms, at most ${Math.round(cpuMilliseconds)} ms of CPU time.`,
);
