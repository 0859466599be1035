import { formatNumber, plural } from "@domain/shared/language";

export const heading = "Support";
/** The recipient's name in the form and in threads. */
export const team = "Cairn support team";
/** `{lifeline}` and `{crisisLine}` are numbers to call or text. */
export const care =
  "If you are struggling, you do not have to wait for us. In the United States call or text {lifeline}, or text HOME to {crisisLine}, at any hour. If you are in danger, call 911. Is something here hard to use with a screen reader, a keyboard or your eyes? Write to us with the subject “Accessibility”. We aim to answer that within one school day.";

/* The form. */
export const newMessage = "New Message";
export const theForm = "the form";
export const to = "To";
export const name = "Name";
export const email = "Email";
export const subject = "Subject";
export const body = "Body";
export const whenWeAnswer = "We aim to answer within two school days.";
export const bodyLength = (count: number, limit: number) => `${formatNumber(count)} / ${formatNumber(limit)}`;
export const sendDetails = "Include technical details";
export const whatIsSent = "What would be sent";
export const onItsWay = (number: string) => `Message ${number} is on its way.`;
export const arrived = (number: string) => `Message ${number} has arrived. The answer appears below.`;
export const keptHere = (number: string) =>
  `Message ${number} waits on this device and will be sent when you are connected again.`;
export const send = "Send";
export const mayBeAnswered = "This may already be answered";

/* Messages and answers. */
export const yourMessages = "Your messages";
export const loadingYourMessages = "your messages";
export const noMessages = "No messages yet";
export const whatAppears = "Your messages and our answers will appear here.";
/** The reply form, by who writes. */
export const replies = {
  student: { send: "Reply", field: "Your reply", form: (number: string) => `Reply: ${number}` },
  support: { send: "Answer", field: "Your answer", form: (number: string) => `Answer: ${number}` },
};
export const detailsSent = "Technical details that were sent";
export const sending = "Sending";
export const waitingForNetwork = "Waiting for a connection";
export const answered = "Answered";
export const newAnswer = "New";
export const waitingForAnswer = "Waiting for an answer";

/* For support staff. */
export const fromStudents = "Messages from students";
export const loadingFromStudents = "the students' messages";
export const waiting = (count: number) =>
  count === 0
    ? "Every message is answered."
    : `${formatNumber(count)} ${plural(count, { one: "message waits", other: "messages wait" })} for an answer.`;
export const onlyWaiting = "Only unanswered messages";
export const nothingWaits = "Nothing is waiting";
export const whatStudentsWrite = "Messages from students will appear here, the oldest first.";
/** The account of a thread's student. It comes from the account itself, not from what the student typed. */
export const account = {
  verified: (address: string) => address,
  unverified: (address: string) => `${address} (email not confirmed)`,
  guest: "Guest without an email address",
  gone: "The account was deleted",
  unknown: "The account could not be looked up",
  loading: "Looking up the account",
};
export const signedAs = (fullName: string, address: string) => `Signed as ${fullName}, ${address}`;

/* FAQs. */
export const faqs = "FAQs";
export const searchFaqs = "Search FAQs";
export const answersFound = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "answer", other: "answers" })} found`;
export const noAnswer = (query: string) => `No answer mentions “${query}” yet. Send us a message, and we will answer.`;
export const seeAll = "See All";
export const seeFewer = "See Fewer";
export const view = "View";
export const askAboutThis = "Not what you needed? Ask us about this";
