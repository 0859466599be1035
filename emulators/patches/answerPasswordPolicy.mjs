/**
 * Patch of firebase-tools 15.34.2 (its Auth emulator): returns the project's password policy.
 *
 * Wrong: the emulator has the call in its API and answers 501, which every browser writes to its console as an error.
 * Patch: the answer is a new project's policy: six characters, not enforced.
 * Test: tests/structure/patches/authEmulator.test.ts
 * Test: tests/screens/signIn.test.ts
 * Remove when: the Auth emulator answers the call itself.
 *
 * @param {{ identitytoolkit: { getPasswordPolicy?: () => object } }} operations of the Auth emulator
 */
export function answerPasswordPolicy({ identitytoolkit }) {
  identitytoolkit.getPasswordPolicy ??= () => ({
    schemaVersion: 1,
    enforcementState: "OFF",
    customStrengthOptions: { minPasswordLength: 6 },
  });
}
