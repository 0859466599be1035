import { type Settings, settingsPath } from "../../../emulators/deploy/settingsFile.ts";
import { type Finding, good, missing, note } from "./Finding.ts";

/** The settings that a deployment would send to the project, and those deployed now. */
export interface DeploymentSettings {
  /** `functions/.env.<project>`. Null if it does not exist. */
  readonly functionsSettings: Settings | null;
  /** `web/.env.<project>`, with overrides from the build's environment. Null if it does not exist. */
  readonly webSettings: Settings | null;
  /** Which of the two files differ from the last commit. Empty outside a repository. */
  readonly uncommitted: readonly string[];
  /** The deployed function's environment. Null before the first deployment, or if it cannot be read. */
  readonly deployed: Settings | null;
  /** The settings that this deployment may change, from CAIRN_CONFIRM_SETTINGS. */
  readonly confirmed: readonly string[];
  /** The Content-Security-Policy of the pages. */
  readonly policy: string;
}

export function settingsFindings(projectId: string, settings: DeploymentSettings): readonly Finding[] {
  const { functionsSettings, webSettings, uncommitted } = settings;
  const [functionsPath, webPath] = [settingsPath("functions", projectId), settingsPath("web", projectId)];
  const absent = [...(functionsSettings === null ? [functionsPath] : []), ...(webSettings === null ? [webPath] : [])];
  if (absent.length > 0) {
    return absent.map((path) =>
      missing("deploy", "settings", `There is no ${path}.`, `\`npm run deploy:settings -- ${projectId}\` creates it.`),
    );
  }
  return [
    committedFinding(uncommitted),
    keyFinding(functionsPath, functionsSettings ?? {}),
    contactFinding(webPath, webSettings ?? {}),
    ...operatorFindings(webPath, webSettings ?? {}),
    ...appCheckFindings(functionsPath, webPath, settings),
    ...changeFindings(functionsPath, settings),
  ];
}

/** A setting that is only on one machine would be lost in the next deployment from another. */
function committedFinding(uncommitted: readonly string[]): Finding {
  if (uncommitted.length === 0) return good("deploy", "settings", "They are committed.");
  return missing(
    "deploy",
    "settings",
    `Not committed: ${uncommitted.join(", ")}.`,
    "Commit them, so deployments from other machines use the same.",
  );
}

function keyFinding(path: string, { WEB_API_KEY }: Settings): Finding {
  if (WEB_API_KEY) return good("deploy", "WEB_API_KEY", `in ${path}`);
  return missing(
    "deploy",
    "WEB_API_KEY",
    `${path} has none, and login by email needs it.`,
    "Copy the web app's API key from the Firebase console, Project settings.",
  );
}

function contactFinding(path: string, { SECURITY_CONTACT: contact = "" }: Settings): Finding {
  if (isContact(contact)) return good("deploy", "SECURITY_CONTACT", contact);
  return missing(
    "deploy",
    "SECURITY_CONTACT",
    contact === "" ? `${path} has none.` : `"${contact}" is not an address.`,
    "Write `mailto:` and an email address, or an https address: /.well-known/security.txt shows it.",
  );
}

/** The privacy and terms pages name the operator, so students have someone to contact. */
function operatorFindings(path: string, settings: Settings): readonly Finding[] {
  const page = "/privacy and /terms show it.";
  const { VITE_OPERATOR_CONTACT: contact = "" } = settings;
  return [
    ...["VITE_OPERATOR_NAME", "VITE_OPERATOR_ADDRESS"].map((name) => {
      const value = settings[name] ?? "";
      if (value !== "") return good("deploy", name, value);
      return missing(
        "deploy",
        name,
        `${path} has none.`,
        `Write one line with the operator's name and address: ${page}`,
      );
    }),
    isContact(contact)
      ? good("deploy", "VITE_OPERATOR_CONTACT", contact)
      : missing(
          "deploy",
          "VITE_OPERATOR_CONTACT",
          contact === "" ? `${path} has none.` : `"${contact}" is not an address.`,
          `Write \`mailto:\` and an email address, or an https address: ${page}`,
        ),
  ];
}

/** A `mailto:` address or an https address. */
function isContact(value: string): boolean {
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value);
}

function appCheckFindings(
  functionsPath: string,
  webPath: string,
  { functionsSettings, webSettings, policy }: DeploymentSettings,
): readonly Finding[] {
  const what = "App Check";
  const appCheck = functionsSettings?.APP_CHECK;
  if (appCheck === "off") {
    return [
      note("deploy", what, "off", `APP_CHECK=on in ${functionsPath} refuses calls of other programs than the web app.`),
    ];
  }
  if (appCheck !== "on") {
    return [missing("deploy", what, `APP_CHECK is "${appCheck ?? ""}".`, `Write on or off in ${functionsPath}.`)];
  }
  const wanting = [
    ...(webSettings?.VITE_APP_CHECK_SITE_KEY
      ? []
      : [missing("deploy", what, "The web app would send no tokens.", `Set VITE_APP_CHECK_SITE_KEY in ${webPath}.`)]),
    ...(policy.includes("https://www.google.com/recaptcha/")
      ? []
      : [
          missing(
            "deploy",
            what,
            "The Content-Security-Policy blocks reCAPTCHA.",
            "Add its hosts to firebase.json as docs/DEPLOY.md says.",
          ),
        ]),
  ];
  return wanting.length > 0 ? wanting : [good("deploy", what, "on")];
}

/** A deployment must only change a cloud setting on purpose: the console or another clone may have the newer value. */
function changeFindings(
  path: string,
  { functionsSettings, deployed, confirmed }: DeploymentSettings,
): readonly Finding[] {
  if (deployed === null) return [];
  const changed = Object.entries(functionsSettings ?? {}).filter(
    ([name, value]) => deployed[name] !== undefined && deployed[name] !== value,
  );
  if (changed.length === 0) return [good("deploy", "changed settings", "none")];
  return changed.map(([name, value]) =>
    confirmed.includes(name)
      ? note("deploy", "changed settings", `${name} becomes "${value}", as confirmed.`)
      : missing(
          "deploy",
          "changed settings",
          `${name} is "${deployed[name]}" in the cloud and "${value}" in ${path}.`,
          `Correct the file, or confirm the change: CAIRN_CONFIRM_SETTINGS=${name} npx firebase deploy …`,
        ),
  );
}
