import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
  parseSettings,
  type Settings,
  settingsPath,
  WORKSPACES_WITH_SETTINGS,
  type WorkspaceWithSettings,
} from "../../../emulators/deploy/settingsFile.ts";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";

/** Google's rule: 6 to 30 lower-case letters, digits and hyphens. No tool contacts the cloud for a name with `demo-`. */
const PROJECT_ID = /^(?!demo-)[a-z][a-z0-9-]{4,28}[a-z0-9]$/;
const ADDRESS = /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;
/** What each setting that a deployment needs looks like, and what it is for. */
const NEEDED = [
  ["functions", "WEB_API_KEY", /./, "Login by email needs the web app's API key: Firebase console, Project settings."],
  ["functions", "APP_CHECK", /^(on|off)$/, "Write on or off."],
  ["web", "SECURITY_CONTACT", ADDRESS, "/.well-known/security.txt shows it: `mailto:` and an email address, or https."],
  ["web", "VITE_OPERATOR_NAME", /./, "/privacy and /terms show it."],
  ["web", "VITE_OPERATOR_ADDRESS", /./, "/privacy and /terms show it."],
  ["web", "VITE_OPERATOR_CONTACT", ADDRESS, "/privacy and /terms show it: `mailto:` and an email address, or https."],
] as const;

/** The answer to one question. A `note` keeps nothing from working. */
export interface Finding {
  readonly what: string;
  readonly state: "ok" | "note" | "MISS";
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
}

/** What a deployment would use, and what is deployed now. */
export interface Deployment {
  readonly projectId: string;
  /** `functions/.env.ID`, and `web/.env.ID` with the build's environment in its place. Null if there is no file. */
  readonly settings: Readonly<Record<WorkspaceWithSettings, Settings | null>>;
  /** Which of the two files differ from the last commit. Empty outside a repository. */
  readonly uncommitted: readonly string[];
  /** The deployed function's environment. Null before the first deployment, or if it cannot be read. */
  readonly deployed: Settings | null;
  /** The settings that this deployment may change, from CAIRN_CONFIRM_SETTINGS. */
  readonly confirmed: readonly string[];
  /** The Content-Security-Policy of the pages. */
  readonly policy: string;
}

export function deploymentFindings(deployment: Deployment): readonly Finding[] {
  const { projectId } = deployment;
  if (!PROJECT_ID.test(projectId)) {
    const todo = "Create a project in the Firebase console and give its id.";
    return [{ what: "project", state: "MISS", says: `"${projectId}" is not the id of a project in the cloud.`, todo }];
  }
  return [
    { what: "project", state: "ok", says: projectId },
    ...filesFindings(deployment),
    ...neededFindings(deployment),
    ...appCheckFindings(deployment),
    ...changeFindings(deployment),
  ];
}

/** A setting that is only on one machine would be lost in the next deployment from another. */
function filesFindings({ projectId, settings, uncommitted }: Deployment): readonly Finding[] {
  const absent = WORKSPACES_WITH_SETTINGS.filter((each) => settings[each] === null);
  const wrong = [
    ...absent.map(
      (each) =>
        [`There is no ${settingsPath(each, projectId)}.`, `Run \`npm run deploy:settings -- ${projectId}\`.`] as const,
    ),
    ...uncommitted.map(
      (path) => [`Not committed: ${path}.`, "Commit it, for deployments from other machines."] as const,
    ),
  ];
  return wrong.map(([says, todo]) => ({ what: "settings", state: "MISS", says, todo }));
}

function neededFindings({ projectId, settings }: Deployment): readonly Finding[] {
  return NEEDED.filter(([workspace]) => settings[workspace] !== null).map(([workspace, what, form, todo]): Finding => {
    const value = settings[workspace]?.[what] ?? "";
    if (form.test(value)) return { what, state: "ok", says: value };
    return { what, state: "MISS", says: `It is "${value}" in ${settingsPath(workspace, projectId)}.`, todo };
  });
}

