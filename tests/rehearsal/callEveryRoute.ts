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
  const choice = { kinds: ["tasks"], zone: "America/Chicago" };
  const ask = async (name: ApiCallName, body: unknown, idToken: string = student.idToken, query = "") => {
    const { method, path } = API_CALLS[name];
    const response = await fetch(url + path + query, {
      method,
      redirect: "manual",
      headers: {
        authorization: `Bearer ${idToken}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!text.startsWith("{")) throw new Error(`${name} answered ${response.status} without JSON: ${text}`);
    if (response.status >= 500) throw new Error(`${name} answered ${response.status}: ${text}`);
    return { status: response.status, text };
  };
  const call = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

  const shareId = "a".repeat(22);
  const early = {
    registerEmail: await call("registerEmail", {
      name: "Ann Lee",
      email: newAddress(),
      password: PASSWORD,
      isOldEnough: true,
    }),
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
    // There is no such share.
    commentOnShare: await call("commentOnShare", { shareId, part: "hours", sealed: "A".repeat(40) }),
    openShare: await call("openShare", { shareId }),
    reportShare: await call("reportShare", { shareId, reason: "other" }),
  };
  const feed = await ask("makeCalendarFeed", choice);
  const calendar = {
    makeCalendarFeed: feed.status,
    changeCalendarFeed: await call("changeCalendarFeed", choice),
    calendarFile: await readCalendar(url + JSON.parse(feed.text).data.path),
    endCalendarFeed: await call("endCalendarFeed", undefined),
  };
  const endpoint = "https://web.push.apple.com/rehearsal";
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const reminders = {
    reminders: await call("reminders", undefined),
    setReminders: await call("setReminders", { ...choice, email: "off", weekday: 0, hour: 7, push: true }),
    addSubscription: await call("addSubscription", { endpoint, keys, label: "Phone" }),
    removeSubscription: await call("removeSubscription", undefined, student.idToken, `?device=${"A".repeat(22)}`),
    // No one's, so it is not found.
    unsubscribe: await call("unsubscribe", { token: "A".repeat(43) }),
    openUnsubscribe: await call("openUnsubscribe", undefined, student.idToken, `?token=${"A".repeat(43)}`),
  };
  await call("register", { stageId: "hs-10", isOldEnough: true }, guest.idToken);
  return {
    ...early,
    ...calendar,
    ...reminders,
    mergeGuest: await call("mergeGuest", { guestToken: guest.idToken }),
    deleteUser: await call("deleteUser", undefined),
    // Ends every session, so it uses another account.
    logOutEverywhere: await call("logOutEverywhere", {}, (await signUp(authHost, true)).idToken),
  };
}

/** Without a session, as calendar services do. */
async function readCalendar(address: string): Promise<number> {
  const response = await fetch(address);
  const text = await response.text();
  if (!text.startsWith("BEGIN:VCALENDAR\r\n")) throw new Error(`The calendar's address answered ${text}`);
  return response.status;
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
