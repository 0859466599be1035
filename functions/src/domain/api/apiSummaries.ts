import type { ApiCallName } from "./apiCalls.ts";

/** What each call does, in one sentence. The table of calls in the docs is generated from these. */
export const API_SUMMARIES: Readonly<Record<ApiCallName, string>> = {
  register: "Registers the account at a stage and creates that year's checklists.",
  registerEmail: "Creates an account with its name and returns a token that signs it in.",
  loginEmail: "Checks a password and returns a sign-in token.",
  checkUser: "Returns whether the account has chosen a stage, and who the student is.",
  mergeGuest: "Copies a guest's plan into the account and deletes the guest.",
  logOutEverywhere: "Ends every session of the account.",
  deleteUser: "Deletes every document of the student, then the login.",
  getStages: "Lists the stage categories with their stages.",
  changeStage: "Moves the student to another stage and adds the checklists missing there.",
  dashboardUser: "Returns the student's name and standing.",
  checklistItems: "Returns the rows of this and the previous year's checklists.",
  threadAccounts: "Returns the email addresses behind support threads and whether each is confirmed. For admins only.",
  importPlan: "Reads a plan file into a new account.",
  reports: "Logs a browser's error or a Content-Security-Policy violation.",
};
