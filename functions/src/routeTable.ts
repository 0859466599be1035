import type { Route } from "./http/Route.ts";
import { addSubscription } from "./routes/addSubscription.ts";
import { calendarFile } from "./routes/calendarFile.ts";
import { changeCalendarFeed } from "./routes/changeCalendarFeed.ts";
import { changeStage } from "./routes/changeStage.ts";
import { checklistItems } from "./routes/checklistItems.ts";
import { checkUser } from "./routes/checkUser.ts";
import { commentOnShare } from "./routes/commentOnShare.ts";
import { dashboardUser } from "./routes/dashboardUser.ts";
import { deleteUser } from "./routes/deleteUser.ts";
import { endCalendarFeed } from "./routes/endCalendarFeed.ts";
import { getStages } from "./routes/getStages.ts";
import { importPlan } from "./routes/importPlan.ts";
import { loginEmail } from "./routes/loginEmail.ts";
import { logOutEverywhere } from "./routes/logOutEverywhere.ts";
import { makeCalendarFeed } from "./routes/makeCalendarFeed.ts";
import { mergeGuest } from "./routes/mergeGuest.ts";
import { openShare } from "./routes/openShare.ts";
import { openUnsubscribe } from "./routes/openUnsubscribe.ts";
import { register } from "./routes/register.ts";
import { registerEmail } from "./routes/registerEmail.ts";
import { reminders } from "./routes/reminders.ts";
import { removeSubscription } from "./routes/removeSubscription.ts";
import { reportShare } from "./routes/reportShare.ts";
import { reports } from "./routes/reports.ts";
import { setReminders } from "./routes/setReminders.ts";
import { threadAccounts } from "./routes/threadAccounts.ts";
import { unsubscribe } from "./routes/unsubscribe.ts";

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
  makeCalendarFeed,
  changeCalendarFeed,
  endCalendarFeed,
  calendarFile,
  reminders,
  setReminders,
  addSubscription,
  removeSubscription,
  unsubscribe,
  openUnsubscribe,
  commentOnShare,
  openShare,
  reportShare,
];
