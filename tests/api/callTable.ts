import type { ApiCallName } from "@domain/api/apiCalls.ts";

interface Asked {
  /** A valid body or query. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly isOpen?: true;
  /** It answers a file, which the caller may keep. */
  readonly isFile?: true;
  /** The status for an account that has not chosen a stage. */
  readonly unregistered?: number;
}

/** A valid request for each call. The compiler reports a missing call. */
export const callTable: Readonly<Record<ApiCallName, Asked>> = {
  register: { input: { stageId: "hs-10", isOldEnough: true }, unregistered: 200 },
  registerEmail: {
    input: { name: "Ann Lee", email: "table@cairn.test", password: "correct horse", isOldEnough: true },
    isOpen: true,
  },
  loginEmail: { input: { email: "table@cairn.test", password: "correct horse" }, isOpen: true },
  checkUser: { input: { flow: "login" }, unregistered: 403 },
  mergeGuest: { input: { guestToken: "e30.e30." }, unregistered: 400 },
  logOutEverywhere: { input: {}, unregistered: 200 },
  deleteUser: { input: {}, unregistered: 200 },
  getStages: { input: {}, unregistered: 200 },
  changeStage: { input: { newStageId: "hs-11" }, unregistered: 403 },
  dashboardUser: { input: {}, unregistered: 403 },
  checklistItems: { input: {}, unregistered: 403 },
  threadAccounts: { input: { uids: ["one"] }, unregistered: 403 },
  reports: { input: { name: "TypeError", place: "dashboard", frames: ["B1x9Qz_a:2:1401"] }, isOpen: true },
  reminders: { input: {}, unregistered: 200 },
  setReminders: {
    input: { email: "off", weekday: 0, hour: 7, zone: "America/Chicago", push: true, kinds: ["tasks"] },
    unregistered: 200,
  },
  addSubscription: {
    input: {
      endpoint: "https://push.services.mozilla.com/wpush/v2/table",
      keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
      label: "Phone",
    },
    unregistered: 200,
  },
  removeSubscription: { input: { device: "A".repeat(22) }, unregistered: 200 },
  unsubscribe: { input: { token: "A".repeat(43) }, isOpen: true },
  openUnsubscribe: { input: { token: "A".repeat(43) }, isOpen: true },
  commentOnShare: { input: { shareId: "a".repeat(22), part: "hours", sealed: "A".repeat(40) }, isOpen: true },
  openShare: { input: { shareId: "a".repeat(22) }, isOpen: true },
  reportShare: { input: { shareId: "a".repeat(22), reason: "other" }, isOpen: true },
  importPlan: { input: {}, unregistered: 400 },
  makeCalendarFeed: { input: { kinds: ["tasks"], zone: "America/Chicago" }, unregistered: 403 },
  changeCalendarFeed: { input: { kinds: ["tasks"], zone: "America/Chicago" }, unregistered: 404 },
  endCalendarFeed: { input: {}, unregistered: 200 },
  calendarFile: { input: {}, isOpen: true, isFile: true },
};
