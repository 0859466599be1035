import type { Plugin } from "vite";
import { emptyPackage } from "../emptyPackage.ts";

/** What reactfire imports of the Realtime Database. */
const DATABASE = ["get", "off", "onChildAdded", "onChildChanged", "onChildMoved", "onChildRemoved", "onValue"];

/** Other products that reactfire imports, which the bundler can drop once it may. */
const UNUSED_PRODUCTS =
  /node_modules\/(@firebase|firebase)\/(ai|analytics|app-check|data-connect|functions|installations|messaging|performance|remote-config|storage)\//;

/**
 * Patch of reactfire 4.2.6: keeps the Firebase products that Cairn does not use out of the build.
 *
 * Wrong: reactfire has a single entry that imports every product of Firebase. Importing most of them registers them,
 * which is a side effect, so that no bundler drops them. What it uses of the Realtime Database is in a table built at
 * load, which no bundler drops either.
 * Patch: the products count as free of side effects, and an empty module takes the place of `firebase/database`.
 * Test: tests/structure/patches/webBuild.test.ts
 * Remove when: reactfire has an entry for each product, or Cairn no longer uses it.
 */
export function dropReactfireProducts(): Plugin[] {
  return [
    emptyPackage("dropReactfireProducts", "firebase/database", DATABASE),
    {
      name: "drop-reactfire-products",
      apply: "build",
      config: () => ({
        build: { rolldownOptions: { treeshake: { moduleSideEffects: (id: string) => !UNUSED_PRODUCTS.test(id) } } },
      }),
      generateBundle() {
        if (![...this.getModuleIds()].some((id) => UNUSED_PRODUCTS.test(id)))
          this.error("Nothing imports the unused products any more: remove web/patches/dropReactfireProducts.ts.");
      },
    },
  ];
}
