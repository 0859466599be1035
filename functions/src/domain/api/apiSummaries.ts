import type { ApiCallName } from "./apiCalls.ts";

/** What each call does, in one sentence. `npm run docs:api` writes the documented table of calls from it. */
export const API_SUMMARIES: Readonly<Record<ApiCallName, string>> = {
  register: "Registers the account at a stage and creates that year's checklists.",
  registerEmail: "Creates an account with a name and returns a token that signs it in.",
  loginEmail: "Checks a password and returns a token that signs in.",
  checkUser: "Says whether the account has chosen a stage, and who the student is.",
  mergeGuest: "Copies a guest's plan into the account and deletes the guest.",
  logOutEverywhere: "Ends every session of the account.",
  deleteUser: "Deletes every document of the student, then the login.",
  getStages: "Lists the stage categories with their stages.",
  changeStage: "Moves the student to another stage and creates its missing checklists.",
  dashboardUser: "Returns the student's name and standing.",
  checklistItems: "Returns the rows of this year's and the previous year's checklists.",
  threadAccounts: "For admins: returns which accounts behind support threads have confirmed their addresses.",
  importPlan: "Imports a plan file into a new account.",
  reports: "Writes a browser's error or a Content-Security-Policy violation to the log.",
};
