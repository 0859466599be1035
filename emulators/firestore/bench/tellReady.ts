/** What an emulator's process tells the bench when it can be asked. */
export interface Readiness {
  readonly port: number;
  /** From the wish to start until ready, without the loading of code. */
  readonly milliseconds: number;
  /** The processor's share of it: what the figure would be on a machine with nothing else to do. */
  readonly cpuMilliseconds: number;
}

/** What the bench may ask for: resident bytes after a garbage collection, or microseconds of the processor so far. */
export type Question = "memory" | "processor";

/** Starts an emulator in this process, says when it is ready, and from then on answers questions. */
export async function tellReady(start: () => Promise<{ readonly port: number }>): Promise<void> {
  const began = performance.now();
  const cpuBefore = processorTime();
  const { port } = await start();
  const cpuMilliseconds = (processorTime() - cpuBefore) / 1000;
  process.on("message", (question: Question) => {
    process.send?.(question === "memory" ? residentMemory() : processorTime());
  });
  process.on("disconnect", () => process.exit());
  const ready: Readiness = { port, milliseconds: performance.now() - began, cpuMilliseconds };
  process.send?.(ready);
}

function residentMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
