/** The day on which the words of these pages last changed their meaning. */
export const PRIVACY_CHANGED_ON = "2026-11-22";
export const TERMS_CHANGED_ON = "2026-11-22";
