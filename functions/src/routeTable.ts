import type { Route } from "./http/Route.ts";
import { changeStage } from "./routes/changeStage.ts";
import { checklistItems } from "./routes/checklistItems.ts";
import { checkUser } from "./routes/checkUser.ts";
import { dashboardUser } from "./routes/dashboardUser.ts";
import { deleteUser } from "./routes/deleteUser.ts";
import { getStages } from "./routes/getStages.ts";
import { importPlan } from "./routes/importPlan.ts";
import { loginEmail } from "./routes/loginEmail.ts";
import { logOutEverywhere } from "./routes/logOutEverywhere.ts";
import { mergeGuest } from "./routes/mergeGuest.ts";
import { register } from "./routes/register.ts";
import { registerEmail } from "./routes/registerEmail.ts";
import { reports } from "./routes/reports.ts";
import { threadAccounts } from "./routes/threadAccounts.ts";

/** All calls of the API. Separate from `index.ts`, because Firebase inspects all exports of that file. */
export const routeTable: readonly Route[] = [
  register,
  registerEmail,
  loginEmail,
  checkUser,
  mergeGuest,
  logOutEverywhere,
  deleteUser,
  getStages,
  changeStage,
  dashboardUser,
  checklistItems,
  threadAccounts,
  importPlan,
  reports,
];
