import { formatNumber } from "../../shared/language.ts";

export const ofSample = "This file holds a sample student's plan. Only a plan of your own can be imported.";
export const notOurs = 'This is not a file of Cairn. Choose the one that "Download my data" gave you.';
export const otherVersion = (version: number, read: number) =>
  `This file is of version ${version}. Cairn reads version ${read}.`;
export const unreadable = "This file cannot be read.";
export const unknownField = (place: string) => `${place} is not a field that Cairn knows.`;
export const tooLarge = (place: string) => `${place} is larger than a document may be.`;
export const wrongField = (place: string) => `${place} is missing or not what it should be.`;
export const problemAt = (place: string, problem: string) => `${place}: ${problem}`;
export const checklistHolds = (limit: number) => `A checklist holds ${formatNumber(limit)} tasks.`;
export const wrongTaskId = "A task's id is made of letters and digits.";
export const wrongDocumentId = "A document's id is made of letters and digits.";
