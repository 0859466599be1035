import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls.ts";

interface Account {
  readonly email: string;
  readonly idToken: string;
}

const PASSWORD = "a long enough passphrase";
let accounts = 0;

/**
 * Calls every route once, in an order that makes sense for one student, and returns the status of each. Creates the
 * accounts at the Auth emulator on `authHost`.
 */
export async function callEveryRoute(url: string, authHost: string): Promise<Readonly<Record<ApiCallName, number>>> {
  const student = await signUp(authHost, true);
  const guest = await signUp(authHost, false);
  const file = { product: "Cairn", version: 1, exported_at: "2026-11-20T12:00:00.000Z" };
  const call = async (name: ApiCallName, body: unknown, idToken: string = student.idToken): Promise<number> => {
    const { method, path } = API_CALLS[name];
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${idToken}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!text.startsWith("{")) throw new Error(`${name} answered ${response.status} without JSON: ${text}`);
    if (response.status >= 500) throw new Error(`${name} answered ${response.status}: ${text}`);
    return response.status;
  };

  const early = {
    registerEmail: await call("registerEmail", { name: "Ann Lee", email: newAddress(), password: PASSWORD }),
    loginEmail: await call("loginEmail", { email: student.email, password: PASSWORD }),
    getStages: await call("getStages", undefined),
    register: await call("register", { stageId: "hs-10", isOldEnough: true }),
    checkUser: await call("checkUser", undefined),
    changeStage: await call("changeStage", { newStageId: "hs-11" }),
    dashboardUser: await call("dashboardUser", undefined),
    reports: await call("reports", { name: "TypeError", place: "dashboard", frames: [] }),
    // Only admins may call this, so it is refused.
    threadAccounts: await call("threadAccounts", { uids: ["unknown"] }),
    checklistItems: await call("checklistItems", undefined),
    // A file without a plan is refused with a message, which counts as this route's answer.
    importPlan: await call("importPlan", file),
  };
  await call("register", { stageId: "hs-10", isOldEnough: true }, guest.idToken);
  return {
    ...early,
    mergeGuest: await call("mergeGuest", { guestToken: guest.idToken }),
    deleteUser: await call("deleteUser", undefined),
    // Ends every session, so it uses another account.
    logOutEverywhere: await call("logOutEverywhere", {}, (await signUp(authHost, true)).idToken),
  };
}

function newAddress(): string {
  accounts += 1;
  return `rehearsal-${process.pid}-${accounts}@cairn.test`;
}

async function signUp(authHost: string, withEmail: boolean): Promise<Account> {
  const email = newAddress();
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnSecureToken: true, ...(withEmail && { email, password: PASSWORD }) }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return { email, idToken };
}
