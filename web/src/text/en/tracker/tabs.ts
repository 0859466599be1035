export const tracker = "Tracker";
export const yourTracker = "your tracker";
export const share = "Share";
export const thisTab = "this tab";

export const tabs = {
  experiences: "My Experiences",
  scores: "My Scores",
  coursework: "My Coursework",
  application: "My Application",
  journals: "My Journals",
};

/** The schools of each track. */
export const schools = { HS: "My Colleges", PM: "My Medical Schools", PD: "My Dental Schools" };
