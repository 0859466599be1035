import { parseArgs } from "node:util";
import { initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { DEFAULT_PORTS } from "../start/options.ts";
import { PROJECT_ID } from "../start/suite.ts";
import { grantAdmin } from "./grantAdmin.ts";

const HELP = `Lets an account read and answer what students write to support, or takes that away again.

  npm run admin:grant -- <email> [--revoke] [--project <project id>]

  --revoke    takes the right away and signs the account out
  --project   the Firebase project; without it, the local emulators

The local emulators are asked at 127.0.0.1:${DEFAULT_PORTS.auth}, or where FIREBASE_AUTH_EMULATOR_HOST says. For a real
project first sign in with "gcloud auth application-default login". The account has the right from its next login.`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        project: { type: "string" },
        revoke: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return { ...values, email: positionals.length === 1 ? positionals[0] : undefined };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { project: undefined, revoke: false, help: false, email: undefined };
  }
}

const { email, project, revoke, help } = readOptions();

if (help || email === undefined) {
  console.log(HELP);
  process.exitCode = help ? 0 : 1;
} else {
  if (project === undefined) process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${DEFAULT_PORTS.auth}`;
  const projectId = project ?? PROJECT_ID;
  try {
    await grantAdmin(getAuth(initializeApp({ projectId })), email, !revoke);
    console.log(`${email} ${revoke ? "no longer answers" : "now answers"} support in ${projectId}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
