/**
 * `npm run deploy:push-keys -- PROJECT_ID` makes the key pair of web pushes: it stores the private key as the secret
 * VAPID_PRIVATE_KEY, where no one needs to see it, and writes the public one into the project's settings. An existing
 * pair stays, because every subscription of a browser belongs to it.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { newVapidKeys } from "../../functions/src/reminders/vapid.ts";
import { PROJECT_ROOT } from "../start/projectRoot.ts";
import { parseSettings, settingsPath, withSetting } from "./settingsFile.ts";

const FIREBASE = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
const SECRET = "VAPID_PRIVATE_KEY";

const [projectId] = process.argv.slice(2);
if (projectId === undefined) fail("Name the project: npm run deploy:push-keys -- PROJECT_ID");
const path = settingsPath("functions", projectId);
const file = join(PROJECT_ROOT, path);
if (!existsSync(file)) fail(`There is no ${path}. First: npm run deploy:settings -- ${projectId}`);
const text = readFileSync(file, "utf8");
if (parseSettings(text).VAPID_PUBLIC_KEY)
  fail(`${path} has a VAPID_PUBLIC_KEY. A new one would end every subscription.`);

const { publicKey, privateKey } = newVapidKeys();
const args = [FIREBASE, "functions:secrets:set", SECRET, "--data-file", "-", "--project", projectId, "--force"];
const { status } = spawnSync(process.execPath, args, {
  cwd: PROJECT_ROOT,
  input: privateKey,
  stdio: ["pipe", "inherit", "inherit"],
});
if (status !== 0) fail(`The secret ${SECRET} was not stored, so nothing was changed.`);
writeFileSync(file, withSetting(text, "VAPID_PUBLIC_KEY", publicKey));
console.log(`The key pair is made. Now: git add ${path} && git commit`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
