/** The BCP 47 tag that `Intl` formats dates and numbers with. */
export const LOCALE = "en-US";
