export const academicStanding = "Academic standing";
export const stages = "stages";
export const category = "Category";
export const stage = "Stage";
export const chooseCategory = "Choose a category first.";
export const changeTo = (stageName: string) => `Change to ${stageName}`;
export const savingStage = (stageName: string) => `Saving ${stageName}`;
export const changedTo = (stageName: string) => `Your standing is now ${stageName}.`;
export const whatChangingDoes = "Changing it reloads your checklists. Each stage keeps its own tasks and check marks.";
export const changingNeedsConnection = "You are offline. Changing your stage needs a connection.";
const trackNames = { HS: "high school", PM: "pre-medical", PD: "pre-dental" };
export const nowShowsAndKeeps = (track: keyof typeof trackNames) =>
  `Tabs and forms now show ${trackNames[track]}. What belongs to your other plans is kept.`;
