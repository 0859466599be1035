/**
 * Before a deployment: gives the functions the API key of the project's web app where `functions/.env.<project>` has
 * none, so that a deployment asks for nothing. Where the key cannot be read, firebase-tools asks for it itself.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../start/projectRoot.ts";
import { parseSettings, settingsPath, withSetting } from "./settingsFile.ts";

const FIREBASE = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
const [projectId] = process.argv.slice(2);
if (projectId === undefined) throw new Error("Name the project: writeSettings.ts <project id>");

const path = join(PROJECT_ROOT, settingsPath(projectId));
const text = readFileSync(existsSync(path) ? path : join(PROJECT_ROOT, "functions/.env.example"), "utf8");
if (!parseSettings(text).WEB_API_KEY) {
  const key = keyOfWebApp(projectId);
  if (key === null) {
    console.warn(
      `The web app's key could not be read. Fill in WEB_API_KEY in ${settingsPath(projectId)}, or type it now.`,
    );
  } else {
    writeFileSync(path, withSetting(text, "WEB_API_KEY", key));
    console.log(`${settingsPath(projectId)}: the web app's key was added.`);
  }
}

function keyOfWebApp(project: string): string | null {
  const args = [FIREBASE, "apps:sdkconfig", "WEB", "--project", project, "--json", "--non-interactive"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: PROJECT_ROOT, encoding: "utf8" });
  try {
    const { result } = JSON.parse(stdout) as { result?: { sdkConfig?: { apiKey?: string } } };
    return result?.sdkConfig?.apiKey ?? null;
  } catch {
    return null;
  }
}
