/**
 * Runs `firebase emulators:start` in a process that cannot outlive its parent. When the parent dies, even by SIGKILL,
 * the channel between them closes. The emulators then shut down the way they do on Ctrl-C.
 */
import { createRequire } from "node:module";

const GRACE = 3_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGINT");
  setTimeout(() => process.exit(1), GRACE).unref();
});

const require = createRequire(import.meta.url);

/*
 * Google's emulator answers 501 for the password policy, and browsers log that as a console error. This returns a new
 * project's policy instead: six characters, not enforced.
 */
// The name is in a variable because the package has no types for its inner files.
const operations = "firebase-tools/lib/emulator/auth/operations.js";
const { authOperations } = require(operations);
authOperations.identitytoolkit.getPasswordPolicy ??= () => ({
  schemaVersion: 1,
  enforcementState: "OFF",
  customStrengthOptions: { minPasswordLength: 6 },
});

/*
 * The Auth emulator ends all sessions of an account it restores. Sessions should survive a restart, so `validSince` is
 * restored as well.
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

// firebase-tools reads its arguments from argv. This file's name is where firebase-tools expects its own.
require("firebase-tools/lib/bin/firebase.js");
