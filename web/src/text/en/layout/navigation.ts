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
