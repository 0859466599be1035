import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Question, Readiness } from "./reportReady.ts";

export interface EmulatorProcess {
  readonly port: number;
  /** From the start of the process until it is ready. */
  readonly startMilliseconds: number;
  /** The part of it after its code was loaded. */
  readonly opening: Readiness;
  /** Resident memory in MiB, after a garbage collection. */
  memory(): Promise<number>;
  /** CPU time in microseconds since the start. Unlike wall time, it hardly depends on other processes. */
  cpuTime(): Promise<number>;
  /** Sends SIGKILL: the process cannot clean up. */
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
  async function ask(question: Question): Promise<number> {
    child.send(question);
    const [answer] = (await once(child, "message")) as [number];
    return answer;
  }
  return {
    port: opening.port,
    startMilliseconds,
    opening,
    memory: async () => (await ask("memory")) / 1024 ** 2,
    cpuTime: () => ask("cpu"),
    async kill() {
      child.kill("SIGKILL");
      await ended.catch(() => undefined);
    },
  };
}
