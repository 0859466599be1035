/* The season of a student who has applied. */
export const seeSeason = "See all schools";
export const noSeasonDay = "No school waits for anything in the next 60 days.";

/* What is next is in another list than this year's tasks. */
export const openNext: Readonly<Record<string, string>> = {
  list: "See the list",
  school: "Open the school",
  interview: "Open the interviews",
  season: "Open the season",
  thanks: "Open the season",
  essay: "Open the essay",
  letter: "Open the letter",
  test: "Open the scores",
};
