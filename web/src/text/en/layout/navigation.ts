export const main = "Main";
export const stops = {
  dashboard: "Dashboard",
  tracker: "Tracker",
  timeline: "Timeline",
  resources: "Resources",
  support: "Support",
  profile: "Profile",
};
