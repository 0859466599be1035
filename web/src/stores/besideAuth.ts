import { deleteApp, initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, initializeAuth, type Persistence } from "firebase/auth";

/**
 * Lets somebody be signed in beside the session, which goes on meanwhile. What `use` gives back may be a user of the
 * auth it was given: handing one to `updateCurrentUser` makes a copy.
 */
export async function withAuthBeside<T>(
  { app, emulatorConfig }: Auth,
  name: string,
  persistence: Persistence,
  use: (beside: Auth) => Promise<T>,
): Promise<T> {
  const second = initializeApp(app.options, name);
  try {
    const beside = initializeAuth(second, { persistence });
    if (emulatorConfig) {
      const { protocol, host, port } = emulatorConfig;
      connectAuthEmulator(beside, `${protocol}://${host}:${port}`, { disableWarnings: true });
    }
    await beside.authStateReady();
    return await use(beside);
  } finally {
    await deleteApp(second);
  }
}
