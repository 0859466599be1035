import type { ApiCallName } from "./apiCalls.ts";

/** What each call does, in one sentence; the README's table of calls is made of these. */
export const API_SUMMARIES: Readonly<Record<ApiCallName, string>> = {
  register: "Registers the account at a stage and gives it that year's checklists.",
  registerEmail: "Makes an account with its name and answers a token that signs it in.",
  loginEmail: "Checks a password and answers a token that signs in.",
  checkUser: "Says whether the account has chosen a stage, and who the student is.",
  mergeGuest: "Brings a guest's plan into the account and removes the guest.",
  logOutEverywhere: "Ends every session of the account.",
  deleteUser: "Removes every document of the student, then the login.",
  getStages: "Lists the stage categories with their stages.",
  changeStage: "Moves the student to another stage and adds the checklists that are missing there.",
  dashboardUser: "Answers the student's name and standing.",
  checklistItems: "Answers the rows of this and the previous year's checklists.",
  threadAccounts: "Answers, to an admin, which addresses the accounts behind support threads have confirmed.",
  importPlan: "Reads a plan file into a new account.",
  reports: "Writes a browser's error or a refusal of the Content-Security-Policy to the log.",
};
