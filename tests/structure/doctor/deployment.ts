import { type Finding, good, missing, note } from "./Finding.ts";
import { type DeploymentSettings, settingsFindings } from "./settings.ts";

/** What Google allows: 6 to 30 lower-case letters, digits and hyphens, a letter first and no hyphen last. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** What a deployment is told, apart from the source. */
export interface Deployment extends DeploymentSettings {
  /** From `--project`, or the default of .firebaserc; null where there is neither. */
  readonly projectId: string | null;
  /** Whether a deployment was asked about by name, which a name for this machine alone cannot be. */
  readonly isAsked: boolean;
  readonly isSignedIn: boolean;
}

export function deploymentFindings(deployment: Deployment): readonly Finding[] {
  const { projectId, isAsked, isSignedIn } = deployment;
  return [
    projectFinding(projectId, isAsked),
    loginFinding(isSignedIn),
    ...(projectId === null || isDemo(projectId) ? [] : settingsFindings(projectId, deployment)),
  ];
}

/** Names that every Firebase tool keeps from the real cloud. */
function isDemo(projectId: string): boolean {
  return projectId.startsWith("demo-");
}

function projectFinding(projectId: string | null, isAsked: boolean): Finding {
  const todo =
    "Make a project in the Firebase console and give its id: `npx firebase deploy --project ID`, or .firebaserc.";
  if (projectId === null) return missing("deploy", "project", "None is named.", todo);
  if (isDemo(projectId)) {
    return (isAsked ? missing : note)("deploy", "project", `${projectId} is for this machine alone.`, todo);
  }
  if (PROJECT_ID.test(projectId)) return good("deploy", "project", projectId);
  return missing("deploy", "project", `"${projectId}" is no project id.`, todo);
}

function loginFinding(isSignedIn: boolean): Finding {
  if (isSignedIn) return good("deploy", "login", "firebase-tools has an account.");
  return note(
    "deploy",
    "login",
    "firebase-tools has no account.",
    "`npx firebase login`; where nobody can type, GOOGLE_APPLICATION_CREDENTIALS names a service account's key file.",
  );
}
