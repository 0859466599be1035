/// <reference types="vite/client" />

/**
 * Environment variables of the build. The launcher sets the emulators' for mode `emulators`; other builds do not have
 * them.
 */
interface ImportMetaEnv {
  readonly VITE_PROJECT_ID?: string;
  /** The reCAPTCHA Enterprise key of a deployment whose functions run with `APP_CHECK=on`. */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** An origin, `http://127.0.0.1:9099`. */
  readonly VITE_AUTH_EMULATOR?: string;
  /** A host with its port, `127.0.0.1:8080`. */
  readonly VITE_FIRESTORE_EMULATOR?: string;
  /** The sign-in providers that a build offers: see `offeredProviders`. */
  readonly VITE_SIGN_IN_PROVIDERS?: string;
  /** The OAuth client id of sign-in with Google, for `/terms/schools`. */
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  /** Who runs the site, for the privacy page: see `content/operator.ts`. */
  readonly VITE_OPERATOR_NAME?: string;
  readonly VITE_OPERATOR_ADDRESS?: string;
  readonly VITE_OPERATOR_CONTACT?: string;
}
