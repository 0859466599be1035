import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { seedSuite } from "../../emulators/seed/seedSuite.ts";
import { firestoreKind, SERVICES, type Service } from "../../emulators/start/options.ts";
import { freePort } from "../../emulators/start/ports.ts";
import { PROJECT_ID, type Suite, startSuite } from "../../emulators/start/suite.ts";
import type { SuiteAddress } from "./suite.ts";

declare module "vitest" {
  interface ProvidedContext {
    suite: SuiteAddress;
  }
}

/** One suite for all tests of the project. It has its own ports, so it never conflicts with a running `npm start`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const suite = await startSuite({
    // One run can have several projects, each with a suite.
    folder: testFolder(project.name),
    ports: await freePorts(),
    hosting: true,
    fresh: true,
    firestore: firestoreKind(process.env.CAIRN_FIRESTORE ?? "embedded"),
    report: () => undefined,
  });
  await seedSuite(suite.adminEnvironment);
  project.provide("suite", {
    projectId: PROJECT_ID,
    hostingUrl: `http://127.0.0.1:${suite.ports.hosting}`,
    authHost: `127.0.0.1:${suite.ports.auth}`,
    firestoreHost: `127.0.0.1:${suite.ports.firestore}`,
    functionsHost: `127.0.0.1:${suite.ports.functions}`,
    logFile: join(suite.folder, "firebase-tools.log"),
    builtFiles: suite.builtFiles,
  });
  return () => endSuite(suite);
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
