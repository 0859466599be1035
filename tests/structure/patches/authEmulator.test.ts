import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { answerPasswordPolicy } from "../../../emulators/patches/answerPasswordPolicy.mjs";
import { type BatchCreate, keepSessions, type State } from "../../../emulators/patches/keepSessions.mjs";

// The inner files of firebase-tools have no types.
const require = createRequire(import.meta.url);
const { authOperations } = require("firebase-tools/lib/emulator/auth/operations.js") as {
  authOperations: {
    identitytoolkit: { getPasswordPolicy?: () => object; projects: { accounts: { batchCreate: BatchCreate } } };
  };
};
const { AgentProjectState } = require("firebase-tools/lib/emulator/auth/state.js") as {
  AgentProjectState: new (projectId: string) => State;
};

const LONG_AGO = "1700000000";

/** From when the sessions of an account hold that was imported with a moment of its own. */
function validSinceAfterImport(batchCreate: BatchCreate): string | undefined {
  const state = new AgentProjectState("demo-cairn");
  batchCreate(state, { users: [{ localId: "ann", validSince: LONG_AGO }] }, {});
  return state.getUserByLocalId("ann")?.validSince;
}

// Each fails once the emulator has no need of its patch: then the patch can go.
test("the Auth emulator has no password policy without its patch, and has one with it", () => {
  const operations = { identitytoolkit: { ...authOperations.identitytoolkit } };
  expect(operations.identitytoolkit.getPasswordPolicy).toBeUndefined();

  answerPasswordPolicy(operations);

  expect(operations.identitytoolkit.getPasswordPolicy?.()).toMatchObject({ enforcementState: "OFF" });
});

test("the Auth emulator ends the sessions of an imported account without its patch, and keeps them with it", () => {
  const { accounts } = authOperations.identitytoolkit.projects;
  const patched = { identitytoolkit: { projects: { accounts: { ...accounts } } } };

  keepSessions(patched);

  expect(validSinceAfterImport(accounts.batchCreate)).not.toBe(LONG_AGO);
  expect(validSinceAfterImport(patched.identitytoolkit.projects.accounts.batchCreate)).toBe(LONG_AGO);
});