/** A site that refuses calls without App Check has to send its tokens. */
function appCheckFindings({ projectId, settings, policy }: Deployment): readonly Finding[] {
  const what = "App Check";
  if (settings.functions?.APP_CHECK !== "on") {
    return [
      { what, state: "note", says: "off", todo: "APP_CHECK=on refuses calls of other programs than the web app." },
    ];
  }
  const wrong: Finding[] = [];
  if (!settings.web?.VITE_APP_CHECK_SITE_KEY) {
    const todo = `Set VITE_APP_CHECK_SITE_KEY in ${settingsPath("web", projectId)}.`;
    wrong.push({ what, state: "MISS", says: "The web app would send no tokens.", todo });
  }
  if (!policy.includes("https://www.google.com/recaptcha/")) {
    const todo = "Add its hosts to firebase.json as docs/DEPLOY.md says.";
    wrong.push({ what, state: "MISS", says: "The Content-Security-Policy blocks reCAPTCHA.", todo });
  }
  return wrong.length > 0 ? wrong : [{ what, state: "ok", says: "on" }];
}

/** A deployment must only change a cloud setting on purpose: the console or another clone may have the newer value. */
function changeFindings({ projectId, settings, deployed, confirmed }: Deployment): readonly Finding[] {
  const changed = Object.entries(settings.functions ?? {}).filter(
    ([name, value]) => deployed?.[name] !== undefined && deployed[name] !== value,
  );
  return changed.map(([name, value]): Finding => {
    const what = "changed settings";
    if (confirmed.includes(name)) return { what, state: "note", says: `${name} becomes "${value}", as confirmed.` };
    const says = `${name} is "${deployed?.[name]}" in the cloud and "${value}" in ${settingsPath("functions", projectId)}.`;
    const todo = `Correct the file, or confirm the change: CAIRN_CONFIRM_SETTINGS=${name} npx firebase deploy …`;
    return { what, state: "MISS", says, todo };
  });
}

/** @param project A project's id, or its alias in .firebaserc. */
export async function readDeployment(project: string, environment: NodeJS.ProcessEnv): Promise<Deployment> {
  const { projects } = JSON.parse(textOf(".firebaserc")) as { projects?: Readonly<Record<string, string>> };
  const projectId = projects?.[project] ?? project;
  const { hosting } = JSON.parse(textOf("firebase.json")) as {
    hosting: { headers: readonly { headers: readonly { key: string; value: string }[] }[] };
  };
  const policy = hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === "Content-Security-Policy");
  const web = settingsOf("web", projectId);
  return {
    projectId,
    settings: { functions: settingsOf("functions", projectId), web: web && inBuild(web, environment) },
    uncommitted: uncommittedOf(projectId),
    deployed: PROJECT_ID.test(projectId) ? deployedSettings(projectId) : null,
    confirmed: (environment.CAIRN_CONFIRM_SETTINGS ?? "").split(","),
    policy: policy?.value ?? "",
  };
}

function textOf(path: string): string {
  return readFileSync(join(PROJECT_ROOT, path), "utf8");
}

function settingsOf(workspace: WorkspaceWithSettings, projectId: string): Settings | null {
  const path = settingsPath(workspace, projectId);
  return existsSync(join(PROJECT_ROOT, path)) ? parseSettings(textOf(path)) : null;
}

/** In the build, an environment variable takes precedence over the file. */
function inBuild(settings: Settings, environment: NodeJS.ProcessEnv): Settings {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, environment[name] ?? value]));
}

function uncommittedOf(projectId: string): readonly string[] {
  const paths = WORKSPACES_WITH_SETTINGS.map((workspace) => settingsPath(workspace, projectId));
  const args = ["status", "--porcelain", "--untracked-files=all", "--ignored", "--", ...paths];
  const { status, stdout } = spawnSync("git", args, { cwd: PROJECT_ROOT, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").flatMap((line) => (line === "" ? [] : [line.slice(3)])) : [];
}

/** The deployed function's environment, as firebase-tools lists it. */
function deployedSettings(projectId: string): Settings | null {
  const binary = createRequire(import.meta.url).resolve("firebase-tools/lib/bin/firebase.js");
  const args = [binary, "functions:list", "--project", projectId, "--json", "--non-interactive"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: PROJECT_ROOT, encoding: "utf8" });
  try {
    const { result } = JSON.parse(stdout) as { result?: readonly { id: string; environmentVariables?: Settings }[] };
    return result?.find(({ id }) => id === "api")?.environmentVariables ?? null;
  } catch {
    return null;
  }
}
