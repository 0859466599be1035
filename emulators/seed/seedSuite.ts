import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { seedContent } from "./seedContent.ts";
import { seedDemoStudents } from "./seedDemoStudents.ts";

declare global {
  /** The last seeding of this process. Global because Vitest loads this module once for each of its projects. */
  var lastSeeding: Promise<void> | undefined;
}

/**
 * Fills the local emulators with content and demo students. `environment` holds their addresses. Afterward,
 * `process.env` is as it was, so a process can use one suite and seed another. Suites are seeded in turn, because they
 * share `process.env`.
 */
export function seedSuite(environment: Readonly<Record<string, string>>): Promise<void> {
  const seeding = (globalThis.lastSeeding ?? Promise.resolve()).then(() => seed(environment));
  globalThis.lastSeeding = seeding.catch(() => undefined);
  return seeding;
}

async function seed(environment: Readonly<Record<string, string>>): Promise<void> {
  const { GCLOUD_PROJECT: projectId } = environment;
  if (projectId === undefined) throw new Error("seedSuite needs GCLOUD_PROJECT.");
  const before = { ...process.env };
  // The Admin SDK finds the emulators through environment variables only, and reads that of Auth for each request.
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId }, "seed");
  try {
    await seedContent(getFirestore(app));
    await seedDemoStudents(getAuth(app), getFirestore(app), new Date());
  } finally {
    await deleteApp(app);
    for (const name of Object.keys(environment)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
