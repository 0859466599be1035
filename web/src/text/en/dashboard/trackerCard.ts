/** While the card's content loads. */
export const waiting = {
  loading: "your scores, schools and hours",
  notOnDevice: "Your scores, schools and hours are not on this device yet. They will appear when you are connected.",
};
export const scores = "Scores";
