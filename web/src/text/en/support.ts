import { formatNumber, plural } from "@domain/shared/language";

export const heading = "Support";
/** Who support is, as the form says and everybody reads. */
export const team = "Cairn support team";
/** `{lifeline}` and `{crisisLine}` are numbers to call or text. */
export const care =
  "If you are struggling, you do not have to wait for us. In the United States call or text {lifeline}, or text HOME to {crisisLine}, at any hour. In danger, call 911. Is something here hard to use with a screen reader, a keyboard or your eyes? Write to us under the subject “Accessibility”: we aim to answer that within one school day.";

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
export const sendDetails = "Send technical details along";
export const whatIsSent = "What would be sent";
export const onItsWay = (number: string) => `Message ${number} is on its way.`;
export const arrived = (number: string) => `Message ${number} is with us. The answer appears below.`;
export const keptHere = (number: string) =>
  `Message ${number} is kept on this device and will be sent when you are connected again.`;
export const send = "Send";
export const mayBeAnswered = "This may be answered already";

/* Messages and answers. */
export const yourMessages = "Your messages";
export const loadingYourMessages = "your messages";
export const noMessages = "No messages yet";
export const whatAppears = "What you send, and our answers to it, will stand here.";
/** The form under a message, by who writes. */
export const replies = {
  student: { send: "Reply", field: "Your reply", form: (number: string) => `Reply: ${number}` },
  support: { send: "Answer", field: "Your answer", form: (number: string) => `Answer: ${number}` },
};
export const detailsSent = "Technical details that were sent";
export const sending = "Sending";
export const waitingForNetwork = "Waiting for a network";
export const answered = "Answered";
export const newAnswer = "New";
export const waitingForAnswer = "Waiting for an answer";

/* For those who answer. */
export const fromStudents = "Messages from students";
export const loadingFromStudents = "the students' messages";
export const waiting = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "waits", other: "wait" })} for an answer.`;
export const onlyWaiting = "Only those that wait";
export const nothingWaits = "Nothing waits";
export const whatStudentsWrite = "What students write will stand here, the oldest first.";
/** Whose account a thread belongs to; the account knows it, the student has not typed it here. */
export const account = {
  verified: (address: string) => address,
  unverified: (address: string) => `${address} (address not confirmed)`,
  guest: "Guest without an address",
  gone: "The account is gone",
  unknown: "The account could not be looked up",
  loading: "Looking up the account",
};
export const signedAs = (fullName: string, address: string) => `Signs as ${fullName}, ${address}`;

/* Questions that are answered already. */
export const faqs = "FAQs";
export const searchFaqs = "Search FAQs";
export const answersFound = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "answer", other: "answers" })} found`;
export const noAnswer = (query: string) => `No answer speaks of “${query}” yet. Send us a message, and we will answer.`;
export const seeAll = "See All";
export const seeFewer = "See Fewer";
export const view = "View";
export const askAboutThis = "Not what you needed? Ask us about this";
export const sourceAndDay = "Source: {source}. Checked on {day}.";
