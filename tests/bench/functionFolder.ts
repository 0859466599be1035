import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { type FunctionInstance, startFunctionInstance } from "../support/functionInstance.ts";
import type { BenchSuite } from "./benchSuite.ts";

/** Builds the function as for a deployment and starts one instance of it on the suite's emulators. */
export async function startOurFunction({ suite }: BenchSuite, name: string): Promise<FunctionInstance> {
  const environment = { ...suite.adminEnvironment, WEB_API_KEY: "any" };
  return startFunctionInstance(await ourFolder(name), { file: "./lib/index.js", name: "api" }, environment);
}

/** Starts one instance of the function with the floor of each call (`floors/api`) on the suite's emulators. */
export async function startFloorFunction({ suite }: BenchSuite, name: string): Promise<FunctionInstance> {
  return startFunctionInstance(
    await floorFolder(name),
    { file: "./lib/floor.js", name: "floor" },
    suite.adminEnvironment,
  );
}

/** A folder with our function, built as for a deployment. */
export async function ourFolder(name: string): Promise<string> {
  const folder = await newFolder(name);
  await build("functions", join(folder, "lib"), "production");
  await writeManifest(folder, "lib/index.js");
  return folder;
}

/** A folder with the floor function. It loads the SDKs from the installed packages, as Google's guides do. */
export async function floorFolder(name: string): Promise<string> {
  const web = createRequire(join(PROJECT_ROOT, "web", "package.json"));
  const { build: bundle } = (await import(pathToFileURL(web.resolve("vite")).href)) as typeof import("vite");
  const folder = await newFolder(name);
  await bundle({
    root: join(PROJECT_ROOT, "functions"),
    configFile: false,
    logLevel: "error",
    build: {
      ssr: join(PROJECT_ROOT, "tests/bench/floors/api/floor.ts"),
      outDir: join(folder, "lib"),
      target: "node22",
      rolldownOptions: { output: { format: "es", entryFileNames: "[name].js" } },
    },
  });
  await writeManifest(folder, "lib/floor.js");
  return folder;
}

export async function newFolder(name: string): Promise<string> {
  const folder = join(PROJECT_ROOT, ".cairn", "bench", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

function writeManifest(folder: string, main: string): Promise<void> {
  return writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", main }));
}
