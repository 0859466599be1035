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

const require = createRequire(import.meta.url);

/*
 * Google's emulator knows of the password policy but answers 501, which every browser writes to its console as an
 * error. A new project's policy stands in: six characters, not enforced.
 */
// Under a name of its own, since the package has no types for its inner files.
const operations = "firebase-tools/lib/emulator/auth/operations.js";
const { authOperations } = require(operations);
authOperations.identitytoolkit.getPasswordPolicy ??= () => ({
  schemaVersion: 1,
  enforcementState: "OFF",
  customStrengthOptions: { minPasswordLength: 6 },
});

// firebase-tools reads its arguments from argv, where this file's name stands in the place of its own.
require("firebase-tools/lib/bin/firebase.js");
