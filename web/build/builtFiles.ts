import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** One JavaScript file of the built app. Modules are named by their path from the project's root. */
export interface BuiltFile {
  readonly name: string;
  /** Whether the page's HTML loads it. */
  readonly isEntry: boolean;
  /** The files that load together with this one. */
  readonly imports: readonly string[];
  readonly modules: readonly string[];
  /** Modules in this file that another module loads by `import()`. */
  readonly loadedLater: readonly string[];
}

/** Writes which modules each file consists of to `report`, for the tests and benchmarks that weigh pages. */
export function builtFiles(report: string | undefined): Plugin {
  return {
    name: "built-files",
    apply: () => report !== undefined,
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output): BuiltFile[] => {
        if (output.type !== "chunk") return [];
        const isLoadedLater = (id: string) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
        return [
          {
            name: output.fileName,
            isEntry: output.isEntry && output.facadeModuleId?.endsWith(".html") === true,
            imports: output.imports,
            modules: output.moduleIds.map(moduleName),
            loadedLater: output.moduleIds.filter(isLoadedLater).map(moduleName),
          },
        ];
      });
      if (report !== undefined) writeFileSync(report, JSON.stringify(files));
    },
  };
}

/** A module's path from the project's root. The bundler's own modules have names that begin with a null character. */
export function moduleName(id: string): string {
  return id.startsWith("\0") ? id.slice(1) : relative(ROOT, id).replaceAll("\\", "/");
}
