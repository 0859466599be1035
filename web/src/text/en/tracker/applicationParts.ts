export const entries = "Entries";
export const interviews = "Interviews";
export const letters = "Letters";
export const season = "Season";
export const thisPart = "this part";
export const essays = "Essays";
