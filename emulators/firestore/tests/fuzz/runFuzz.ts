import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { faultsIn, fuzz, TRANSPORTS } from "./fuzz.ts";

/**
 * `npm run fuzz [count] [seed]`: sends mutated requests to each transport of an emulator in a separate process, which
 * any unhandled rejection ends. Prints its memory before, halfway and after: it may grow at first and must then stop
 * growing.
 */
const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const MIB = 1024 * 1024;

const child = fork(fileURLToPath(new URL("./emulatorChild.ts", import.meta.url)), {
  execArgv: ["--import", "tsx", "--expose-gc"],
});
let expectsEnd = false;
child.once("exit", (code, signal) => {
  if (expectsEnd) return;
  console.error(`The emulator died (${code ?? signal}).`);
  process.exit(1);
});
const [{ port }] = (await once(child, "message")) as [{ port: number }];

async function memory(): Promise<number> {
  const answer = once(child, "message");
  child.send("memory");
  const [{ memory: bytes }] = (await answer) as [{ memory: number }];
  return Math.round(bytes / MIB);
}

async function fuzzTransport(name: string, open: (typeof TRANSPORTS)[keyof typeof TRANSPORTS]): Promise<void> {
  const began = Date.now();
  const halves = [Math.ceil(count / 2), Math.floor(count / 2)];
  const resident = [await memory()];
  const answers: Record<string, number> = {};
  let sent = 0;
  for (const half of halves) {
    const outcome = await fuzz(open, port, half, seed + sent);
    for (const [answer, times] of Object.entries(outcome.answers)) answers[answer] = (answers[answer] ?? 0) + times;
    sent += outcome.sent;
    resident.push(await memory());
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const sorted = Object.entries(answers).toSorted(([, a], [, b]) => b - a);
  console.log(`${name}: ${sent} sent and answered in ${seconds} s, memory ${resident.join(" → ")} MiB`);
  console.log(`  ${sorted.map(([answer, times]) => `${answer} × ${times}`).join(", ")}`);
  const faults = faultsIn(answers);
  if (faults.length === 0) return;
  console.error(`  Internal errors of the emulator: ${faults.join(", ")}`);
  process.exitCode = 1;
}

console.log(`${count} mutated requests for each transport, seed ${seed}.`);
for (const [name, open] of Object.entries(TRANSPORTS)) await fuzzTransport(name, open);
expectsEnd = true;
child.disconnect();
