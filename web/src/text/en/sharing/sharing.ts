import { formatNumber, plural } from "@domain/shared/language";

export const heading = "Sharing";
export const whatYouShare = "what you share";
export const explanation =
  "Let someone look at parts of your plan, without an account. What you share is encrypted on this device. Only the link opens it, so Cairn cannot read it.";
export const newShare = "Share parts of my plan";

/* Guests. */
export const guestHeading = "Keep your plan first";
export const guestReason =
  "Only someone with an account can end a link. Your plan has no account yet: if this browser lost it, no one could end the link. Create an account, and everything you entered stays.";
export const keepPlan = "Keep my plan";

/* Before the account's address is confirmed. */
export const confirmFirst =
  "Confirm your email address before you share: the first confirmation ends links from before, in case someone else signed up with your address.";

/* The list. */
export const yourShares = "What you share";
export const noShares = "Nothing is shared";
export const whatAppears = "Links you make appear here: who they are for, what they show, and when they end.";
export const meantFor = {
  adviser: "Advisor",
  counselor: "Counselor",
  parent: "Parent",
  "letter-writer": "Letter writer",
  other: "Somebody else",
};
export const named = (kind: string, words: string) => `${kind}: ${words}`;
export const live = "Live";
export const frozen = "Frozen";
export const closed = "Closed";
export const over = "Ended";
export const endsOn = (day: string) => `Ends after ${day}`;
export const endedOn = (day: string) => `Ended after ${day}`;
export const notOpened = "Not opened yet";
export const openedTimes = (count: number, day: string) =>
  `Opened ${plural(count, { one: "once", other: `${formatNumber(count)} times` })}, last on ${day}`;
export const closedHint =
  "Support has closed this share after a report. Nobody can open it any more. Write to support if you think this is wrong.";
export const wrongKey = "The link on this device does not open this share. Paste the link that you sent.";
export const otherDevice =
  "Made on another device, or before you last logged out, so this device does not have its link.";
export const pasteLink = "Paste its link to see it here";
export const useLink = "Use link";
export const notThisLink = "This is not the link of one of your shares. Paste all of it, from https:// to the end.";
export const copyLink = "Copy link";
export const copyLinkOf = (name: string) => `Copy link for ${name}`;
export const linkCopied = "Link copied.";
export const copyRefused = "Your browser did not allow copying. Select the link and copy it yourself.";
export const send = "Send";
export const sendOf = (name: string) => `Send the link for ${name}`;
export const shareTitle = "My plan in Cairn";
export const seeIt = "See it as they see it";
export const ownLooks = "Each time the page loads counts as one opening. Your own looks count, too.";
export const change = "Change";
export const changeOf = (name: string) => `Change the share for ${name}`;
export const end = "End";
export const endOf = (name: string) => `End the share for ${name}`;
export const endAll = "End all";
export const remove = "Remove";
export const removeOf = (name: string) => `Remove the share for ${name}`;

/* Ending. */
export const endTitle = (name: string) => `End the share for ${name}?`;
export const endText =
  "The link stops working at once, on pages that are open, too. Its comments are deleted. You can make a new link later.";
export const endAllTitle = "End everything you share?";
export const endAllText = "All your links stop working at once. Their comments are deleted.";
export const keepSharing = "Keep sharing";
export const endNow = "End now";
export const ended = "The share has ended.";
export const allEnded = "All shares have ended.";
export const endsLater =
  "You are offline. The share ends as soon as you are connected again. Until then, its link still works.";

/* The form. */
export const newHeading = "New share";
export const changeHeading = (name: string) => `Change the share for ${name}`;
export const whoFor = "Who is it for?";
export const theirName = "Their name, or anything that helps you to remember";
export const theirNameHint = "The reader sees this. It is encrypted, too.";
export const whatToShare = "What do you share?";
export const partHints = {
  checklist: "This year's and last year's tasks.",
  hours: "Totals by type, and each experience with its dates.",
  application: "The entries of one form, without contacts.",
  schools: "Status, fit and deadlines, without notes.",
  courses: "Grades by term, and the averages.",
  scores: "Results and planned tests, without notes.",
  essay: "Its text and its prompt.",
  season: "What is next at each school, and interviews.",
  journals: "Only the entries you tick.",
};
export const scoresAreHidden =
  "You hide your scores, so the share shows tests and dates without numbers. Tick Display Scores under My Scores to show them.";
export const whichForm = "Which form?";
export const whichEssay = "Which essay?";
export const chooseEssay = "Choose an essay";
export const essayOf = (owner: string, title: string) => `${owner}: ${title}`;
export const allEssaysOf = (school: string, count: number) => `${school}: all ${formatNumber(count)} essays`;
export const noEssays = "You have no essays yet.";
export const essaysLoading = "your essays";
export const whichEntries = "Which journal entries?";
export const whichEntriesHint = "Nothing is ticked for you. Each change asks again.";
export const noEntries = "Your journal is empty.";
export const entriesLoading = "your journal";
export const lastDay = "Last day";
export const lastDayHint = "A year at most. You can end it earlier at any time.";
export const suggestions = { twoWeeks: "2 weeks", threeMonths: "3 months", year: "1 year" };
export const suggestionOf = (span: string) => `In ${span}`;
export const keepsUp = "Does it keep up with your plan?";
export const keepsUpChoices = {
  live: "Live: your changes follow while you use Cairn on this device",
  frozen: "Frozen: it stays as it is today",
};
export const commentsAllowed = "They may leave comments";
export const yourName = "Your name, as they see it";
export const note = "A line for them";
export const noteExample = "Please look at my school list before Friday.";
export const makeLink = "Make the link";
export const making = "Encrypting";
export const saveShare = "Save changes";
export const cancel = "Cancel";
export const nothingTicked = "Choose at least one part.";
export const essayMissing = "Choose the essay to share.";
export const formMissing = "Choose the form to share.";
export const entriesMissing = "Tick at least one entry, or leave the journal out.";
export const wrongLastDay = (first: string, last: string) => `Choose a day from ${first} to ${last}.`;
export const offline = "You are offline. Connect to the internet to make or change a link.";
export const changed = "The share is changed.";
export const refused = "The server did not accept it. Try again.";

/* The result. */
export const linkReady = "Your link is ready";
export const linkReadyText =
  "Whoever has this link can read what you chose until its last day. Send it only to the person it is for.";
export const theLink = "Link";
export const done = "Done";

/* The entry on other pages. */
export const cardText =
  "Let an advisor, a counselor, a parent or a letter writer read parts of your plan by a link. It is encrypted, it ends when you say so, and they need no account.";
export const openSharing = "See what I share";
export const cardNews = "New comment";
