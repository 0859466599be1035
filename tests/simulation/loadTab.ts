import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";
import type { PlantedFault } from "./plantedFaults.ts";

/** What a page has of the app. */
export type TabModule = typeof import("./tabModule.ts");

/** What a page finds in its browser. Everything else is Node's. */
export interface TabGlobals {
  readonly localStorage: Storage;
  readonly navigator: { readonly onLine: boolean; readonly locks: unknown };
  readonly setTimeout: (act: () => void, delay?: number) => number;
  readonly clearTimeout: (timer?: number) => void;
  readonly Date: DateConstructor;
  readonly Math: Math;
  readonly crypto: Pick<Crypto, "getRandomValues">;
  readonly addEventListener: (type: string, listener: () => void) => void;
  readonly removeEventListener: (type: string, listener: () => void) => void;
}

const NAMES: readonly (keyof TabGlobals)[] = [
  "localStorage",
  "navigator",
  "setTimeout",
  "clearTimeout",
  "Date",
  "Math",
  "crypto",
  "addEventListener",
  "removeEventListener",
];

/**
 * Bundles the app's stores. Each call of the returned function runs their modules once more, as each page does: pages
 * share nothing but what they are given.
 *
 * @param fault what to do wrong
 */
export async function loadTab(fault?: PlantedFault): Promise<(globals: TabGlobals) => TabModule> {
  const code = await bundle("tabModule.ts", "Tab", fault ? [plant(fault)] : []);
  const run = new Function("globalThis", ...NAMES, `${code}\nreturn Tab;`);
  return (globals) => {
    const scope: unknown = Object.create(globalThis, Object.getOwnPropertyDescriptors(globals));
    return run(scope, ...NAMES.map((name) => globals[name]));
  };
}

/** Changes the line of the app that the fault names. */
function plant({ file, right, wrong }: PlantedFault): Plugin {
  let isPlanted = false;
  return {
    name: "plant-fault",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith(file)) return null;
      isPlanted = code.includes(right);
      return code.replace(right, () => wrong);
    },
    buildEnd() {
      if (!isPlanted) this.error(`${file} has no "${right}" any more.`);
    },
  };
}
