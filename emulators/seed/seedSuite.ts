import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { getFirestore } from "firebase-admin/firestore";
import { seedContent } from "./seedContent.ts";
import { seedDemoStudents } from "./seedDemoStudents.ts";

/** Fills the local emulators with content and demo students. `environment` holds their addresses. */
export async function seedSuite(environment: Readonly<Record<string, string>>): Promise<void> {
  // The Admin SDK finds the emulators through environment variables only.
  Object.assign(process.env, environment);
  const { GCLOUD_PROJECT: projectId } = environment;
  if (projectId === undefined) throw new Error("seedSuite needs GCLOUD_PROJECT.");
  const app = initializeApp({ projectId }, "seed");
  try {
    await seedContent(getFirestore(app));
    await seedDemoStudents(getAuth(app), getFirestore(app), new Date());
  } finally {
    await deleteApp(app);
  }
}
