import { startFirestore } from "../../src/startFirestore.ts";

/** Runs an emulator in a separate process, which any unhandled error ends. Reports its memory on request. */
const emulator = await startFirestore({ port: 0, dataFile: null });
process.send?.({ port: emulator.port });
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage.rss() });
});
process.on("disconnect", () => process.exit());
