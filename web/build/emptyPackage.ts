import type { Plugin } from "vite";

/**
 * Puts an empty module in the place of a package that a dependency imports and Cairn never reaches. Its exports exist
 * and are undefined. The build fails when nothing imports the package any more, or when the dependency imports a name
 * that is not listed.
 *
 * @param patch the patch that needs it, for the message
 */
export function emptyPackage(patch: string, source: string, names: readonly string[]): Plugin {
  const id = `\0empty:${source}`;
  let isImported = false;
  return {
    name: `empty:${source}`,
    apply: "build",
    enforce: "pre",
    resolveId: (asked) => (asked === source ? id : null),
    load(asked) {
      if (asked !== id) return null;
      isImported = true;
      return { code: names.map((name) => `export const ${name} = undefined;`).join("\n"), moduleSideEffects: false };
    },
    generateBundle() {
      if (!isImported) this.error(`Nothing imports ${source} any more: remove it from web/patches/${patch}.ts.`);
    },
  };
}
