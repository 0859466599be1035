import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startFirestore } from "@cairn/firestore-emulator";
import type { TestProject } from "vitest/node";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { MutationRunner } from "./mutation/MutationRunner.ts";
import { mutantsOf } from "./mutation/mutantsOf.ts";
import { mutationReport } from "./mutation/mutationReport.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** `127.0.0.1:8080` */
    rulesFirestore: string;
  }
}

/** `tests/run.mjs` reads it and counts its faults. */
const REPORT_FILE = join(PROJECT_ROOT, ".cairn", "rules-mutants.json");

/**
 * Starts an embedded Firestore in memory. Every request of the tests is also evaluated with the mutants of the rules.
 * The run fails if a mutant survives: no test would notice that change of the rules.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(REPORT_FILE, { force: true });
  const runner = new MutationRunner(mutantsOf(await readFile(join(PROJECT_ROOT, "firestore.rules"), "utf8")));
  const { host, port, stop } = await startFirestore({
    port: 0,
    dataFile: null,
    onVerdicts: (requests, verdicts) => runner.run(requests, verdicts),
  });
  project.provide("rulesFirestore", `${host}:${port}`);
  return async () => {
    await stop();
    if (await hasPassedWhole(project)) await announce(runner);
  };
}

/** Survivors only matter if all tests ran and passed. */
async function hasPassedWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  return testFiles.every((file) =>
    modules.some(
      ({ moduleId, children }) =>
        moduleId === file && [...children.allTests()].every((each) => each.result().state === "passed"),
    ),
  );
}

async function announce(runner: MutationRunner): Promise<void> {
  const report = mutationReport(runner);
  const { killed, mutants, faults } = report;
  for (const fault of faults) console.log(fault);
  console.log(`The rules tests killed ${killed} of ${mutants} mutants of firestore.rules.`);
  if (faults.length > 0) process.exitCode = 1;
  await mkdir(dirname(REPORT_FILE), { recursive: true });
  await writeFile(REPORT_FILE, JSON.stringify(report));
}
