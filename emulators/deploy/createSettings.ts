/**
 * `npm run deploy:settings -- PROJECT_ID` creates a project's settings files from their templates and fills in the API
 * key of the project's web app. Existing files keep their values. A person reviews and commits the files. No deployment
 * writes them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PROJECT_ROOT } from "../start/projectRoot.ts";
import {
  parseSettings,
  settingsPath,
  templatePath,
  WORKSPACES_WITH_SETTINGS,
  type WorkspaceWithSettings,
  withSetting,
} from "./settingsFile.ts";

const FIREBASE = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
const [projectId] = process.argv.slice(2);
if (projectId === undefined) {
  console.error("Name the project: npm run deploy:settings -- PROJECT_ID");
  process.exit(1);
}

for (const workspace of WORKSPACES_WITH_SETTINGS) create(workspace, projectId);
const files = WORKSPACES_WITH_SETTINGS.map((workspace) => settingsPath(workspace, projectId));
console.log(`Read them, fill in what is empty, then: git add ${files.join(" ")} && git commit`);

function create(workspace: WorkspaceWithSettings, project: string): void {
  const path = join(PROJECT_ROOT, settingsPath(workspace, project));
  const isNew = !existsSync(path);
  const text = readFileSync(isNew ? join(PROJECT_ROOT, templatePath(workspace)) : path, "utf8");
  const filled = workspace === "functions" ? withKey(text, project) : text;
  if (isNew || filled !== text) writeFileSync(path, filled);
  console.log(`${settingsPath(workspace, project)}: ${isNew ? "created" : filled === text ? "kept" : "completed"}`);
}

function withKey(text: string, project: string): string {
  if (parseSettings(text).WEB_API_KEY) return text;
  const key = keyOfWebApp(project);
  if (key !== null) return withSetting(text, "WEB_API_KEY", key);
  console.warn("Could not read the web app's key. Copy it from the Firebase console, Project settings.");
  return text;
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
