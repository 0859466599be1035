import type { Plugin } from "vite";
import { leaveOut } from "../build/leaveOut.ts";
import { splitModule } from "../build/splitModule.ts";

/**
 * Patch of firebase 12.19.0: loads the ways to sign in that need a window, an email or a guest's session when they are
 * used.
 *
 * Wrong: Firebase Auth is one module, so what any screen uses of it would be part of the file that the first page loads,
 * with what Cairn does not use: sign-in by a mailed link, the emulator's warning, reCAPTCHA for a password, and messages
 * to a service worker that signs in, too.
 * Patch: the module is split into what runs before a student signs in with a password, and the rest. What Cairn does not
 * use throws. Where a service worker controls the page, the SDK tries to send it messages and goes on without.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the SDK ships its sources as separate modules.
 */
export function splitAuth(): Plugin[] {
  return [
    ...splitModule({
      patch: "splitAuth",
      packageName: "@firebase/auth",
      importedAs: "firebase/auth",
      file: /^index-\w+\.js$/,
      early: [
        "connectAuthEmulator",
        "indexedDBLocalPersistence",
        "initializeAuth",
        "onAuthStateChanged",
        "onIdTokenChanged",
        "reload",
        "signInWithCustomToken",
        "signInWithEmailAndPassword",
        "signOut",
      ],
    }),
    leaveOut({
      patch: "splitAuth",
      modules: /\/@firebase\/auth\/dist\/esm\/index-\w+\.js/,
      unused: [
        "ActionCodeURL",
        "Receiver",
        "RecaptchaEnterpriseVerifier",
        "Sender",
        "emitEmulatorWarning",
        "injectRecaptchaFields",
        "signInWithEmailLink$1",
        "signInWithEmailLinkForLinking",
      ],
    }),
  ];
}
