import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
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

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the app's stores. Each call of the returned function runs their modules once more, as each page does: pages
 * share nothing but what they are given.
 *
 * @param fault what to do wrong
 */
export async function loadTab(fault?: PlantedFault): Promise<(globals: TabGlobals) => TabModule> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@domain": pathTo("../../functions/src/domain"), "@text": pathTo("../../web/src/text/en") } },
    plugins: fault ? [plant(fault)] : [],
    build: {
      write: false,
      minify: false,
      lib: { entry: pathTo("tabModule.ts"), formats: ["iife"], name: "Tab" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The bundle of the app's stores is missing.");
  const run = new Function("globalThis", ...NAMES, `${chunk.code}\nreturn Tab;`);
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
