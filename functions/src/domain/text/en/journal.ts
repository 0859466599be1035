export const writeTag = "Write a tag.";
export const tagCharactersAtMost = (limit: number) => `Use at most ${limit} characters for a tag.`;
export const entryFull = "This entry is full. Continue in a new one.";
export const emptyEntry = "Empty entry";
