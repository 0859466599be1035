import { type Finding, good, missing, note } from "./Finding.ts";
import { type DeploymentSettings, settingsFindings } from "./settings.ts";

/**
 * Google's rule: 6 to 30 lower-case letters, digits and hyphens, starting with a letter and not ending with a hyphen.
 */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** The configuration of a deployment that is not in the source. */
export interface Deployment extends DeploymentSettings {
  /** From `--project` or the default in .firebaserc. Null without either. */
  readonly projectId: string | null;
  /** Whether the project was named on the command line. A demo id is then an error. */
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

/** No Firebase tool contacts the real cloud for these names. */
function isDemo(projectId: string): boolean {
  return projectId.startsWith("demo-");
}

function projectFinding(projectId: string | null, isAsked: boolean): Finding {
  const todo =
    "Create a project in the Firebase console and give its id: `npx firebase deploy --project ID`, or .firebaserc.";
  if (projectId === null) return missing("deploy", "project", "No project is named.", todo);
  if (isDemo(projectId)) {
    return (isAsked ? missing : note)("deploy", "project", `${projectId} only works on this machine.`, todo);
  }
  if (PROJECT_ID.test(projectId)) return good("deploy", "project", projectId);
  return missing("deploy", "project", `"${projectId}" is not a valid project id.`, todo);
}

function loginFinding(isSignedIn: boolean): Finding {
  if (isSignedIn) return good("deploy", "login", "firebase-tools has an account.");
  return note(
    "deploy",
    "login",
    "firebase-tools has no account.",
    "`npx firebase login`. In automation, let GOOGLE_APPLICATION_CREDENTIALS name a service account's key file.",
  );
}
