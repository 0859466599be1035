export const oldEnough = "I am 13 or older";
export const guestTooYoung = "Cairn is for students who are 13 or older, with or without an account.";
export const tooYoung = "Cairn accounts are for students who are 13 or older.";
/** The text around two links: to the terms and to the privacy page. */
export const agreement = {
  before: "By continuing, you agree to the ",
  terms: "terms",
  between: ". The ",
  privacy: "privacy page",
  after: " says what is stored, and for how long.",
};
