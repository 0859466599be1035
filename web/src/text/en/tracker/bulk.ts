import { formatNumber, plural } from "@domain/shared/language";
import { experiences } from "./hours.ts";

export const select = "Select";
export const done = "Done";
export const selectOne = (experience: string) => `Select ${experience}`;
export const actions = "Change the selected experiences";
export const selected = (count: number) => `${formatNumber(count)} selected`;
export const atMost = (count: number) => `You can select ${formatNumber(count)} at most.`;
export const selectAllShown = "Select all shown";
export const newType = "New type";
export const changeType = "Change type";

export const deleted = (count: number) => `Deleted ${experiences(count)}.`;
export const typed = (count: number, type: string) =>
  plural(count, {
    one: `${experiences(count)} now counts as ${type}.`,
    other: `${experiences(count)} now count as ${type}.`,
  });
export const emptied = "The form categories and compensation chosen for the old type were cleared.";
export const typedBefore = (type: string) => `All selected experiences count as ${type} already.`;
