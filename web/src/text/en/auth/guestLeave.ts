export const leaveAndLose = "Log out and lose your plan?";
export const whatIsLost =
  "You are here without an account, so no one can log in to this plan again. Logging out deletes it: your lists, your own tasks and your settings.";
export const keepPlan = "Keep my plan";
export const logOutAndDelete = "Log out and delete";
export const deleting = "Deleting";
