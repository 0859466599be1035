import type { Plugin, Rolldown } from "vite";
import { emptyPackage } from "../build/emptyPackage.ts";

/** What reactfire imports of the Realtime Database. */
const DATABASE = ["get", "off", "onChildAdded", "onChildChanged", "onChildMoved", "onChildRemoved", "onValue"];

/**
 * Other products that reactfire imports, which the bundler can drop once it may. Firestore is one that Cairn uses, but it
 * loads later than reactfire: of an import that uses nothing, nothing is left.
 */
const UNUSED_PRODUCTS =
  /node_modules\/(@firebase|firebase)\/(ai|analytics|app-check|data-connect|firestore|functions|installations|messaging|performance|remote-config|storage)\//;

/** What a React without `useSyncExternalStore` needs. */
const SHIM = '"use-sync-external-store/shim"';
const REACTFIRE = /\/reactfire\/dist\/index\.js$/;

/**
 * Patch of reactfire 4.2.6: keeps the Firebase products that Cairn does not use out of the build.
 *
 * Wrong: reactfire has a single entry that imports every product of Firebase. Importing most of them registers them,
 * which is a side effect, so that no bundler drops them. What it uses of the Realtime Database is in a table built at
 * load, which no bundler drops either. Nor does it drop the operators of rxjs and the contexts, which reactfire creates
 * by calls.
 * And it brings a hook that React has had since version 18.
 * Patch: the products, and the calls that create reactfire's own values, count as free of side effects. An empty module
 * takes the place of `firebase/database`, and React's hook that of the other.
 * Gain: 41.8 KiB on /dashboard.
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
      transform(code, id) {
        if (!REACTFIRE.test(id)) return null;
        const starts = this.parse(code).body.flatMap(callsIn);
        const pure = starts.toReversed().reduce(markPure, code);
        if (!pure.includes(SHIM))
          this.error(`reactfire no longer imports ${SHIM}: look at dropReactfireProducts again.`);
        return { code: pure.replace(SHIM, '"react"'), map: null };
      },
      generateBundle() {
        if (![...this.getModuleIds()].some((id) => UNUSED_PRODUCTS.test(id)))
          this.error("Nothing imports the unused products any more: remove web/patches/dropReactfireProducts.ts.");
      },
    },
  ];
}

/** Where the calls begin whose results a variable at the top of the module holds. */
function callsIn(statement: ReturnType<Rolldown.PluginContext["parse"]>["body"][number]): readonly number[] {
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ init }) =>
    init?.type === "CallExpression" || init?.type === "NewExpression" ? [init.start] : [],
  );
}

function markPure(code: string, start: number): string {
  return `${code.slice(0, start)}/* @__PURE__ */ ${code.slice(start)}`;
}
