import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { firestoreKind, SERVICES, type Service } from "../../emulators/start/options.ts";
import { freePort } from "../../emulators/start/ports.ts";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { PROJECT_ID, type Suite, startSuite } from "../../emulators/start/suite.ts";
import type { SuiteAddress } from "./suite.ts";

declare module "vitest" {
  interface ProvidedContext {
    suite: SuiteAddress;
  }
}

/** A site whose requests reach the API, which must refuse them by itself: in production nothing else does. */
const ALLOWED_SITE = "elsewhere.example";

/** In the suite's folder. Exists once the suite has started, or has failed to; then it contains the reason. */
const START_FILE = "started.txt";

/**
 * One suite for all tests of the project. It has its own ports, so it never conflicts with a running `npm start`. Does
 * not wait until it has started: meanwhile the tests of other projects run. The suite's own wait in `suite.ts`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ports = await freePorts();
  // One run can have several projects, each with a suite.
  const folder = testFolder(project.name);
  const startFile = join(PROJECT_ROOT, folder, START_FILE);
  await rm(startFile, { force: true });
  const starting = startSeeded(folder, ports);
  void starting.then(
    () => noteStart(startFile, ""),
    (error: unknown) => noteStart(startFile, String(error)),
  );
  project.provide("suite", {
    projectId: PROJECT_ID,
    hostingUrl: `http://127.0.0.1:${ports.hosting}`,
    authHost: `127.0.0.1:${ports.auth}`,
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    tasksHost: `127.0.0.1:${ports.tasks}`,
    functionsHost: `127.0.0.1:${ports.functions}`,
    logFile: join(PROJECT_ROOT, folder, "firebase-tools.log"),
    builtFiles: join(PROJECT_ROOT, folder, "builtFiles.json"),
    startFile,
  });
  return async () => endSuite(await starting);
}

async function startSeeded(folder: string, ports: Readonly<Record<Service, number>>): Promise<Suite> {
  const suite = await startSuite({
    folder,
    ports,
    hosting: true,
    fresh: true,
    firestore: firestoreKind(process.env.CAIRN_FIRESTORE ?? "embedded"),
    allowedHosts: [ALLOWED_SITE],
    localPush: true,
    report: () => undefined,
  });
  try {
    await seedSuite(suite.adminEnvironment);
  } catch (error) {
    await endSuite(suite);
    throw error;
  }
  return suite;
}

/** Writes the file in one step, so that no test reads a half of it. */
async function noteStart(file: string, problem: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, problem);
  await rename(`${file}.part`, file);
}

/** A folder that no other test run on this machine uses. */
export function testFolder(name: string): string {
  return `.cairn/test/${process.pid}-${name}`;
}

export async function endSuite(suite: Suite): Promise<void> {
  await suite.stop();
  await rm(suite.folder, { recursive: true, force: true });
}

export async function freePorts(): Promise<Record<Service, number>> {
  const entries: [Service, number][] = [];
  for (const service of SERVICES) entries.push([service, await freePort()]);
  return Object.fromEntries(entries) as Record<Service, number>;
}
