import { formatNumber, plural } from "@domain/shared/language";

export const comments = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "comment", other: "comments" })}`;
/** Names the part, for screen readers. */
export const commentsOn = (part: string) => `Comments on ${part}`;
export const leaveComment = "Leave a comment";
export const commentOn = (part: string) => `Leave a comment on ${part}`;
export const yourName = "Your name";
export const yourComment = "Your comment";
export const whoReads = "The student reads it, and so can everyone with this link. It is encrypted before it is sent.";
export const send = "Send comment";
export const sending = "Sending";
export const sent = "Your comment was sent. Answers appear here.";
export const left = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "character", other: "characters" })} left`;
export const someone = "Someone with the link";
export const theStudent = "The student";
export const answer = "Answer";
export const resolved = "Resolved";
