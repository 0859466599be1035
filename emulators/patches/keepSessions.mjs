/**
 * @typedef {{ localId?: string, validSince?: string }} Account
 * @typedef {{ getUserByLocalId(id: string): Account | undefined,
 *   updateUserByLocalId(id: string, fields: object): unknown }} State
 * @typedef {(state: State, body: { users?: Account[] }, context: unknown) => unknown} BatchCreate
 */

/**
 * Patch of firebase-tools 15.34.2 (its Auth emulator): keeps people signed in when the local suite starts again.
 *
 * Wrong: the emulator sets the moment from which sessions of an imported account are valid (`validSince`) to now, which
 * ends all of them. Sessions are to survive a restart of `npm start`.
 * Patch: `batchCreate` takes that moment from the account that is imported.
 * Test: tests/structure/patches/authEmulator.test.ts
 * Test: tests/start/npmStart.test.ts
 * Remove when: the Auth emulator keeps `validSince`.
 *
 * @param {{ identitytoolkit: { projects: { accounts: { batchCreate: BatchCreate } } } }} operations of the Auth emulator
 */
export function keepSessions({ identitytoolkit }) {
  const { accounts } = identitytoolkit.projects;
  const { batchCreate } = accounts;
  accounts.batchCreate = (state, body, context) => {
    const answer = batchCreate(state, body, context);
    for (const { localId, validSince } of body.users ?? []) {
      if (localId && validSince && state.getUserByLocalId(localId)) state.updateUserByLocalId(localId, { validSince });
    }
    return answer;
  };
}
