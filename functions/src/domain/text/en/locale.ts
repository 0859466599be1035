/** How dates and numbers are written: a BCP 47 tag for `Intl`. */
export const LOCALE = "en-US";
