import { formatNumber } from "@domain/shared/language";

export const essayNotSaved = "Your essay was not saved. Copy it, then try again.";
export const notDeleted = (name: string) => `"${name}" was not deleted. Try again.`;
export const essaysFull = (limit: number) =>
  `Your board can hold ${formatNumber(limit)} essays. Empty the trash or delete one, then add this one.`;
export const versionsNotLoaded = "The versions of this essay could not be loaded. Try again.";
export const versionNotSaved = "The version was not saved. Try again.";
export const versionNotDeleted = "The version was not deleted. Try again.";
