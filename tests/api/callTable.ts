import type { ApiCallName } from "@domain/api/apiCalls.ts";

interface Asked {
  /** A valid body or query. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly isOpen?: true;
  /** The status for an account that has not chosen a stage. */
  readonly unregistered?: number;
}

/** A valid request for each call. The compiler reports a missing call. */
export const callTable: Readonly<Record<ApiCallName, Asked>> = {
  register: { input: { stageId: "hs-10", isOldEnough: true }, unregistered: 200 },
  registerEmail: { input: { name: "Ann Lee", email: "table@cairn.test", password: "correct horse" }, isOpen: true },
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
  importPlan: { input: {}, unregistered: 400 },
};
