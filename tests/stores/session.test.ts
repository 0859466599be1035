import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from "firebase/auth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SessionStore } from "../../web/src/app/session/SessionStore.ts";
import { createApi } from "../../web/src/base/api.ts";
import { lastStage } from "../../web/src/base/lastStage.ts";
import { AccountStore } from "../../web/src/features/auth/AccountStore.ts";
import { StageStore } from "../../web/src/features/stage-selection/StageStore.ts";
import { adminAuth, newStudent, stored, suite } from "../support/suite.ts";
import { memoryStorage } from "./support/memoryStorage.ts";
import { until } from "./support/until.ts";

interface Device {
  readonly session: SessionStore;
  readonly account: AccountStore;
  readonly stages: StageStore;
  /** What happened to the plan, in order. */
  readonly planSteps: string[];
}

const apps: FirebaseApp[] = [];
let reachable = true;

beforeEach(() => {
  reachable = true;
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(async () => {
  for (const app of apps.splice(0)) await deleteApp(app);
  vi.unstubAllGlobals();
});

describe("a session", () => {
  test("is signed out without a user", async () => {
    const { session } = await openDevice();

    expect(session.status).toBe("signed-out");
    expect(session.openUid).toBeNull();
  });

  test("is ready after the login of a registered student", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account } = await openDevice();

    await account.signIn(ann);

    expect(session.state).toMatchObject({
      status: "ready",
      student: { uid: ann.uid, email: ann.email, displayName: "Ann Lee" },
    });
    expect(localStorage.getItem("flow")).toBe("login");
    // The plan uses this to request the checklist at once.
    expect(lastStage(ann.uid)).toBe("hs-11");
  });

  test("asks an unknown user whether to register", async () => {
    const ann = await newStudent({ stage: null });
    const { session, account } = await openDevice();

    await account.signIn(ann);
    expect(session.status).toBe("not-registered");
    expect(session.openUid).toBeNull();

    session.startRegistration();
    expect(session.status).toBe("needs-stage");
    expect(localStorage.getItem("flow")).toBe("register");
  });

  test("goes from sign-up through the stage to ready", async () => {
    const { session, account } = await openDevice();
    const email = `session-${Date.now()}@cairn.test`;

    await account.signUp({ name: "Bo Diaz", email, password: "granite4" });
    expect(session.state).toMatchObject({ status: "needs-stage", student: { displayName: "Bo Diaz" } });

    await account.chooseStage("hs-9");
    expect(session.status).toBe("ready");
    expect(await stored(`users/${session.uid}`)).toMatchObject({ current_stage: "hs-9", display_name: "Bo Diaz" });
  });

  test("fails if our server cannot be reached, and opens on a retry", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account } = await openDevice();
    reachable = false;

    await account.signIn(ann);
    expect(session.state).toMatchObject({
      status: "failed",
      failure: "Cairn could not be reached. Check your connection and try again.",
    });

    reachable = true;
    await session.retry();
    expect(session.status).toBe("ready");
  });

  test("opens at once for the last student, even offline", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account } = await openDevice();
    localStorage.setItem("uid", ann.uid);
    reachable = false;

    await account.signIn(ann);

    expect(session.status).toBe("ready");
  });

  test("ends with a message if the server no longer accepts the sign-in", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account } = await openDevice();
    await account.signIn(ann);

    await adminAuth.deleteUser(ann.uid);
    await session.retry();

    await until(() => session.status === "signed-out");
    expect(session.notice).toEqual({ place: "sign-in", text: "Your session has ended. Log in again." });
  });

  test("keeps the requested address until sign-in, but not after a log-out", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account } = await openDevice();
    session.remember("/profile?from=mail");
    await account.signIn(ann);
    expect(session.returnTo).toBe("/profile?from=mail");

    await account.signOut();
    session.remember("/profile");

    expect(session.returnTo).toBeNull();
    expect(session.notice).toBeNull();
  });
});

describe("an account", () => {
  test.each([
    { typed: { password: "wrong password" }, field: "password" },
    { typed: { email: "unknown@cairn.test" }, field: "email" },
  ])("names the field of a failed login: $field", async ({ typed, field }) => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account } = await openDevice();

    await expect(account.signIn({ ...ann, ...typed })).rejects.toMatchObject({ name: "AppError", field });

    expect(session.status).toBe("signed-out");
    expect(session.student).toBeNull();
  });

  test("reports that an address already has an account", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { account } = await openDevice();

    const signingUp = account.signUp({ name: "Ann Lee", email: ann.email, password: "granite4" });

    await expect(signingUp).rejects.toMatchObject({ code: "conflict", field: "email" });
  });

  test("closes the plan before signing out and deletes its cache after", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account, planSteps } = await openDevice();
    await account.signIn(ann);

    await account.signOut();

    await until(() => session.status === "signed-out");
    expect(planSteps).toEqual(["closed while ready", "forgotten"]);
  });

  test("deletes the documents and the login", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account, planSteps } = await openDevice();
    await account.signIn(ann);

    await account.deleteAccount();

    await until(() => session.status === "signed-out");
    expect(planSteps).toEqual(["closed while ready", `forgotten with all of ${ann.uid}`]);
    expect(await stored(`users/${ann.uid}`)).toBeNull();
    await expect(adminAuth.getUser(ann.uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  });

  test("stays signed in if the deletion fails", async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const { session, account, planSteps } = await openDevice();
    await account.signIn(ann);
    reachable = false;

    await expect(account.deleteAccount()).rejects.toMatchObject({ code: "unreachable" });

    expect(session.status).toBe("ready");
    expect(planSteps).toEqual([]);
  });
});

describe("the stages", () => {
  test("are fetched once, in order", async () => {
    const ann = await newStudent({ stage: null });
    const { account, stages } = await openDevice();
    await account.signIn(ann);

    await Promise.all([stages.load(), stages.load()]);

    expect(stages.status).toBe("ready");
    expect(stages.categories[0]?.stageCategoryName).toBe("High School");
  });

  test("report that they could not be loaded, and load on a retry", async () => {
    const ann = await newStudent({ stage: null });
    const { account, stages } = await openDevice();
    await account.signIn(ann);
    reachable = false;
    await stages.load();
    expect(stages).toMatchObject({ status: "failed", failure: expect.stringContaining("could not be reached") });

    reachable = true;
    await stages.load();

    expect(stages.status).toBe("ready");
  });
});

async function openDevice(): Promise<Device> {
  const app = initializeApp({ projectId: suite.projectId, apiKey: "any" }, `device-${apps.length}-${Date.now()}`);
  apps.push(app);
  const auth = openAuth(app);
  const api = createApi(
    async () => (await auth.currentUser?.getIdToken()) ?? null,
    () => (reachable ? suite.hostingUrl : "http://127.0.0.1:1"),
  );
  const planSteps: string[] = [];
  const session = new SessionStore(auth, api);
  const account = new AccountStore({
    auth,
    api,
    session,
    plan: {
      closePlan: () => planSteps.push(`closed while ${session.status}`),
      isPlanSynced: async () => true,
      forgetPlan: async (goneUid = null) => {
        planSteps.push(goneUid === null ? "forgotten" : `forgotten with all of ${goneUid}`);
      },
    },
  });
  session.start();
  await until(() => session.status === "signed-out");
  return { session, account, stages: new StageStore(api), planSteps };
}

function openAuth(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${suite.authHost}`, { disableWarnings: true });
  return auth;
}
