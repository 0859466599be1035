/**
 * The Content-Security-Policy blocks strings where the page would run them as code or markup
 * (`require-trusted-types-for`). This policy lets libraries set a script's URL as a string, for the URLs they need and
 * no others. It creates no markup and no code.
 */

/**
 * The service worker, and the scripts that Firebase Auth and App Check load (`_setExternalJSProvider`,
 * `RECAPTCHA_ENTERPRISE_URL`).
 */
const SCRIPTS = [
  "/serviceWorker.js",
  "https://apis.google.com/js/api.js",
  "https://www.google.com/recaptcha/api.js",
  "https://www.google.com/recaptcha/enterprise.js",
];

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

/** The URL of a script that may be loaded. For any other it returns null, and the browser blocks the script. */
export function trustedScript(address: string, page: string): string | null {
  const { origin, pathname } = new URL(address, page);
  const name = origin === new URL(page).origin ? pathname : origin + pathname;
  return SCRIPTS.includes(name) ? address : null;
}

/** Does nothing in browsers without Trusted Types. */
export function guardScripts(): void {
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", { createScriptURL: (address) => trustedScript(address, location.href) });
}
