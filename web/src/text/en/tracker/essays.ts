import { formatNumber, plural } from "@domain/shared/language";

const wordCount = (count: number) => `${formatNumber(count)} ${plural(count, { one: "word", other: "words" })}`;
const characterCount = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "character", other: "characters" })}`;

export const yourEssays = "your essays";
export const essays = "Essays";

/* The board. */
export const addEssay = "Add an essay";
export const noEssaysYet = "No essays yet";
export const noEssaysText =
  "Paste a prompt, set its limit and its day, and write here. The counters count as the service does.";
export const status = "Status";
export const allStatuses = "All statuses";
export const unfinished = "Unfinished";
export const goesTo = "Goes to";
export const everywhere = "All schools and services";
export const nowhereYet = "No school or service yet";
export const deletedSchool = "A school no longer on your list";
export const shownOf = (shown: number, all: number) =>
  `${formatNumber(shown)} of ${formatNumber(all)} ${plural(all, { one: "essay", other: "essays" })}`;
export const noneMatches = "No essay matches. Choose another school or status.";
export const due = (day: string, distance: string) => `Due ${day}, ${distance}`;
export const dueOn = (day: string) => `Due ${day}`;
export const noDueDay = "No due day";
export const lengthOf = {
  words: (used: number, most: number | null) =>
    most === null ? wordCount(used) : `${formatNumber(used)} of ${wordCount(most)}`,
  characters: (used: number, most: number | null) =>
    most === null ? characterCount(used) : `${formatNumber(used)} of ${characterCount(most)}`,
};
export const over = (count: number) => `${formatNumber(count)} over`;
export const services = {
  common_app: "Common App",
  amcas: "AMCAS",
  aacomas: "AACOMAS",
  tmdsas: "TMDSAS",
  aadsas: "AADSAS",
};
/** A column of the exported file. */
export const exportedLength = "Length";

export const toCheck = (count: number) => `${formatNumber(count)} to check`;
export const checkAll = "Check all essays for names of other schools";

/* On a school's page. */
export const essaysFor = (school: string) => `Essays for ${school}`;
export const noneForSchool = "No essay for this school yet.";

/* Words written. */
export const wordsByWeek = "Words written";
export const thisWeek = (count: number) => `${wordCount(count)} this week`;
export const weekOf = (day: string) => `Week of ${day}`;
export const wordsInWeek = wordCount;

/* The trash. */
export const waitHere = (days: number) => `Deleted essays stay here for ${formatNumber(days)} days.`;
export const deleteAsk = (count: number) =>
  plural(count, { one: "Delete this essay for good?", other: `Delete ${formatNumber(count)} essays for good?` });
export const noWayBack = "Its versions are deleted, too. This cannot be undone.";
export const movedToTrash = "Moved to the trash.";

/* The form. */
export const newEssay = "New essay";
export const kind = "Kind of prompt";
export const prompt = "Prompt";
export const promptHint = "Paste it from the form.";
export const title = "Title";
export const limit = "Limit";
export const limitHint = "Leave it empty if the form sets none.";
export const limitUnit = "Counted in";
export const units = { words: "Words", characters: "Characters" };
export const dueDay = "Due day";
export const dueHint = "Shown in your calendar.";
export const add = "Add and write";
export const details = "About this essay";
export const saveDetails = "Save";
export const detailsSaved = "Saved.";
export const serviceAccepts = {
  words: (form: string, most: number) => `${form} accepts at most ${wordCount(most)}.`,
  characters: (form: string, most: number) => `${form} accepts at most ${characterCount(most)}.`,
};

/* All essays of a school are sent. */
export const secondarySent = { HS: "", PM: "Secondary sent", PD: "Supplemental sent" };
export const sentToday = "Sent today";
export const askSecondarySent = (name: string, sent: string) => `All essays for ${name} are marked as sent. ${sent}?`;
export const enterSentDay = "On another day";
export const secondaryNoted = (name: string, sent: string) => `${name}: ${sent} today.`;

/* Prompts in one paste. */
export const pastedPrompts = (count: number) =>
  `This looks like ${formatNumber(count)} prompts. Check how they are split:`;
export const atMost = {
  words: (most: number) => `at most ${wordCount(most)}`,
  characters: (most: number) => `at most ${characterCount(most)}`,
};
export const addEssays = (count: number) => `Add ${formatNumber(count)} essays`;
export const keepOnePrompt = "Keep as one prompt";
export const essaysAdded = (count: number) => `${formatNumber(count)} essays added.`;
export const takenFromPrompt = (words: string) => `Taken from the prompt: ${words}.`;

/* Sent with something to check. */
export const sentAsk = "Mark as sent?";
export const sentFindings = (names: number, excess: string) =>
  [
    names === 0
      ? ""
      : plural(names, {
          one: "One name or blank does not belong in this essay.",
          other: `${formatNumber(names)} names or blanks do not belong in this essay.`,
        }),
    excess === "" ? "" : `It is ${excess}.`,
  ]
    .filter(Boolean)
    .join(" ");
export const lookAgain = "Look again";
export const sentAnyway = "Mark as sent";

/* Writing. */
export const essayGoesTo = (owner: string) => `For ${owner}`;
export const backToBoard = "All essays";
export const notHere = "This essay is not here";
export const notHereText = "It may have been deleted, or it is not on this device yet.";
export const inTrash = "This essay is in the trash.";
export const putBack = "Restore";
export const text = "Text";
export const moreForEssay = "More for this essay";
export const copyText = "Copy the text";
export const copied = "Copied.";
export const notCopied = "The browser did not allow copying. Select the text and copy it.";
export const moveToTrash = "Move to the trash";
export const textFull = "This essay is full. Continue in a new one.";
export const deletedElsewhere = "This essay was deleted on another device. Your next word here brings it back.";
export const changedElsewhere =
  "This text was also changed on another device. Both are kept: the other one is a version.";
export const showVersions = "Show the versions";
export const understood = "OK";
export const wordsAndCharacters = (words: number, characters: number) =>
  `${wordCount(words)}, ${characterCount(characters)}`;
export const ofLimit = {
  words: (used: number, most: number) => `${formatNumber(used)} of ${wordCount(most)}`,
  characters: (used: number, most: number) => `${formatNumber(used)} of ${characterCount(most)}`,
};
export const overLimit = {
  words: (excess: number, most: number) => `${wordCount(excess)} over the limit of ${formatNumber(most)}`,
  characters: (excess: number, most: number) => `${characterCount(excess)} over the limit of ${formatNumber(most)}`,
};
export const below = (least: number) => `The form asks for at least ${wordCount(least)}.`;

/* Versions. */
export const versions = "Versions";
export const yourVersions = "the versions";
export const whenVersionsAreSaved =
  "Cairn saves a version when you stop writing for a while, and before a large change.";
export const versionName = "Name of this version";
export const versionNameHint = "Such as “Before Dr. Lee's comments”.";
export const saveVersion = "Save a version";
export const versionSaved = "Version saved.";
export const nothingToSave = "There is no text to save yet.";
export const compare = "Compare with the text";
export const compareWith = "Compare with";
export const compareNamed = (name: string) => `Compare: ${name}`;
export const currentText = "The text as it is now";
export const comparison = "Comparison";
export const closeComparison = "Close the comparison";
export const whatChanged = (removed: number, added: number) =>
  `${wordCount(removed)} removed, ${wordCount(added)} added`;
export const noDifference = "Both texts are the same.";
export const removedWords = "Removed: ";
export const addedWords = "Added: ";
export const bringBack = "Bring it back";
export const bringBackNamed = (name: string) => `Bring back: ${name}`;
export const broughtBack = "Brought back. The text before is a version.";
export const deleteVersion = (name: string) => `Delete the version ${name}`;
export const versionDeleted = "Version deleted.";
export const moreVersions = (count: number) => `Show ${formatNumber(count)} more`;
