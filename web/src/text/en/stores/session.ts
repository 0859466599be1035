/* Why a session ended. */
export const endedByServer =
  "You were signed out. Your password may have been changed, or your account disabled. Log in to continue.";
export const endedElsewhere = "You were signed out in another tab. Log in to continue.";

/* A guest plan. */
export const guestPlanGone = "The guest plan is no longer in this browser. You can start a new one.";
export const guestPlanMerged = "Your guest plan is in this account now.";
export const unsynced = "Some of your changes have not reached Cairn yet. Check your connection and try again.";

/* A way of signing in that joins an account. */
/** Used in the list of providers in the sentence below. */
export const yourPassword = "your password";
export const existingAccount = (email: string, ways: string, provider: string) =>
  `There is already an account for ${email}. Log in with ${ways}, and ${provider} will be added to it.`;
export const existingAccountSomehow = (email: string, provider: string) =>
  `There is already an account for ${email}. Log in the way you did before, and ${provider} will be added to it.`;
export const otherAccount = (provider: string, email: string) =>
  `${provider} was not added, because ${email} belongs to a different account.`;
export const wayAdded = (provider: string) =>
  `${provider} has been added to your account. From now on, you can log in with it, too.`;
/** `why` is a whole sentence. */
export const wayNotAdded = (provider: string, why: string) => `${provider} could not be added. ${why}`;
