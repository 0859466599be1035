/** What an emulator's process tells the bench when it can be asked. */
export interface Readiness {
  readonly port: number;
  /** From the wish to start until ready, without the loading of code. */
  readonly milliseconds: number;
  /** The processor's share of it: what the figure would be on a machine with nothing else to do. */
  readonly cpuMilliseconds: number;
}

/** Starts an emulator in this process, says when it is ready, and from then on how much memory it holds, when asked. */
export async function tellReady(start: () => Promise<{ readonly port: number }>): Promise<void> {
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const { port } = await start();
  const { user, system } = process.cpuUsage(cpuBefore);
  process.on("message", () => {
    globalThis.gc?.();
    process.send?.(process.memoryUsage.rss());
  });
  process.on("disconnect", () => process.exit());
  const ready: Readiness = { port, milliseconds: performance.now() - began, cpuMilliseconds: (user + system) / 1000 };
  process.send?.(ready);
}
