import { formatNumber } from "../../shared/language.ts";

export const enterDay = "Enter a date as year-month-day.";
export const atMostCharacters = (limit: number) => `Use at most ${formatNumber(limit)} characters.`;
export const atLeastCharacters = (limit: number) => `Use at least ${formatNumber(limit)} characters.`;
