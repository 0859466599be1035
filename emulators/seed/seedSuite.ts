import { setTimeout as delay } from "node:timers/promises";
import { deleteApp, getApps, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { seedContent } from "./seedContent.ts";
import { seedDemoStudents } from "./seedDemoStudents.ts";

const APP = "seed";

/**
 * Fills the local emulators with content and demo students. `environment` holds their addresses. Afterward,
 * `process.env` is as it was, so a process can use one suite and seed another. One suite at a time, because they share
 * `process.env`.
 */
export async function seedSuite(environment: Readonly<Record<string, string>>): Promise<void> {
  const { GCLOUD_PROJECT: projectId } = environment;
  if (projectId === undefined) throw new Error("seedSuite needs GCLOUD_PROJECT.");
  // The SDK knows its apps in the whole process. This module may be loaded more than once: by each of Vitest's projects.
  while (getApps().some(({ name }) => name === APP)) await delay(100);
  const app = initializeApp({ projectId }, APP);
  const before = { ...process.env };
  // The Admin SDK finds the emulators through environment variables only, and reads that of Auth for each request.
  Object.assign(process.env, environment);
  try {
    await seedContent(getFirestore(app));
    await seedDemoStudents(getAuth(app), getFirestore(app), new Date());
  } finally {
    for (const name of Object.keys(environment)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    await deleteApp(app);
  }
}
