export const enterWriter = "Enter who writes the letter.";
