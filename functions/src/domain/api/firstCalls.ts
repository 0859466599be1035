import type { ApiPlace } from "./ApiPlace.ts";

/**
 * The path of each API call that the app's first page can make. It is separate from `apiContract.ts` because the browser
 * needs the paths on its first page, but the schemas only where a form uses them.
 */
export const FIRST_CALLS = {
  register: { method: "POST", path: "/api/auth/register" },
  registerEmail: { method: "POST", path: "/api/auth/register-email" },
  loginEmail: { method: "POST", path: "/api/auth/login-email" },
  checkUser: { method: "GET", path: "/api/auth/check-user" },
  mergeGuest: { method: "POST", path: "/api/auth/merge-guest" },
  logOutEverywhere: { method: "POST", path: "/api/auth/log-out-everywhere" },
  deleteUser: { method: "DELETE", path: "/api/auth/delete-user" },
  getStages: { method: "GET", path: "/api/stage/get-stages" },
  changeStage: { method: "POST", path: "/api/stage/change-stage" },
  dashboardUser: { method: "GET", path: "/api/dashboard/user" },
  checklistItems: { method: "GET", path: "/api/dashboard/user/checklist-items" },
  threadAccounts: { method: "POST", path: "/api/support/thread-accounts" },
  importPlan: { method: "POST", path: "/api/dashboard/user/import" },
  reports: { method: "POST", path: "/api/reports" },
} as const satisfies Readonly<Record<string, ApiPlace>>;

export type FirstCallName = keyof typeof FIRST_CALLS;
