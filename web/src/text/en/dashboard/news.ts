/* An answer from support. */
export const supportAnswered = (subject: string) => `Support has answered "${subject}".`;
export const readAnswer = "Read the answer";

/* A comment on a share. */
export const readerCommented = "A reader commented on what you share.";
export const readComment = "Read the comment";
