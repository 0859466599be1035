import type { TestProject } from "vitest/node";
import { startFirestore } from "../../emulators/firestore/startFirestore.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** `127.0.0.1:8080` */
    rulesFirestore: string;
  }
}

/** An embedded Firestore in memory, unless `mutateRules` brings its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.CAIRN_RULES_FIRESTORE;
  if (given !== undefined) {
    project.provide("rulesFirestore", given);
    return async () => undefined;
  }
  const { host, port, stop } = await startFirestore({ port: 0, dataFile: null });
  project.provide("rulesFirestore", `${host}:${port}`);
  return stop;
}
