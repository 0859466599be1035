export const leave = "Leave";
export const logOut = "Log Out";
export const logOutHint = "Ends your session on this device and removes your plan from it.";
export const logOutEverywhere = "Log out on all devices";
export const logOutEverywhereHint =
  "For a lost phone or a school computer. Each device logs out the next time it is used, and gets no more reminders. Your calendar address ends, too.";
export const loggingOut = "Logging out";
export const deleteAccount = "Delete Account";
export const deleteAccountHint = "Removes everything Cairn stores about you, and your login.";

export const unsentChanges = "Log out with unsent changes?";
export const unsentChangesHint =
  "Some changes have not reached Cairn yet. They stay in this browser and are sent the next time you log in here. Some school devices erase everything when you leave: on those, connect first. Until the changes are sent, you will not see them on other devices.";
export const stay = "Stay logged in";
export const logOutAnyway = "Log out anyway";

export const reallyDelete = "Delete your account?";
export const whatIsDeleted =
  "Everything listed under My data is deleted at once, including your tasks, settings, photo and login. This cannot be undone, but a file you download first can be imported into a new account.";
export const keepAccount = "Keep my account";
export const deleting = "Deleting";
export const confirmDeletion = "Confirm the deletion";
/** The word in capital letters is the same in every language. */
export const typeDelete = (word: string) => `Type ${word} to confirm`;
export const typeInCapitals = (word: string) => `Type ${word} in capital letters.`;
