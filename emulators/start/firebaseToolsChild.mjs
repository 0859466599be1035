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

/*
 * An account that is brought back begins anew for Google's emulator, which ends every session of it. Sessions are to
 * survive a restart, so the moment from which they hold comes back too.
 */
const { accounts } = authOperations.identitytoolkit.projects;
const { batchCreate } = accounts;
/**
 * @param {{ getUserByLocalId(id: string): unknown, updateUserByLocalId(id: string, fields: object): unknown }} state
 * @param {{ users?: { localId?: string, validSince?: string }[] }} body
 * @param {unknown} context
 */
const restoreSessions = (state, body, context) => {
  const answer = batchCreate(state, body, context);
  for (const { localId, validSince } of body.users ?? []) {
    if (localId && validSince && state.getUserByLocalId(localId)) state.updateUserByLocalId(localId, { validSince });
  }
  return answer;
};
accounts.batchCreate = restoreSessions;

// firebase-tools reads its arguments from argv, where this file's name stands in the place of its own.
require("firebase-tools/lib/bin/firebase.js");
