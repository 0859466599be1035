import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

/**
 * Minimal pages of the app's libraries, bundled like the app. `auth` and `app` start them and show nothing. `document`
 * shows one document to a signed-in user, `checklist` a list that they can tick, `sharedDocument` to anyone who knows its id. `form` renders a sign-in form.
 * `signIn` signs in with the email and password in its address.
 */
export type Floor = "auth" | "app" | "checklist" | "document" | "form" | "sharedDocument" | "signIn";

const built = new Map<Floor, Promise<string>>();

/** Bundles a floor page once per run and returns its folder. `entry.json` in that folder names its script. */
export function buildFloor(floor: Floor): Promise<string> {
  const folder = built.get(floor) ?? bundle(floor);
  built.set(floor, folder);
  return folder;
}

async function bundle(floor: Floor): Promise<string> {
  const web = createRequire(join(PROJECT_ROOT, "web", "package.json"));
  const { build } = (await import(pathToFileURL(web.resolve("vite")).href)) as typeof import("vite");
  const folder = join(PROJECT_ROOT, ".cairn", "bench", `floor-${floor}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await build({
    root: join(PROJECT_ROOT, "tests", "bench", "floors"),
    // Relative, because a floor is served from its own folder next to the app.
    base: "./",
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(PROJECT_ROOT, "tests/bench/floors", `${floor}.tsx`) },
    },
  });
  const scripts = await scriptsOf(folder);
  const script = scripts.find((name) => name.startsWith(`${floor}-`)) ?? "";
  await writeFile(join(folder, "entry.json"), JSON.stringify({ script: `assets/${script}` }));
  return folder;
}

async function scriptsOf(folder: string): Promise<string[]> {
  return (await readdir(join(folder, "assets"))).filter((name) => name.endsWith(".js"));
}

/** The total size of a floor's scripts, in KiB of brotli. */
export async function weighFloor(floor: Floor): Promise<number> {
  const folder = await buildFloor(floor);
  const scripts = await scriptsOf(folder);
  const sizes = await Promise.all(
    scripts.map(async (name) => brotliCompressSync(await readFile(join(folder, "assets", name))).length / 1024),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
