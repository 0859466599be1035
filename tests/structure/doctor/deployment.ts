import { type Settings, settingsPath } from "../../../emulators/deploy/settingsFile.ts";
import { type Finding, good, missing, note } from "./Finding.ts";

/** What Google allows: 6 to 30 lower-case letters, digits and hyphens, a letter first and no hyphen last. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** What a deployment is told, apart from the source. */
export interface Deployment {
  /** From `--project`, or the default of .firebaserc; null where there is neither. */
  readonly projectId: string | null;
  /** Whether a deployment was asked about by name, which a name for this machine alone cannot be. */
  readonly isAsked: boolean;
  readonly isSignedIn: boolean;
  /** Null where `functions/.env.<project>` is not there. */
  readonly settings: Settings | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The Content-Security-Policy of the pages. */
  readonly policy: string;
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

function settingsFindings(projectId: string, { settings, environment, policy }: Deployment): readonly Finding[] {
  const path = settingsPath(projectId);
  const key = settings?.WEB_API_KEY;
  const keyFinding = key
    ? good("deploy", "WEB_API_KEY", `in ${path}`)
    : note(
        "deploy",
        "WEB_API_KEY",
        `${path} has none.`,
        "The deployment takes it from the project's web app, or asks.",
      );
  return [keyFinding, ...appCheckFindings(path, settings?.APP_CHECK ?? "off", environment, policy)];
}

function appCheckFindings(
  path: string,
  appCheck: string,
  environment: Deployment["environment"],
  policy: string,
): readonly Finding[] {
  const what = "App Check";
  if (appCheck === "off") {
    return [note("deploy", what, "off", `APP_CHECK=on in ${path} refuses calls of other programs than the web app.`)];
  }
  if (appCheck !== "on")
    return [missing("deploy", what, `APP_CHECK is "${appCheck}".`, `Write on or off into ${path}.`)];
  const wanting = [
    environment.VITE_APP_CHECK_SITE_KEY
      ? []
      : [missing("deploy", what, "The web app would send no tokens.", "Set VITE_APP_CHECK_SITE_KEY for the build.")],
    policy.includes("https://www.google.com/recaptcha/")
      ? []
      : [
          missing(
            "deploy",
            what,
            "The Content-Security-Policy keeps reCAPTCHA out.",
            "Add its hosts to firebase.json as functions/DEPLOY.md says.",
          ),
        ],
  ].flat();
  return wanting.length > 0 ? wanting : [good("deploy", what, "on")];
}
