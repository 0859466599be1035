import type { Plugin } from "vite";

/** The file of Firestore's SDK that both its entries share. */
const SDK = /@firebase\/firestore\/dist\/common-\w+\.esm\.js/;

/** Where the SDK decides whether to leave its cache untouched when the page is unloaded. */
const ONLY_SOME_VERSIONS =
  /const (\w) = \/\(\?:Version\|Mobile\)\\\/1\[456\]\/;\s*isSafari\(\) && \(navigator\.appVersion\.match\(\1\) \|\| navigator\.userAgent\.match\(\1\)\) &&/;

/**
 * Matches every WebKit, including an app on an iPhone's home screen, where the user agent names neither Safari nor a
 * version.
 */
const EVERY_WEBKIT = "/AppleWebKit\\//.test(navigator.userAgent) && !/Chrome\\//.test(navigator.userAgent) &&";

/**
 * Patch of firebase 12.19.0: keeps Firestore from writing to its cache when a page goes away, in every WebKit.
 *
 * Wrong: WebKit freezes the page in the middle of this write, and no later page gets an answer from the cache, so the
 * app hangs on its next visit. The SDK knows of it and writes nothing in Safari 14 to 16 (firebase-js-sdk #4076 and
 * #5716), but later versions have the same fault (#7940 and #8081, and WebKitGTK 2.50).
 * Patch: the SDK's test for Safari 14 to 16 becomes one for every WebKit. The write only saves the next page a few
 * seconds, for which the SDK leaves a mark in local storage as well. `src/patches/releaseDatabases.ts` ends what is
 * under way at the same moment.
 * Test: tests/structure/patches/webBuild.test.ts
 * Test: tests/engines/webkit.test.ts
 * Remove when: the SDK skips this write in every WebKit, or WebKit no longer keeps the locks of a page it has frozen.
 */
export function keepWebKitCache(): Plugin {
  let isDone = false;
  return {
    name: "keep-webkit-cache",
    apply: "build",
    transform(code, id) {
      if (!SDK.test(id)) return null;
      if (!ONLY_SOME_VERSIONS.test(code))
        this.error("Firestore's SDK has changed: look for its work on pagehide again.");
      isDone = true;
      return { code: code.replace(ONLY_SOME_VERSIONS, EVERY_WEBKIT), map: null };
    },
    generateBundle() {
      if (!isDone) this.error("Firestore's SDK is in another file now: look for its work on pagehide again.");
    },
  };
}
