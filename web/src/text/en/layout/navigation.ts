export const main = "Main";
/** Follows "Support", for those who do not see the mark. */
export const newAnswer = ", new answer";
export const stops = {
  dashboard: "Dashboard",
  tracker: "Tracker",
  timeline: "Timeline",
  resources: "Resources",
  support: "Support",
  profile: "Profile",
};
