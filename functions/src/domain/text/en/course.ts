export const yearSuchAs = "Enter a year such as 2026.";
export const enterCredits = (limit: number) => `Enter the credits, 0 to ${limit}.`;
export const chooseTerm = "Choose a term.";
export const enterName = "Enter the course's name.";
export const chooseGrade = "Choose a grade, or mark the course as in progress.";
export const gradeSuchAs = "Use a grade such as B+, P or W.";

export const marks = {
  P: "Pass",
  NP: "No pass",
  W: "Withdrawn",
  WF: "Withdrawn failing",
  I: "Incomplete",
  AU: "Audit",
  TC: "AP, IB or CLEP credit",
};

export const subjects = {
  biology: "Biology",
  chemistry: "Chemistry",
  biochemistry: "Biochemistry",
  physics: "Physics",
  math: "Math",
  statistics: "Statistics",
  health: "Health science",
  earth: "Earth and environmental science",
  engineering: "Engineering",
  computing: "Computer science",
  psychology: "Psychology",
  social: "Social science",
  english: "English and writing",
  humanities: "Humanities",
  language: "Languages",
  arts: "Arts",
  other: "Other",
};

// Reasons for a subject.
export const youChose = "You chose it.";
export const titleSays = (words: string) => `The title says "${words}".`;
export const otherwise = (reason: string, department: string, subject: string) =>
  `${reason} The code ${department} would say ${subject}.`;
export const codeBeginsWith = (department: string) => `The code begins with ${department}.`;
export const youChoseAsListed = (reason: string) => `You chose it. ${reason}`;
export const choiceAssumed = (service: string) =>
  `You chose it. ${service} goes by title and department; these do not name a subject, so Cairn uses your choice.`;
export const choiceWithoutCode = (service: string) =>
  `You chose it. ${service} goes by title and department; without a code, Cairn uses your choice.`;
export const choiceIgnored = (reason: string, service: string, subject: string) =>
  `${reason} ${service} goes by title and department, so your choice (${subject}) does not change it.`;
export const subjectUnknown = "Neither the code nor the title names a subject we know.";
