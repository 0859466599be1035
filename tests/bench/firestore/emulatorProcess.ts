import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Readiness } from "./tellReady.ts";

export interface EmulatorProcess {
  readonly port: number;
  /** From the start of the process until it could be asked. */
  readonly startMilliseconds: number;
  /** Of these, what came after its code was loaded. */
  readonly opening: Readiness;
  /** Resident, in MiB, after a garbage collection. */
  memory(): Promise<number>;
  /** SIGKILL: nothing is put in order. */
  kill(): Promise<void>;
}

/** Starts `ourEmulator.ts` or `peerEmulator.ts`. */
export async function startEmulator(
  program: "ourEmulator" | "peerEmulator",
  ...args: string[]
): Promise<EmulatorProcess> {
  const began = performance.now();
  const child = fork(fileURLToPath(new URL(`./${program}.ts`, import.meta.url)), args, {
    execArgv: ["--expose-gc", "--import", "tsx"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error(`${program} ended before it was ready.`);
  });
  const [opening]: [Readiness] = (await Promise.race([once(child, "message"), ended])) as [Readiness];
  ended.catch(() => undefined);
  const startMilliseconds = performance.now() - began;
  return {
    port: opening.port,
    startMilliseconds,
    opening,
    async memory() {
      child.send("memory");
      const [bytes] = (await once(child, "message")) as [number];
      return bytes / 1024 ** 2;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
    },
  };
}
