export const textFull = "This essay is full. Continue in a new one.";
export const wholeNumber = "Enter a whole number.";
export const limitBetween = (lowest: string, highest: string) => `Enter a number from ${lowest} to ${highest}.`;

/** What an essay is about, as the student files it. */
export const kinds = {
  "personal-statement": "Personal statement",
  "why-school": "Why this school",
  "why-field": "Why this field or major",
  adversity: "Adversity",
  community: "Community and diversity",
  gap: "Gap or reapplication",
  research: "Research",
  leadership: "Leadership",
  challenge: "Challenge or failure",
  experience: "Meaningful experience",
  creative: "Creative or short answer",
  additional: "Additional information",
  other: "Other",
};
export const statuses = {
  "not-started": "Not started",
  drafting: "Drafting",
  revising: "Revising",
  done: "Done",
  sent: "Sent",
};
/** The name of a version that was saved automatically. */
export const reasons = {
  session: "End of a writing session",
  change: "Before a large change",
  conflict: "From another device",
  restore: "Before another text replaced it",
  named: "Saved by you",
};
