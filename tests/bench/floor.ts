import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { brotliKiB } from "./pageWeight.ts";

/**
 * The least that pages of the app's libraries can be, bundled as the app is: `auth` and `app` start them and show
 * nothing, `document` shows one document to who is signed in, and `signIn` signs in by the address's email and password.
 */
export type Floor = "auth" | "app" | "document" | "signIn";

const built = new Map<Floor, Promise<string>>();

/** Bundles a floor, once a run, and answers the folder it lies in; `entry.json` there names its script. */
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
    // Relative, since a floor is served from a folder of its own beside the app.
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

/** What all scripts of a floor weigh, in brotli KiB. */
export async function weighFloor(floor: Floor): Promise<number> {
  const folder = await buildFloor(floor);
  const scripts = await scriptsOf(folder);
  const sizes = await Promise.all(scripts.map(async (name) => brotliKiB(await readFile(join(folder, "assets", name)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
