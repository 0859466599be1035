export const cancel = "Cancel";
export const change = "Change";
export const close = "Close";
export const undo = "Undo";
export const tryAgain = "Try again";
export const saving = "Saving";
/** `what` is what loads: "your scores". */
export const loading = (what: string) => `Loading ${what}`;
/** Appended to a link's text, for screen readers. */
export const opensInNewTab = " (opens in a new tab)";
/** Shown for an invalid day. */
export const noDate = "no date";
export const save = "Save";
export const edit = "Edit";
export const remove = "Delete";
export const add = "Add";
export const skipToContent = "Skip to content";
