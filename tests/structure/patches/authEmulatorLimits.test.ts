import { createRequire } from "node:module";
import { expect, test } from "vitest";

type Operation = (state: State, body: object, context?: object) => unknown;
interface State {
  enableImprovedEmailPrivacy: boolean;
}

// The inner files of firebase-tools have no types.
const require = createRequire(import.meta.url);
const { authOperations } = require("firebase-tools/lib/emulator/auth/operations.js") as {
  authOperations: {
    identitytoolkit: {
      accounts: Record<"createAuthUri" | "sendOobCode" | "signInWithPassword" | "signUp" | "update", Operation>;
      projects: { accounts: Record<"update", Operation> };
    };
    securetoken: { token: Operation };
  };
};
const { AgentProjectState } = require("firebase-tools/lib/emulator/auth/state.js") as {
  AgentProjectState: new (projectId: string) => State;
};
const { accounts, projects } = authOperations.identitytoolkit;

const ANN = { email: "ann@cairn.test", password: "long enough" };
const BOB = { email: "bob@cairn.test", password: "another one" };
/** The request, of which the emulator reads its own address. */
const req = { protocol: "http", headers: { host: "127.0.0.1:9099" } };
const STUDENT = { req };
/** Whoever calls the administrator's API. */
const OWNER = { req, security: { Oauth2: {} } };

interface SignedUp {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

async function signedUp(): Promise<{ state: State; ann: SignedUp }> {
  const state = new AgentProjectState("demo-cairn");
  return { state, ann: (await accounts.signUp(state, ANN, {})) as SignedUp };
}

async function refusalOf(call: () => unknown): Promise<string> {
  try {
    await call();
    return "none";
  } catch (error) {
    return error instanceof Error ? error.message : "unknown";
  }
}

// Production has had it on for new projects since 2023. Each of these fails once the emulator is closer to it.
test("the Auth emulator protects against enumeration only when it is told to, and then by the service's answers", async () => {
  const { state } = await signedUp();
  const wrong = () => refusalOf(() => accounts.signInWithPassword(state, { ...ANN, password: "a wrong one" }));
  const unknown = () => refusalOf(() => accounts.signInWithPassword(state, BOB));
  expect([await wrong(), await unknown()]).toEqual(["INVALID_PASSWORD", "EMAIL_NOT_FOUND"]);

  state.enableImprovedEmailPrivacy = true;

  expect([await wrong(), await unknown()]).toEqual(["INVALID_LOGIN_CREDENTIALS", "INVALID_LOGIN_CREDENTIALS"]);
  const uri = { identifier: ANN.email, continueUri: "http://localhost" };
  expect(await accounts.createAuthUri(state, uri)).not.toHaveProperty("registered");
});

test("with that protection, the Auth emulator still changes an email that was not verified; production refuses", async () => {
  const { state, ann } = await signedUp();
  state.enableImprovedEmailPrivacy = true;

  const answer = await accounts.update(state, { idToken: ann.idToken, email: BOB.email, deleteAttribute: [] }, STUDENT);

  expect(answer).toMatchObject({ email: BOB.email });
});

test("an admin's change of email leaves refresh tokens valid in the Auth emulator; production ends the sessions", async () => {
  const { state, ann } = await signedUp();
  const change = { localId: ann.localId, email: BOB.email, deleteAttribute: [] };

  expect(await projects.accounts.update(state, change, OWNER)).toMatchObject({ email: BOB.email });

  const refresh = { grantType: "refresh_token", refreshToken: ann.refreshToken };
  expect(await authOperations.securetoken.token(state, refresh)).toMatchObject({ user_id: ann.localId });
});
