import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { fuzz, TRANSPORTS } from "./fuzz.ts";

/** `npm run fuzz [count] [seed]`: mutated requests to each transport of an emulator in a process of its own. */
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

async function memory(): Promise<string> {
  const told = once(child, "message");
  child.send("memory");
  const [{ memory: bytes }] = (await told) as [{ memory: number }];
  return `${Math.round(bytes / MIB)} MiB`;
}

console.log(`${count} mutated requests for each transport, seed ${seed}. Memory at the start: ${await memory()}.`);
for (const [name, open] of Object.entries(TRANSPORTS)) {
  const began = Date.now();
  const { answers } = await fuzz(open, port, count, seed);
  const seconds = Math.round((Date.now() - began) / 1000);
  const counts = Object.entries(answers).toSorted(([, a], [, b]) => b - a);
  console.log(`${name}: ${seconds} s, memory ${await memory()}`);
  console.log(`  ${counts.map(([answer, times]) => `${answer} × ${times}`).join(", ")}`);
}
expectsEnd = true;
child.disconnect();
