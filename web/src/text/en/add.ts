import { formatNumber } from "@domain/shared/language";

export const heading = "Add to Cairn";
export const checklist = "your checklist";
export const intro = "Choose what this becomes. You can change every word first.";
export const addNew = "Something new";
export const addThis = "What you shared";
export const kindLegend = "Add it as";
export const kinds = { task: "A task", resource: "A saved resource", journal: "A journal entry" };
export const wasCut = (characters: number) =>
  `What you shared is too long for Cairn. The first ${formatNumber(characters)} characters are here.`;

export const task = "Task";
export const due = "Due date";
export const linkLeftOut = "The link is too long for a task. A saved resource or a journal entry can keep it.";
export const title = "Title";
export const link = "Link";
export const group = "Group";
export const groupHint = "Counted in this group on your dashboard.";
export const note = "Note";
export const entry = "Entry";

export const giveTitle = "Enter a title.";
export const writeEntry = "Write something first.";
export const enterDay = "Enter a date.";

export const buttons = { task: "Add the task", resource: "Save the resource", journal: "Add the entry" };
export const notReady =
  "Your checklist has not loaded on this device yet. Connect to the internet and try again, or add it as something else.";

export const addedHeading = "Added";
export const added = {
  task: "The task is on your checklist.",
  resource: "The link is in your saved resources.",
  journal: "The entry is in your journal.",
};
export const open = {
  task: "Open the checklist",
  resource: "Open my saved resources",
  journal: "Open the entry",
};
export const addAnother = "Add something else";
