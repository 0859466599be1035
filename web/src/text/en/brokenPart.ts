export const cardBroke = "This part stopped working. What you saved is safe, and the rest of the page works.";
/** `name` is the student's own name for the entry, or empty. */
export const rowBroke = (name: string) =>
  `${name === "" ? "One entry" : `"${name}"`} could not be shown: it contains something Cairn cannot read. The others are complete.`;
