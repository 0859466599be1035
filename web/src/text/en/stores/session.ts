/* Why a session ended. */
export const endedByServer =
  "You were signed out. Your password may have been changed, or your account disabled. Log in to continue.";
export const endedElsewhere = "You were signed out in another tab. Log in to continue.";

/* A guest plan. */
export const guestPlanGone = "The guest plan is no longer in this browser. You can start a new one.";
export const guestPlanMerged = "Your guest plan is in this account now.";
export const unsynced = "Some of your changes have not reached Cairn yet. Check your connection and try again.";

/** In a list of providers. */
export const yourPassword = "your password";
