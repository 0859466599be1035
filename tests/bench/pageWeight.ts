import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const KIB = 1024;

/** Brotli KiB of every script the page has asked for from now on; `total()` waits for bodies still on their way. */
export function weighScripts(page: Page): { total(): Promise<number> } {
  const bodies = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.includes("javascript")) bodies.set(response.url(), response.body().then(brotliKiB));
  });
  return {
    async total() {
      const sizes = await Promise.all(bodies.values());
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

/** Bundles one floor as the app is bundled and weighs all it loads, in brotli KiB. */
export async function weighFloor(floor: "auth" | "app"): Promise<number> {
  const web = createRequire(join(PROJECT_ROOT, "web", "package.json"));
  const { build } = (await import(pathToFileURL(web.resolve("vite")).href)) as typeof import("vite");
  const folder = join(PROJECT_ROOT, ".cairn", "bench", `floor-${floor}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    root: join(PROJECT_ROOT, "tests", "bench", "floors"),
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(PROJECT_ROOT, "tests/bench/floors", `${floor}.tsx`) },
    },
  });
  const assets = join(folder, "assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const sizes = await Promise.all(scripts.map(async (name) => brotliKiB(await readFile(join(assets, name)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function brotliKiB(body: Buffer): number {
  return brotliCompressSync(body).byteLength / KIB;
}
