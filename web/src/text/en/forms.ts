import { LOCALE } from "@domain/shared/language";

/** Appended to a field's label. */
export const optional = " (optional)";
export const capsLock = "Caps Lock is on.";
export const more = (field: string) => `More: ${field}`;
export const less = (field: string) => `Less: ${field}`;
/** The label of a password field, used inside a sentence. */
export const show = (field: string) => `Show ${field.toLocaleLowerCase(LOCALE)}`;
export const hide = (field: string) => `Hide ${field.toLocaleLowerCase(LOCALE)}`;
export const passwordNeeds = "Your password needs";
/** Appended to a password rule. */
export const ruleMet = ", done";
export const ruleNotMet = ", not yet";
export const draftRestored = "Draft restored. This is what you typed last time.";
export const discard = "Discard";
export const pickFirst = "Another device has changed this, too. Pick which value to keep, then save again.";
