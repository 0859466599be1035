/**
 * Runs `firebase emulators:start` in a process of its own that cannot outlive its parent: when the parent dies, even by
 * SIGKILL, the channel between them closes and the emulators shut down by the way firebase-tools has for Ctrl-C.
 */
import { createRequire } from "node:module";

const GRACE = 3_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGINT");
  setTimeout(() => process.exit(1), GRACE).unref();
});

// firebase-tools reads its arguments from argv, where this file's name stands in the place of its own.
createRequire(import.meta.url)("firebase-tools/lib/bin/firebase.js");
