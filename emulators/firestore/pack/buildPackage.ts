import { execFile } from "node:child_process";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const home = fileURLToPath(new URL("..", import.meta.url));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: object;
  readonly devDependencies: { readonly [name: string]: string };
}

/**
 * Builds the package for use outside this project: JavaScript with types, the inspector's page, the README, and a
 * manifest with the dependencies that the sources import. Replaces the folder.
 */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
  await run(process.execPath, [
    join(compiler, "../bin/tsc"),
    ...["-p", join(home, "pack/tsconfig.json")],
    ...["--outDir", join(folder, "dist")],
  ]);
  await cp(join(home, "src/inspector/page"), join(folder, "dist/inspector/page"), {
    recursive: true,
    filter: (path) => !path.endsWith("tsconfig.json"),
  });
  await cp(join(home, "README.md"), join(folder, "README.md"));
  const manifest: Manifest = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
  await writeFile(join(folder, "package.json"), `${JSON.stringify(await shipped(manifest), null, 2)}\n`);
}

async function shipped({ name, version, description, license, engines, devDependencies }: Manifest) {
  const imported = await importedPackages();
  const dependencies = Object.entries(devDependencies).filter(([dependency]) => imported.has(dependency));
  return {
    name,
    version,
    description,
    license,
    type: "module",
    engines,
    bin: { "cairn-firestore-emulator": "dist/serve.js" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./rules": { types: "./dist/rules/index.d.ts", default: "./dist/rules/index.js" },
      "./package.json": "./package.json",
    },
    files: ["dist"],
    dependencies: Object.fromEntries(dependencies),
  };
}

/** The packages that the sources import or resolve. */
async function importedPackages(): Promise<ReadonlySet<string>> {
  const files = await readdir(join(home, "src"), { recursive: true });
  const sources = files.filter((file) => file.endsWith(".ts"));
  const names = new Set<string>();
  for (const file of sources) {
    const text = await readFile(join(home, "src", file), "utf8");
    for (const [, specifier = ""] of text.matchAll(/(?:from|import|resolve\()\s*"([^."][^"]*)"/g)) {
      names.add(specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
    }
  }
  return names;
}
