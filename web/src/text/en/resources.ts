import { formatNumber, plural } from "@domain/shared/language";

export const heading = "Resources";
export const theResources = "the resources";
export const tabs = {
  HS: "High School",
  PM: "Pre-Med",
  PD: "Pre-Dental",
  MD: "Medical",
  DD: "Dental",
  FA: "Financial Aid",
  WB: "Wellbeing",
  saved: "My Saved",
};
export const howChosen =
  "We chose these because they are official, free or widely used by students. No one pays to be listed. Each link opens another site with its own rules about your data.";

/* The filters. */
export const searchAll = "Search all resources";
export const cost = "Cost";
export const anyCost = "Any cost";
export const costs = { free: "Free", mixed: "Free and paid", paid: "Paid" };
export const stage = "Stage";
export const everyStage = "Every stage";
export const stages = {
  HS: "High school",
  PM: "Pre-med",
  PD: "Pre-dental",
  MD: "Medical school",
  DD: "Dental school",
};

/* Groups and search results. */
export const resources = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "resource", other: "resources" })}`;
export const resourcesAndSaved = (count: number, savedCount: number) =>
  `${resources(count)}, ${formatNumber(savedCount)} saved`;
export const clearFilters = "Clear filters";
export const nothingOfThatKind = "Nothing here for that cost and stage";
export const takeAnotherKind = "Choose another cost or stage above, or clear the filters.";
export const found = "Found";
export const resourcesFound = (count: number) => `${resources(count)} found.`;
export const nothingFor = (query: string) => `No resource matches "${query}"`;
export const howToFind =
  "Try a shorter word, or look through the groups of a tab. If you know a good one, tell us about it.";
export const suggestOne = "Suggest a resource";
/** The subject of the message to support. */
export const suggestionSubject = "A resource for Cairn";

/* A card. */
export const save = (title: string) => `Save ${title}`;
export const saved = (title: string) => `${title} is saved.`;
export const noLongerSaved = (title: string) => `${title} is no longer saved.`;
export const whyOf = (category: string, why: string) => `${category}: ${why}`;
export const providerAndCost = (provider: string, costWords: string) => `${provider}. ${costWords}.`;
export const onlyCost = (costWords: string) => `${costWords}.`;
export const view = "View";
export const viewInNewTab = (title: string) => `View ${title} (opens in a new tab)`;
export const reportLink = "Dead link?";
/** Must begin with the visible label. */
export const reportLinkOf = (title: string) => `Dead link? Tell us about ${title}`;
/** The message to support, which the student sends. */
export const reportSubject = (title: string) => `Dead link: ${title}`;
export const reportBody = (title: string, url: string) => `The link to ${title} (${url}) did not work for me.`;
export const notYetChecked = "Link not checked yet.";
export const checkedLongAgo = "Checked more than a year ago";
/** `{day}` is the day. */
export const checkedOn = "Checked {day}.";

/* Saved resources. */
export const yourSaved = "your saved resources";
export const nothingSaved = "Nothing saved yet";
export const howToSave = "Press the bookmark on a card. It then appears here and counts on your dashboard.";
/** Shown only where there is a keyboard. */
export const saveKey = "S saves the card you are on.";
export const group = "Group";
export const all = (count: number) => `All ${formatNumber(count)}`;
export const groupCount = (name: string, count: number) => `${name} ${formatNumber(count)}`;
export const nothingInGroup = "Nothing is saved in this group yet.";
export const noLongerListed = "Something you saved is no longer listed.";
export const remove = "Remove it";
/** Of a link that the student saved from another site. */
export const ownLink = (host: string) => `${host}. Saved by you.`;

/* Notes on saved resources. */
export const addNote = "Add a note";
export const addNoteOn = (title: string) => `Add a note on ${title}`;
export const changeNote = "Change the note";
export const changeNoteOn = (title: string) => `Change the note on ${title}`;
export const noteOn = (title: string) => `Note on ${title}`;
export const myNote = "My note";
export const noteLength = (count: number, limit: number) =>
  `${formatNumber(count)} of ${formatNumber(limit)} characters`;
export const saveNote = "Save note";
export const noteSaved = "Your note is saved.";
