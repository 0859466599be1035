export const privacy = "Privacy";
export const terms = "Terms";
export const label = "Legal";
/** On the welcome page, a line each. */
export const promise = [
  "No ads, no trackers, nothing sold. Other students never see your plan.",
  "Download all of it or delete all of it whenever you like.",
];
/** Around two links: to the terms and to the page about privacy. */
export const agreement = {
  before: "By going on you agree to the ",
  terms: "terms",
  between: ". What is stored, and for how long: ",
  privacy: "privacy",
  after: ".",
};
/** Under the list of what is stored. */
export const allAboutPrivacy = "How long it is kept, and who can see it";
