import { createServer, type Server } from "node:http";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type AppError, appErrorOf, UNREACHABLE } from "../../web/src/base/errors.ts";

// The emulator cannot produce most of these answers. A local server sends them to the real SDK.
describe("a failure of the sign-in provider", () => {
  let server: Server;
  let app: FirebaseApp;
  let auth: Auth;
  let refusal = "";

  beforeEach(async () => {
    server = createServer((_request, response) => {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ error: { code: 400, message: refusal } }));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    app = initializeApp({ projectId: "demo", apiKey: "any" }, `errors-${address.port}`);
    auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://127.0.0.1:${address.port}`, { disableWarnings: true });
  });
  afterEach(async () => {
    await deleteApp(app);
    await close(server);
  });

  async function failureOf(serverCode: string): Promise<AppError> {
    refusal = serverCode;
    try {
      await signInWithEmailAndPassword(auth, "ann@cairn.test", "granite");
    } catch (failure) {
      return appErrorOf(failure);
    }
    throw new Error("The provider accepted a sign-in that it should have refused.");
  }

  test.each([
    ["EMAIL_EXISTS", "email-already-in-use", "An account with this email already exists. Log in instead."],
    ["INVALID_PASSWORD", "wrong-password", "This is not the password for that account. Check it and try again."],
    ["EMAIL_NOT_FOUND", "user-not-found", "There is no account with this email. Check it, or create an account."],
    [
      "INVALID_LOGIN_CREDENTIALS",
      "invalid-credential",
      "This email and password do not match. Check both and try again.",
    ],
    ["TOO_MANY_ATTEMPTS_TRY_LATER", "too-many-requests", "Too many attempts. Wait a few minutes, then try again."],
    ["EXPIRED_OOB_CODE", "expired-action-code", "This link has expired. Ask for a new one."],
    ["INVALID_OOB_CODE", "invalid-action-code", "This link has already been used or is incomplete. Ask for a new one."],
    ["USER_DISABLED", "user-disabled", "This account has been disabled. Log in with another one."],
    ["TOKEN_EXPIRED", "user-token-expired", "Your session has ended. Log in again."],
    ["CREDENTIAL_TOO_OLD_LOGIN_AGAIN", "requires-recent-login", "For your safety, log in again, then try this again."],
    ["INVALID_EMAIL", "invalid-email", "Enter an email address like name@example.com."],
    ["MISSING_PASSWORD", "missing-password", "Enter your password."],
    [
      "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements",
      "password-does-not-meet-requirements",
      "This password is too easy to guess. Choose a longer one that mixes letters, numbers and symbols.",
    ],
    ["WEAK_PASSWORD : Too short", "weak-password", "Use at least 8 characters."],
    ["OPERATION_NOT_ALLOWED", "operation-not-allowed", "This way of signing in is turned off. Choose another one."],
    [
      "FEDERATED_USER_ID_ALREADY_LINKED",
      "credential-already-in-use",
      "This sign-in already belongs to another account. Log in with it instead.",
    ],
  ])("%s has an error message", async (serverCode, clientCode, sentence) => {
    const failure = await failureOf(serverCode);

    expect(failure.code).toBe(`auth/${clientCode}`);
    expect(failure.message).toBe(sentence);
  });

  test("reports that Cairn cannot be reached if the network fails", async () => {
    await close(server);

    const failure = await failureOf("");

    expect(failure).toMatchObject({ code: "auth/network-request-failed", message: UNREACHABLE });
  });

  test("names the field it belongs to", async () => {
    expect((await failureOf("EMAIL_EXISTS")).field).toBe("email");
    expect((await failureOf("INVALID_PASSWORD")).field).toBe("password");
    expect((await failureOf("TOO_MANY_ATTEMPTS_TRY_LATER")).field).toBeUndefined();
  });
});

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
