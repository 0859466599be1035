export const scores = "Scores";
/** The line that opens the card. */
export const inside = "Scores, schools and hours";
