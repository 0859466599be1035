/**
 * Patch of firebase 12.19.0: lets the SDKs set the address of a script where the page demands Trusted Types.
 *
 * Wrong: the Content-Security-Policy refuses text where a page would run it as code or markup
 * (`require-trusted-types-for`). Firebase Auth and App Check set the addresses of their scripts as text.
 * Patch: a default policy lets through the addresses they need, those of the service worker and of the worker that reads
 * PDFs. It makes no markup and no code.
 * Test: web/src/patches/trustedTypes.test.ts
 * Test: tests/screens/contentPolicy.test.ts
 * Remove when: the SDKs make a `TrustedScriptURL` themselves.
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

/** pdfjs-dist starts its worker by address, too. The build gives the file a hash. */
const PDF_WORKER = /^\/assets\/pdf\.worker\.min-[\w-]+\.js$/;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** The URL of a script that may be loaded. For any other it returns null, and the browser blocks the script. */
export function trustedScript(address: string, page: string): string | null {
  const { origin, pathname } = new URL(address, page);
  const name = origin === new URL(page).origin ? pathname : origin + pathname;
  return SCRIPTS.includes(name) || PDF_WORKER.test(name) ? address : null;
}

/** Does nothing in browsers without Trusted Types. */
export function guardScripts(): void {
  window.trustedTypes?.createPolicy("default", { createScriptURL: (address) => trustedScript(address, location.href) });
}
