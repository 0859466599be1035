import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build } from "../../emulators/start/build.ts";
import type { BuiltFile } from "../../web/build/builtFiles.ts";
import { BUNDLER, moduleShares } from "./moduleShares.ts";
import { stableName } from "./stableName.ts";

const KIB = 1024;
/** Formats that are compressed already. */
const COMPRESSED = /\.(woff2|png|ico)$/;

const brotli = promisify(brotliCompress);

/** A script of the production build that consists of modules. Sizes are in KiB of brotli. */
export interface WeighedScript extends BuiltFile {
  readonly kib: number;
  /** What each module contributes. The shares of a script add up to its size. */
  readonly shares: ReadonlyMap<string, number>;
}

export interface WeighedBuild {
  readonly scripts: readonly WeighedScript[];
  /** All other files by `stableName`: their sizes in KiB, as they are transferred. */
  readonly assets: ReadonlyMap<string, number>;
  /** The files that the service worker stores on every device, by `stableName`. */
  readonly precached: readonly string[];
}

/** Builds the app as for production, in a folder of its own, and weighs every file. Takes 10 s of processor time. */
export async function weighBuild(): Promise<WeighedBuild> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-weighed-"));
  try {
    const report = join(folder, "builtFiles.json");
    const built = join(folder, "web");
    await build("web", built, "production", { CAIRN_BUILT_FILES: report, CAIRN_SOURCE_MAPS: "1" });
    const files = JSON.parse(await readFile(report, "utf8")) as readonly BuiltFile[];
    const scripts = await Promise.all(files.map((file) => weighScript(built, file)));
    const isScript = new Set(scripts.map(({ name }) => name));
    const others = (await readdir(built, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.endsWith(".map"))
      .map((entry) => join(entry.parentPath, entry.name).slice(built.length + 1))
      .filter((name) => !isScript.has(name));
    const assets = await Promise.all(
      others.map(async (name) => [stableName(name), await sizeOf(await readFile(join(built, name)), name)] as const),
    );
    const worker = await readFile(join(built, "serviceWorker.js"), "utf8");
    // Source maps are only in this build.
    const precached = precachedFiles(worker).filter((name) => !name.endsWith(".map"));
    return { scripts, assets: new Map(assets), precached: precached.map(stableName) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The paths that the build has written into the service worker. */
export function precachedFiles(worker: string): readonly string[] {
  const [, shell] = /^const SHELL=(\{.*?\});/.exec(worker) ?? [];
  if (shell === undefined) throw new Error("The service worker names no files.");
  return (JSON.parse(shell) as { files: string[] }).files.map((path) => path.slice(1));
}

async function weighScript(folder: string, file: BuiltFile): Promise<WeighedScript> {
  const path = join(folder, file.name);
  const code = await readFile(path, "utf8");
  const kib = await sizeOf(Buffer.from(code), file.name);
  // The bundler's own file has no source map.
  if (!existsSync(`${path}.map`)) return { ...file, kib, shares: new Map([[BUNDLER, kib]]) };
  const map = JSON.parse(await readFile(`${path}.map`, "utf8")) as { sources: string[]; mappings: string };
  return { ...file, kib, shares: await moduleShares(path, code, map, kib) };
}

async function sizeOf(content: Buffer, name: string): Promise<number> {
  return (COMPRESSED.test(name) ? content : await brotli(content)).length / KIB;
}
