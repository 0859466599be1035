import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { type FunctionInstance, startFunctionInstance } from "../support/functionInstance.ts";
import type { BenchSuite } from "./benchSuite.ts";

/** Builds the function as for a deployment and starts one instance of it on the suite's emulators. */
export async function startOurFunction({ suite }: BenchSuite, name: string): Promise<FunctionInstance> {
  const environment = { ...suite.adminEnvironment, WEB_API_KEY: "any" };
  return startFunctionInstance(await ourFolder(name), { file: "./lib/index.js", name: "api" }, environment);
}

/** A folder with our function, built as for a deployment. */
export async function ourFolder(name: string): Promise<string> {
  const folder = await newFolder(name);
  await build("functions", join(folder, "lib"), "production");
  await writeManifest(folder, "lib/index.js");
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
