import type { FirebaseApp } from "firebase/app";
import type { AppCheck } from "firebase/app-check";

/**
 * The App Check token that tells our server that a call comes from this app; null in a build without
 * `VITE_APP_CHECK_SITE_KEY`, which loads no App Check code.
 */
export function appCheckTokens(app: FirebaseApp): () => Promise<string | null> {
  let appCheck: AppCheck | null = null;
  return async () => {
    const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
    if (!siteKey) return null;
    const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
    appCheck ??= initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });
    const { token } = await getToken(appCheck);
    return token;
  };
}
