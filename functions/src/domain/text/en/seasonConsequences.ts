/** What is lost if a duty is not done. */
export const consequences = {
  withdraw: "You hold a place that you will not take, and the school you chose may see it.",
  interview: "Without the interview there is no offer.",
  seat: "The seat may be lost.",
  severalOffers: "A school may withdraw an offer from someone who holds several.",
  rank: "Missing the ranking withdraws you from all the medical schools.",
  none: "Nothing is lost, but schools notice a thank-you note.",
  book: "Good days are taken first.",
  late: "If it is late, the school reads it later.",
  application: "The school cannot consider you.",
  deadline: "The school may not take it any more.",
  aid: "Aid may be smaller or gone.",
} as const;
