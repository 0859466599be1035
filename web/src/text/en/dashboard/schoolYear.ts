export const heading = (year: string) => `Where are you in ${year.replace("-", "\u2013")}?`;
export const whatHappens =
  "If you move on, you get the list of your new year. Last year's list stays below it, with all you have done, and offers what is still worth doing. Your records stay as they are.";
export const nowIn = (stage: string) => `Now in ${stage}`;
export const stillIn = (stage: string) => `Still in ${stage}`;
export const somethingElse = "Something else";
export const moving = "Moving on";
export const needsConnection = "You are offline. Moving on needs a connection.";
export const movedTo = (stage: string) => `You are in ${stage} now.`;
