export const cancel = "Cancel";
export const close = "Close";
export const undo = "Undo";
export const tryAgain = "Try again";
export const saving = "Saving";
/** `what` is what is on its way: "your scores". */
export const loading = (what: string) => `Loading ${what}`;
/** Follows the words of a link, for those who do not see what it does. */
export const opensInNewTab = " (opens in a new tab)";
/** In the place of a day that no calendar has. */
export const noDate = "no date";
export const save = "Save";
export const edit = "Edit";
export const remove = "Delete";
export const add = "Add";
