/* The dialogs before a sample is closed. */
export const startOwnPlan = "Start my own plan";
export const ownBeginsEmpty = (name: string) =>
  `Your own plan starts empty. ${name}'s sample plan is closed and deleted, including what you changed in it. Nothing moves into your plan.`;
export const asGuest = "Continue as a guest";
export const withAccount = "Create an account";
export const haveAccount = "I have an account";
export const opening = "Opening";
export const notNow = "Not now";
export const closeSample = (name: string) => `Close ${name}'s sample plan?`;
export const sampleIsDeleted = "Logging out deletes the sample and what you changed in it.";
export const logOutOfSample = "Log out";
