import { formatNumber, plural } from "@domain/shared/language";

export const similarHeading = "Earlier answers to similar prompts";
export const similarHint = "Compared on this device. Nothing is sent anywhere.";
export const startFromThis = "Start from this one";
export const startFrom = (name: string) => `${startFromThis}: ${name}`;
export const noSchool = "No school";
export const wordCount = (words: number) => `${formatNumber(words)} ${plural(words, { one: "word", other: "words" })}`;

export const namesFound = (names: number) =>
  `${names} ${plural(names, { one: "name or blank does", other: "names or blanks do" })} not belong in this essay`;
export const namesFollow = (names: number) =>
  plural(names, { one: "One more follows.", other: `${names} more follow.` });
export const belongsTo = (school: string) => `This is a name of ${school}.`;
export const teamOf = (school: string) => `Students and teams of ${school} have this name.`;
export const cityOf = (school: string) => `${school} is here.`;
export const osteopathic = "This word belongs to osteopathic medicine, and the essay goes to an MD school.";
export const leftBlank = "A template has left this blank.";
export const showInText = "Show in the text";
export const show = (found: string) => `${showInText}: ${found}`;
export const leaveIt = "Keep as is";
export const leave = (found: string) => `${leaveIt}: ${found}`;
export const namesNotChecked = "The names of other schools could not be checked.";
export const checkAgain = "Check again";
