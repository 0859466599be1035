import * as mobx from "mobx";
import type { Plugin } from "vite";
import { bundle } from "./bundle.ts";
import type { PlantedFault } from "./plantedFaults.ts";
import { simulatedShares } from "./simulatedShares.ts";

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
  readonly addEventListener: (type: string, listener: () => void, options?: { signal?: AbortSignal }) => void;
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

/** Modules without a state of a page's own: all pages run them once, which takes a third less time. */
const SHARED_MODULES = /^(@domain\/|zod$|mobx$)/;

/**
 * Bundles the app's stores. Each call of the returned function runs their modules once more, as each page does: pages
 * share nothing but what they are given, and modules without a state.
 *
 * @param fault what to do wrong
 */
export async function loadTab(fault?: PlantedFault): Promise<(globals: TabGlobals) => TabModule> {
  const { code, shared } = await bundle("tabModule.ts", {
    name: "Tab",
    plugins: fault ? [plant(fault)] : [],
    isShared: (id) => SHARED_MODULES.test(id),
  });
  const modules = Object.fromEntries(await Promise.all(shared.map(async (id) => [id, await import(id)])));
  const run = new Function("SHARED", "globalThis", ...NAMES, `${code}\nreturn Tab;`);
  return (globals) => {
    const { random } = globals.Math;
    const own = {
      ...modules,
      ...simulatedShares(random),
      mobx: withTimers(mobx, globals.setTimeout),
    };
    const scope: unknown = Object.create(globalThis, Object.getOwnPropertyDescriptors(globals));
    return run(own, scope, ...NAMES.map((name) => globals[name]));
  };
}

/** A reaction with a delay waits for the simulation's clock. */
function withTimers(library: typeof mobx, setTimer: TabGlobals["setTimeout"]): typeof mobx {
  const reaction: typeof mobx.reaction = (value, effect, options) => {
    const { delay, ...others } = options ?? {};
    return mobx.reaction(value, effect, {
      ...others,
      ...(delay !== undefined && { scheduler: (run: () => void) => void setTimer(run, delay) }),
    });
  };
  return { ...library, reaction };
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
