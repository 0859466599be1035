export const main = "Main";
/** Appended to "Support", for screen readers. */
export const newAnswer = ", new answer";
export const newComment = ", new comment on what you share";
export const stops = {
  dashboard: "Dashboard",
  tracker: "Tracker",
  timeline: "Timeline",
  resources: "Resources",
  support: "Support",
  profile: "Profile",
};
/** Further search words for each of them. They are not a sentence. */
export const stopWords = {
  dashboard: "home start checklist calendar",
  tracker: "hours records log",
  timeline: "plan years steps",
  resources: "help links study saved",
  support: "help contact message questions FAQ",
  profile: "account settings photo",
};
