import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { type FunctionInstance, startFunctionInstance } from "../support/functionInstance.ts";
import type { BenchSuite } from "./benchSuite.ts";

/** Builds the function as for a deployment and starts one instance of it on the suite's emulators. */
export async function startOurFunction({ suite }: BenchSuite, name: string): Promise<FunctionInstance> {
  const folder = join(PROJECT_ROOT, ".cairn", "bench", name);
  await rm(folder, { recursive: true, force: true });
  await build("functions", join(folder, "lib"), "production");
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const environment = { ...suite.adminEnvironment, WEB_API_KEY: "any" };
  return startFunctionInstance(folder, { file: "./lib/index.js", name: "api" }, environment);
}
