import { SIGN_IN_PROVIDERS, type SignInProvider } from "../../base/signInProviders.ts";

/** Where the window of each provider is. */
const PROVIDER_HOSTS: Readonly<Record<SignInProvider, string>> = {
  google: "accounts.google.com",
  microsoft: "login.microsoftonline.com",
  facebook: "www.facebook.com",
};

/** Hosts that pages contact: what our Content-Security-Policy names, too. */
const SERVICES = [
  "firestore.googleapis.com",
  "identitytoolkit.googleapis.com",
  "securetoken.googleapis.com",
  "apis.google.com",
] as const;

/** App Check's reCAPTCHA Enterprise. */
const RECAPTCHA = [
  "www.google.com",
  "www.gstatic.com",
  "recaptcha.google.com",
  "content-firebaseappcheck.googleapis.com",
] as const;

interface Site {
  readonly host: string;
  readonly providers: readonly SignInProvider[];
  readonly hasAppCheck: boolean;
}

/** The hosts that a school's network has to let through, the site's own first. */
export function schoolAddresses({ host, providers, hasAppCheck }: Site): readonly string[] {
  const windows = Object.keys(SIGN_IN_PROVIDERS) as SignInProvider[];
  return [
    host,
    ...SERVICES,
    ...windows.filter((id) => providers.includes(id)).map((id) => PROVIDER_HOSTS[id]),
    ...(hasAppCheck ? RECAPTCHA : []),
  ];
}
