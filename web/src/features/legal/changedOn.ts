/** The day the meaning of these pages last changed. */
export const PRIVACY_CHANGED_ON = "2026-11-22";
export const TERMS_CHANGED_ON = "2026-11-22";
export const SCHOOL_ACCOUNTS_CHANGED_ON = "2026-11-27";
