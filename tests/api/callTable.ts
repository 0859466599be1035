import type { ApiCallName } from "@domain/api/apiCalls.ts";

interface Asked {
  /** A valid body or query. */
  readonly brings: Readonly<Record<string, unknown>>;
  readonly isOpen?: true;
  /** The status for an account that has not chosen a stage. */
  readonly unregistered?: number;
}

/** A valid request for each call. The compiler reports a missing call. */
export const callTable: Readonly<Record<ApiCallName, Asked>> = {
  register: { brings: { stageId: "hs-10", isOldEnough: true }, unregistered: 200 },
  registerEmail: { brings: { name: "Ann Lee", email: "table@cairn.test", password: "correct horse" }, isOpen: true },
  loginEmail: { brings: { email: "table@cairn.test", password: "correct horse" }, isOpen: true },
  checkUser: { brings: { flow: "login" }, unregistered: 403 },
  mergeGuest: { brings: { guestToken: "e30.e30." }, unregistered: 400 },
  logOutEverywhere: { brings: {}, unregistered: 200 },
  deleteUser: { brings: {}, unregistered: 200 },
  getStages: { brings: {}, unregistered: 200 },
  changeStage: { brings: { newStageId: "hs-11" }, unregistered: 403 },
  dashboardUser: { brings: {}, unregistered: 403 },
  checklistItems: { brings: {}, unregistered: 403 },
  threadAccounts: { brings: { uids: ["one"] }, unregistered: 403 },
  reports: { brings: { name: "TypeError", place: "dashboard", frames: ["B1x9Qz_a:2:1401"] }, isOpen: true },
  importPlan: { brings: {}, unregistered: 400 },
};
