export const writeComment = "Write a comment.";
