import { deleteApp, initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from "firebase/auth";

/**
 * Signs a second user in on a separate Auth instance, while the session continues. `use` may return that user, but only
 * `updateCurrentUser` may adopt it, because it makes a copy for the session's own instance.
 */
export async function withSecondaryAuth<T>(
  { app, emulatorConfig }: Auth,
  name: string,
  persistence: Persistence,
  use: (secondary: Auth) => Promise<T>,
): Promise<T> {
  const second = initializeApp(app.options, name);
  try {
    const secondary = initializeAuth(second, { persistence });
    if (import.meta.env.MODE === "emulators" && emulatorConfig) {
      const { protocol, host, port } = emulatorConfig;
      connectAuthEmulator(secondary, `${protocol}://${host}:${port}`, { disableWarnings: true });
    }
    await secondary.authStateReady();
    return await use(secondary);
  } finally {
    await deleteApp(second);
  }
}
