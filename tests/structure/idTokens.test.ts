import { createSign, generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import { Agent } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { initializeApp } from "firebase-admin/app";
import { getAppCheck } from "firebase-admin/app-check";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { isFromOurApp } from "../../functions/src/http/isFromOurApp.ts";
import { signedInCaller } from "../../functions/src/http/signedInCaller.ts";

/**
 * The Auth emulator neither signs tokens nor checks signatures. Here, the real Admin SDK checks them as in a
 * deployment. Only the network is replaced: this test's server provides Google's keys and accounts.
 */
const PROJECT = "cairn-production";
const KEY_ID = "key-1";
const google = generateKeyPairSync("rsa", { modulusLength: 2048 });
const forger = generateKeyPairSync("rsa", { modulusLength: 2048 });
const accounts = new Map([
  ["ann", { localId: "ann", validSince: "0" }],
  ["disabled", { localId: "disabled", validSince: "0", disabled: true }],
  ["revoked", { localId: "revoked", validSince: "4000000000" }],
]);
let server: Server;
let auth: ReturnType<typeof getAuth>;
let appCheck: ReturnType<typeof getAppCheck>;

beforeAll(async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", undefined);
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "max-age=3600" });
      response.end(JSON.stringify(answerOf(request.url ?? "", body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const httpAgent = new Agent();
  Object.assign(httpAgent, { createConnection: () => connect(port, "127.0.0.1") });
  const credential = { getAccessToken: async () => ({ access_token: "local", expires_in: 3600 }) };
  const app = initializeApp({ projectId: PROJECT, credential, httpAgent }, "production");
  auth = getAuth(app);
  appCheck = getAppCheck(app);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

function answerOf(url: string, body: string): unknown {
  if (url.includes("/x509/")) return { [KEY_ID]: google.publicKey.export({ type: "spki", format: "pem" }) };
  if (url.includes("/jwks")) {
    return { keys: [{ ...google.publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" }] };
  }
  const [uid] = JSON.parse(body).localId;
  return { users: [accounts.get(uid)].filter(Boolean) };
}

const now = Math.floor(Date.now() / 1000);
const student = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: "ann",
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
  firebase: { identities: {}, sign_in_provider: "password" },
};
const app = { iss: "https://firebaseappcheck.googleapis.com/1", aud: [`projects/${PROJECT}`], sub: "1:1:web:1" };

function signed(payload: object, { key = google.privateKey, header = {} } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const content = `${part({ alg: "RS256", kid: KEY_ID, typ: "JWT", ...header })}.${part(payload)}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
}

const unsigned = (payload: object) => {
  const [, content] = signed(payload).split(".");
  return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${content}.`;
};

describe("an ID token in a deployment", () => {
  test("signed by Google for this project is accepted", async () => {
    const caller = await signedInCaller(auth, `Bearer ${signed(student)}`);

    expect(caller).toMatchObject({ uid: "ann", isGuest: false });
  });

  test.each([
    ["without a signature", () => unsigned(student)],
    ["without a signature, of a foreign issuer", () => unsigned({ ...student, iss: "https://issuer.example" })],
    ["signed by another key", () => signed(student, { key: forger.privateKey })],
    ["of an unknown key", () => signed(student, { header: { kid: "key-2" } })],
    ["that claims a symmetric signature", () => signed(student, { header: { alg: "HS256" } })],
    [
      "whose content was changed",
      () => signed(student).replace(/\.[^.]+\./, `.${signed({ ...student, sub: "bob" }).split(".")[1]}.`),
    ],
    ["of another project", () => signed({ ...student, aud: "another", iss: "https://securetoken.google.com/another" })],
    ["of a foreign issuer", () => signed({ ...student, iss: `https://issuer.example/${PROJECT}` })],
    ["that has expired", () => signed({ ...student, iat: now - 7200, exp: now - 3600 })],
    ["without a user id", () => signed({ ...student, sub: "" })],
    ["of a disabled account", () => signed({ ...student, sub: "disabled" })],
    ["of an account that is gone", () => signed({ ...student, sub: "gone" })],
    ["that was revoked", () => signed({ ...student, sub: "revoked" })],
    ["that identifies an app, not a student", () => signed({ ...app, iat: now, exp: now + 3600 })],
  ])("%s is rejected", async (_, token) => {
    await expect(signedInCaller(auth, `Bearer ${token()}`)).rejects.toMatchObject({ code: "not-signed-in" });
  });
});

describe("an App Check token", () => {
  const good = { ...app, iat: now - 60, exp: now + 3600 };

  test("signed by Google for this project is accepted", async () => {
    expect(await isFromOurApp(appCheck, signed(good))).toBe(true);
  });

  test.each([
    ["that is missing", () => undefined],
    ["that is invalid", () => "nonsense"],
    ["without a signature", () => unsigned(good)],
    ["signed by another key", () => signed(good, { key: forger.privateKey })],
    ["of another project", () => signed({ ...good, aud: ["projects/another"] })],
    ["of a foreign issuer", () => signed({ ...good, iss: "https://issuer.example/" })],
    ["that has expired", () => signed({ ...good, iat: now - 7200, exp: now - 3600 })],
    ["that is a student's", () => signed(student)],
  ])("%s is rejected", async (_, token) => {
    expect(await isFromOurApp(appCheck, token())).toBe(false);
  });
});
