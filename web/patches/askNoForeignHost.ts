import type { Plugin } from "vite";

/** The file of Firestore's transport. */
const TRANSPORT = "webchannel_blob";
const PING = /if\((\w)==2\)\{(?=var [^{}]*cleardot\.gif)/;

/**
 * Patch of firebase 12.19.0 (@firebase/webchannel-wrapper 1.0.7): takes a request to google.com out of Firestore's
 * transport.
 *
 * Wrong: when a connection breaks, the transport loads an image from www.google.com to see whether the network is up, and
 * does nothing with the answer but count it. Cairn contacts no host that it does not need, and its
 * Content-Security-Policy would block the request with an error in the console.
 * Patch: the branch that asks for the image is never taken.
 * Test: tests/structure/patches/webBuild.test.ts
 * Test: tests/screens/dashboardSync.test.ts
 * Remove when: the transport no longer asks, or has an option not to.
 */
export function askNoForeignHost(): Plugin {
  let isDone = false;
  return {
    name: "ask-no-foreign-host",
    apply: "build",
    transform(code, id) {
      if (!id.includes(TRANSPORT)) return null;
      if (!PING.test(code)) this.error("Firestore's transport has changed: look for its network ping again.");
      isDone = true;
      return { code: code.replace(PING, "if(false){"), map: null };
    },
    generateBundle() {
      if (!isDone) this.error("Firestore's transport is in another file now: look for its network ping again.");
    },
  };
}
