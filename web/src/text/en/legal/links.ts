export const privacy = "Privacy";
export const terms = "Terms";
export const label = "Legal";
/** On the welcome page, one line each. */
export const promise = [
  "No ads, no trackers, nothing sold. Other students never see your plan.",
  "Download all of it or delete all of it whenever you like.",
];
/** Below the list of what is stored. */
export const allAboutPrivacy = "How long it is kept, and who can see it";
