import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * A module of this folder with all that it imports, as one script.
 *
 * @param name of the variable with the module's exports
 */
export async function bundle(entry: string, name: string, plugins: readonly Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@domain": pathTo("../../functions/src/domain"), "@text": pathTo("../../web/src/text/en") } },
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: pathTo(entry), formats: ["iife"], name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error(`The bundle of ${entry} is missing.`);
  return chunk.code;
}
