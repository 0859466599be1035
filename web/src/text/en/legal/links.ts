export const privacy = "Privacy";
export const terms = "Terms";
export const label = "Legal";
/** On the welcome page, one line each. */
export const promise = [
  "No ads, no trackers, nothing sold. Other students never see your plan.",
  "Download all of it or delete all of it whenever you like.",
];
/** The text around two links: to the terms and to the privacy page. */
export const agreement = {
  before: "By continuing, you agree to the ",
  terms: "terms",
  between: ". The ",
  privacy: "privacy page",
  after: " says what is stored, and for how long.",
};
/** Below the list of what is stored. */
export const allAboutPrivacy = "How long it is kept, and who can see it";
