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
 * When a page is unloaded, Firestore's SDK writes to its cache once more. WebKit freezes the page in the middle of that
 * write. No later page then gets an answer from the cache, and the app hangs on its next visit. The SDK skips the write
 * in Safari 14 to 16 (firebase-js-sdk #4076 and #5716), but later versions have the same bug (#7940 and #8081, and
 * WebKitGTK 2.50). The write only saves the next page a few seconds, and the SDK leaves a mark in local storage for
 * that, too. `src/pageLeft.ts` aborts what is in progress at that moment.
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
      if (!isDone) this.error("Firestore's SDK is in another file now. Find its pagehide handler again.");
    },
  };
}
