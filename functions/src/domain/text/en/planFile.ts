import { formatNumber } from "../../shared/language.ts";

export const ofSample = "This file contains a sample student's plan. Only a plan of your own can be imported.";
export const notOurs = 'This is not a Cairn file. Choose the one that "Download my data" gave you.';
export const otherVersion = (version: number, read: number) =>
  `This file is version ${version}. Cairn reads version ${read}.`;
export const tooManyEntries = (most: number) =>
  `This file has a list with more than ${formatNumber(most)} entries. No plan has so many.`;
export const unreadable = "This file cannot be read.";
export const unknownField = (place: string) => `${place} is not a field that Cairn knows.`;
export const tooLarge = (place: string) => `${place} is too large for one document.`;
export const wrongField = (place: string) => `${place} is missing or invalid.`;
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`;
export const checklistHolds = (limit: number) => `A checklist can have at most ${formatNumber(limit)} tasks.`;
export const wrongTaskId = "A task's id can have letters and digits only.";
export const wrongDocumentId = "A document's id can have letters and digits only.";
