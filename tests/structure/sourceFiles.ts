import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SKIPPED = new Set(["node_modules", "lib", "dist", "public"]);

export interface SourceFile {
  /** Relative to the project root, with slashes: `web/src/app/main.tsx`. */
  readonly path: string;
  /** Relative and aliased imports as paths from the project root; packages by name. */
  readonly imports: readonly string[];
  /** The part of `imports` that is `import type` only. Bundles do not contain these. */
  readonly typeImports: readonly string[];
}

/** Every TypeScript file below the folders, with its static and dynamic imports. */
export function sourceFiles(...folders: string[]): readonly SourceFile[] {
  return folders.flatMap((folder) => [...walk(join(ROOT, folder))]).map(read);
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* walk(path);
    else if (entry.isFile() && /\.tsx?$/.test(entry.name)) yield path;
  }
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|(?:^|\n)\s*import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

function read(file: string): SourceFile {
  const path = relative(ROOT, file).split(sep).join("/");
  const text = readFileSync(file, "utf8");
  const found = [...text.matchAll(IMPORT)].map((match) => ({
    target: resolveImport(path, match[2] ?? match[3] ?? match[4] ?? ""),
    isType: match[1] !== undefined,
  }));
  const ofValues = new Set(found.filter(({ isType }) => !isType).map(({ target }) => target));
  const imports = found.map(({ target }) => target);
  return { path, imports, typeImports: imports.filter((target) => !ofValues.has(target)) };
}

function resolveImport(from: string, target: string): string {
  if (target.startsWith(".")) return posix.normalize(posix.join(dirname(from), target));
  if (target.startsWith("@domain/")) return target.replace("@domain/", "functions/src/domain/");
  if (target.startsWith("@text/")) return target.replace("@text/", "web/src/text/en/");
  return target;
}
