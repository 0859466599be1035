import { startFirestore } from "../../src/startFirestore.ts";

/** Runs an emulator as a process of its own, which dies of what nobody handles, and tells its memory when asked. */
const emulator = await startFirestore({ port: 0, dataFile: null });
process.send?.({ port: emulator.port });
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage.rss() });
});
process.on("disconnect", () => process.exit());
