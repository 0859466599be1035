/** What an emulator's process reports to the bench when it is ready. */
export interface Readiness {
  readonly port: number;
  /** From the call of `start` until ready, without loading code. */
  readonly milliseconds: number;
  /** Its CPU time: the figure on a machine that is otherwise idle. */
  readonly cpuMilliseconds: number;
}

/** What the bench can ask: resident bytes after a garbage collection, or microseconds of CPU time so far. */
export type Question = "memory" | "cpu";

/** Starts an emulator in this process, reports that it is ready, and then answers questions. */
export async function reportReady(start: () => Promise<{ readonly port: number }>): Promise<void> {
  const began = performance.now();
  const cpuBefore = cpuTime();
  const { port } = await start();
  const cpuMilliseconds = (cpuTime() - cpuBefore) / 1000;
  process.on("message", (question: Question) => {
    process.send?.(question === "memory" ? residentMemory() : cpuTime());
  });
  process.on("disconnect", () => process.exit());
  const ready: Readiness = { port, milliseconds: performance.now() - began, cpuMilliseconds };
  process.send?.(ready);
}

function residentMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
