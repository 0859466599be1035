import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { builtinModules, createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import {
  parseSettings,
  type Settings,
  settingsPath,
  WORKSPACES_WITH_SETTINGS,
  type WorkspaceWithSettings,
} from "../../../emulators/deploy/settingsFile.ts";
import { build } from "../../../emulators/start/build.ts";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { lockedPackages, manifestOf, ROOMS } from "../dependencies/manifests.ts";
import type { Deployment } from "./deployment.ts";
import { type Finding, missing } from "./Finding.ts";
import { bundleFinding, foreignImports, indexesFinding, lockFinding, rulesFinding } from "./project.ts";

const FIREBASE = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");

/** Checks the source itself. */
export async function projectFindings(): Promise<readonly Finding[]> {
  return [
    lockFinding(Object.fromEntries(ROOMS.map((room) => [room, manifestOf(room)])), lockedPackages()),
    rulesFinding(await text("firestore.rules")),
    indexesFinding(await text("firestore.indexes.json")),
    await functionsFinding(),
  ];
}

export async function readDeployment(project: string | null, environment: NodeJS.ProcessEnv): Promise<Deployment> {
  const { projects } = JSON.parse(await text(".firebaserc")) as { projects?: Readonly<Record<string, string>> };
  // An alias in .firebaserc can stand for a project.
  const projectId = projects?.[project ?? "default"] ?? project;
  const { hosting } = JSON.parse(await text("firebase.json")) as {
    hosting: { headers: readonly { headers: readonly { key: string; value: string }[] }[] };
  };
  const policy = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === "Content-Security-Policy");
  const real = projectId === null || projectId.startsWith("demo-") ? null : projectId;
  const webSettings = real === null ? null : await settingsOf("web", real);
  return {
    projectId,
    isAsked: project !== null,
    isSignedIn: isSignedIn(environment),
    functionsSettings: real === null ? null : await settingsOf("functions", real),
    webSettings: webSettings && { ...webSettings, ...fromEnvironment(environment, webSettings) },
    uncommitted: real === null ? [] : uncommitted(real),
    deployed: real === null || project === null ? null : deployedSettings(real),
    confirmed: (environment.CAIRN_CONFIRM_SETTINGS ?? "").split(",").filter(Boolean),
    policy: policy?.value ?? "",
  };
}

async function settingsOf(workspace: WorkspaceWithSettings, projectId: string): Promise<Settings | null> {
  const path = settingsPath(workspace, projectId);
  return existsSync(join(PROJECT_ROOT, path)) ? parseSettings(await text(path)) : null;
}

/** In the build, an environment variable takes precedence over the file. */
function fromEnvironment(environment: NodeJS.ProcessEnv, settings: Settings): Settings {
  return Object.fromEntries(
    Object.keys(settings).flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function uncommitted(projectId: string): readonly string[] {
  const paths = WORKSPACES_WITH_SETTINGS.map((workspace) => settingsPath(workspace, projectId));
  const { status, stdout } = spawnSync(
    "git",
    ["status", "--porcelain", "--untracked-files=all", "--ignored", "--", ...paths],
    { cwd: PROJECT_ROOT, encoding: "utf8" },
  );
  if (status !== 0) return [];
  return stdout.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(3)]));
}

/** The deployed function's environment, as firebase-tools lists it. */
function deployedSettings(projectId: string): Settings | null {
  const args = [FIREBASE, "functions:list", "--project", projectId, "--json", "--non-interactive"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: PROJECT_ROOT, encoding: "utf8" });
  try {
    const { result } = JSON.parse(stdout) as {
      result?: readonly { id: string; environmentVariables?: Settings }[];
    };
    return result?.find(({ id }) => id === "api")?.environmentVariables ?? null;
  } catch {
    return null;
  }
}

/** Google's clock. Null if it cannot be read. */
export async function serverClock(): Promise<Date | null> {
  try {
    // This variable belongs to firebase-tools.
    const origin = process.env.FIREBASE_API_URL ?? "https://firebase.googleapis.com/";
    const { headers } = await fetch(origin, { signal: AbortSignal.timeout(5_000) });
    return new Date(headers.get("date") ?? "");
  } catch {
    return null;
  }
}

async function functionsFinding(): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), "cairn-doctor-"));
  try {
    await build("functions", folder, "production");
    const bundle = await readFile(join(folder, "index.js"), "utf8");
    const named = Object.keys(manifestOf("functions").dependencies ?? {});
    return bundleFinding(foreignImports(bundle, named, builtinModules));
  } catch (error) {
    return missing("deploy", "functions", String(error), "Fix what the build reports: `npm run build -w functions`.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Asks firebase-tools, and checks whether a replacement for its login exists. Reads no credentials. */
function isSignedIn(environment: NodeJS.ProcessEnv): boolean {
  const standIns = [
    environment.GOOGLE_APPLICATION_CREDENTIALS,
    join(environment.CLOUDSDK_CONFIG ?? join(homedir(), ".config", "gcloud"), "application_default_credentials.json"),
  ];
  if (environment.FIREBASE_TOKEN || standIns.some((path) => path && existsSync(path))) return true;
  const { stdout } = spawnSync(process.execPath, [FIREBASE, "login:list", "--json"], { encoding: "utf8" });
  return /"email"/.test(stdout);
}

function text(path: string): Promise<string> {
  return readFile(join(PROJECT_ROOT, path), "utf8");
}
