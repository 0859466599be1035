/* The names of the parts, as the student and the reader see them. */
export const partNames = {
  checklist: "Checklist",
  hours: "Hours and experiences",
  application: "Application entries",
  schools: "Schools",
  courses: "Courses and GPA",
  scores: "Test scores",
  essay: "One essay",
  season: "Application season",
  journals: "Journal entries",
};

export const commentsNotLoaded = "The comments could not be loaded. Try again.";
export const notChanged = "The share was not changed. Try again.";
export const notEnded = "The share was not ended. Try again.";
export const commentNotSaved = "Your answer was not saved. Try again.";
export const commentNotChanged = "The comment was not changed. Try again.";
export const tooLarge = (part: string) => `This is too much for one share. Leave out "${part}", the largest part.`;
export const nothingToShare = "Nothing of what you chose exists any more. Choose again.";
export const listFull = (limit: number) =>
  `You can have ${limit} shares. End one that is no longer needed, then add this one.`;
export const answersFull = "A comment can have ten answers.";
