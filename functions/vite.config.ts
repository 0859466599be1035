import { builtinModules } from "node:module";
import { defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };

const installed = Object.keys(manifest.dependencies);
const builtins = new Set(builtinModules);

/**
 * Bundles one file, so the folder can be deployed by itself. Dependencies in `package.json` are installed, not bundled.
 */
export default defineConfig({
  build: {
    ssr: "src/index.ts",
    outDir: "lib",
    target: "node22",
    sourcemap: true,
    rolldownOptions: {
      external: (id) =>
        id.startsWith("node:") ||
        builtins.has(id) ||
        installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: { format: "es", entryFileNames: "[name].js" },
    },
  },
});
