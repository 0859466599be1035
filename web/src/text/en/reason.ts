/* The dialog before a step or a task is set aside. */
export const leavesCounts = "It no longer counts, but it stays here, so you can bring it back any time.";
export const keepIt = "Keep it";
export const reason = "Reason";
