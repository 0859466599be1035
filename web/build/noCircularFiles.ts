import type { Plugin, Rolldown } from "vite";

/**
 * Stops the build if output files import each other in a circle. Bundling can create such a circle even if no module
 * does. The file that runs first then finds the others undefined, and the screen stays white in some browsers only.
 */
export function noCircularFiles(): Plugin {
  return {
    name: "no-circular-files",
    apply: "build",
    generateBundle(_, bundle) {
      const circle = firstCircle(bundle);
      if (circle)
        this.error(`Files import each other: ${circle.join(" → ")}. Lower the threshold in FILES_OF_MODULES.`);
    },
  };
}

function firstCircle(bundle: Rolldown.OutputBundle): readonly string[] | null {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    const output = bundle[file];
    for (const next of output?.type === "chunk" ? output.imports : []) {
      const circle = search(next, [...path, file]);
      if (circle) return circle;
    }
    return null;
  };
  for (const file of Object.keys(bundle)) {
    const circle = search(file, []);
    if (circle) return circle;
  }
  return null;
}
