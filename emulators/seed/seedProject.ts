import { parseArgs } from "node:util";
import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { planContent, seedContent } from "./seedContent.ts";

const HELP = `Writes Cairn's stage categories and checklist templates into a Firebase project.

  npm run seed -- --project <project id> [--dry-run]

  --project   the project to write to
  --dry-run   only say what would be written

First sign in with "gcloud auth application-default login", or name a service account's key file in
GOOGLE_APPLICATION_CREDENTIALS. Students' documents are never touched.`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        project: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { project: undefined, "dry-run": false, help: false };
  }
}

const { project, help, "dry-run": dryRun } = readOptions();

if (help || project === undefined) {
  console.log(HELP);
  process.exitCode = help ? 0 : 1;
} else {
  const db = getFirestore(initializeApp({ projectId: project }));
  try {
    const changes = dryRun ? await planContent(db) : await seedContent(db);
    for (const { kind, path } of changes) console.log(`${kind.padEnd(7)} ${path}`);
    const verb = dryRun ? "would be written" : "written";
    console.log(changes.length === 0 ? "Everything is up to date." : `${changes.length} documents ${verb}.`);
    await db.terminate();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Sign in with "gcloud auth application-default login", and check that the project has a database.');
    process.exitCode = 1;
  }
}
