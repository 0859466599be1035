import type { Plugin } from "vite";

/** The file of Firebase's app. */
const APP = /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/;
/** The package that only heartbeats use. It changes its own objects when it loads, and nothing else. */
const DATABASES = /\/idb\/build\//;
const HEARTBEAT = /_registerComponent\(new Component\('heartbeat', [^;]+;/;

/**
 * Patch of firebase 12.19.0 (@firebase/app 0.16.2): reports no days of use to Google.
 *
 * Wrong: at every start, the SDK opens two databases and notes the day. With the next request to Firebase Auth or App Check,
 * it tells Google on which days this browser has used the app (`X-Firebase-Client`). Nothing that Cairn does needs it, the
 * sign-in page waits for it, and it logs an error if a second app is deleted meanwhile. There is no option against it.
 * Patch: the service is not registered. All its callers treat it as optional.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the SDK has an option for it.
 */
export function dropHeartbeats(): Plugin {
  let isDone = false;
  return {
    name: "drop-heartbeats",
    apply: "build",
    transform(code, id) {
      if (DATABASES.test(id)) return { code, map: null, moduleSideEffects: false };
      if (!APP.test(id)) return null;
      if (!HEARTBEAT.test(code)) this.error("Firebase's app has changed: look for its heartbeats again.");
      isDone = true;
      return { code: code.replace(HEARTBEAT, ""), map: null };
    },
    generateBundle() {
      if (!isDone) this.error("Firebase's app is in another file now: look for its heartbeats again.");
    },
  };
}
