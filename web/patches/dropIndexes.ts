import type { Plugin } from "vite";
import { leaveOut } from "../build/leaveOut.ts";

/**
 * Patch of firebase 12.19.0: keeps the indexes of Firestore's cache on the device out of the build.
 *
 * Wrong: the SDK can index the documents it stores, for queries of many documents. An app has to ask for that
 * (`getPersistentCacheIndexManager`), and Cairn does not: its documents are few. But the code of the persistent cache
 * is one class with that of the indexes.
 * Patch: the class keeps what it stores without indexes, the collections of each name. For all else it is a subclass of
 * the memory cache's class, which answers that there is no index: as the SDK's own does where nothing is configured.
 * Gain: 4.3 KiB on /dashboard.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: the SDK loads indexes from an entry or a call of its own, or Cairn uses them.
 */
export function dropIndexes(): Plugin {
  return leaveOut({
    patch: "dropIndexes",
    modules: /@firebase\/firestore\/dist\/common-\w+\.esm\.js/,
    subclasses: [
      {
        name: "__PRIVATE_IndexedDbIndexManager",
        of: "__PRIVATE_MemoryIndexManager",
        keeps: ["constructor", "addToCollectionParentIndex", "getCollectionParents"],
      },
    ],
  });
}
