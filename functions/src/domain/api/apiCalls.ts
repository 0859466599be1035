interface ApiPlace {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: `/api/${string}`;
}

/**
 * Where each call of the API answers: the only place that spells a path out. It stands apart from `apiContract.ts`, for
 * the browser needs the paths at its first page and the schemas only where a form asks for them.
 */
export const API_CALLS = {
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

export type ApiCallName = keyof typeof API_CALLS;
