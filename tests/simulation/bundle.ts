import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface BundleOptions {
  /** The variable with the module's exports. */
  readonly name: string;
  readonly plugins?: readonly Plugin[];
  /** Modules that the script finds in the variable `SHARED`, by the names under which they are imported. */
  readonly isShared?: (id: string) => boolean;
}

interface Bundle {
  readonly code: string;
  /** The shared modules that it imports. */
  readonly shared: readonly string[];
}

/** A module of this folder with all that it imports, as one script. */
export async function bundle(
  entry: string,
  { name, plugins = [], isShared = () => false }: BundleOptions,
): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@domain": pathTo("../../functions/src/domain"), "@text": pathTo("../../web/src/text/en") } },
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: pathTo(entry), formats: ["iife"], name },
      rolldownOptions: {
        external: isShared,
        output: { codeSplitting: false, globals: (id) => `SHARED[${JSON.stringify(id)}]` },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`The bundle of ${entry} is missing.`);
  return { code: chunk.code, shared: chunk.imports };
}
