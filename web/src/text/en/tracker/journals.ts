import { formatNumber, plural } from "@domain/shared/language";

export const yourJournal = "your journal";
export const couldBeEssay = "Could be an essay";
export const newEntry = "New entry";
export const yourEntry = "Your entry";

// Writing.
export const moreForEntry = "More for this entry";
export const print = "Print";
export const saveAsText = "Save as text";
export const saveAsMarkdown = "Save as Markdown";
export const moveToTrash = "Move to the trash";
export const movedToTrash = "Moved to the trash.";
export const title = "Title";
export const optional = "(optional)";
export const day = "Day";
export const entry = "Entry";
export const typeAtToLink = "Type @ to link an experience or a school. Only you can read your journal.";
export const writeAboutIt = "Write about it";
export const anotherQuestion = "Another question";
export const deletedElsewhere = "This entry was deleted on another device. Your next word here brings it back.";
export const changedElsewhere =
  "This entry was also changed on another device. Keep both to save the other version as a separate entry.";
export const keepBoth = "Keep both";
export const keepThis = "Keep this one";
const wordCount = (count: number) => `${formatNumber(count)} ${plural(count, { one: "word", other: "words" })}`;
const characterCount = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "character", other: "characters" })}`;
export const entryLength = (words: number, characters: number) => `${wordCount(words)}, ${characterCount(characters)}`;
/** Compares a possible essay with the limit of the student's form, in the form's unit. */
export const essayFits = {
  words: (used: number, most: number, form: string) =>
    `As an essay: ${formatNumber(used)} of ${formatNumber(most)} words for ${form}`,
  characters: (used: number, most: number, form: string) =>
    `As an essay: ${formatNumber(used)} of ${formatNumber(most)} characters for ${form}`,
};
export const essayOver = {
  words: (over: number, form: string) => `As an essay: ${wordCount(over)} over for ${form}`,
  characters: (over: number, form: string) => `As an essay: ${characterCount(over)} over for ${form}`,
};
export const essayShort = {
  words: (short: number, form: string) => `As an essay: ${wordCount(short)} short for ${form}`,
  characters: (short: number, form: string) => `As an essay: ${characterCount(short)} short for ${form}`,
};
export const entryFull = "This entry is full. Continue in a new one.";

// Links.
export const linkedTo = "Linked to";
export const unlink = (name: string) => `Unlink ${name}`;
export const linkSomething = "Link an experience or school";
export const findSomething = "Find an experience or school";
export const experiencesAndSchools = "Experiences and schools";
export const nothingToLink = "Nothing to link yet. Add an experience or a school in its tab first.";
export const nothingCalled = (query: string) => `Nothing matches "${query}".`;
export const school = "School";
export const tags = "Tags";
export const removeTag = (tagName: string) => `Remove the tag ${tagName}`;
export const addTag = "Add a tag";
export const tagsEnough = (limit: number) => `At most ${limit} ${plural(limit, { one: "tag", other: "tags" })}`;

// The entries.
export const entries = "Entries";
export const moreForEntries = "More for these entries";
export const printEntries = "Print these entries";
export const saveAllAsText = "Save all as text";
export const saveAllAsMarkdown = "Save all as Markdown";
export const noEntriesYet = "No journal entries yet";
export const writeTwoLines = "Write two lines after your next shift. They turn into essays later.";
export const shownOf = (shown: number, all: number) =>
  `${shown} of ${all} ${plural(all, { one: "entry", other: "entries" })}`;
export const noneHasAll = "No entry matches all of this. Try fewer words.";
export const search = "Search your journal";
export const tag = "Tag";
export const allTags = "All tags";

// The trash.
export const waitHere = (days: number) => `Deleted entries stay here for ${days} days.`;
export const deleteAsk = (count: number) =>
  plural(count, { one: "Delete this entry for good?", other: `Delete ${count} entries for good?` });
export const noWayBack = "This cannot be undone.";
export const inTrash = "In the trash";
export const deletedOn = (written: string, gone: string) => `${written}. It will be deleted for good on ${gone}.`;
export const putBack = "Restore";

// Exported files.
export const about = (names: string) => `About: ${names}`;
export const tagged = (names: string) => `Tags: ${names}`;
