import { formatNumber } from "../../shared/language.ts";

export const hoursAsNumber = "Enter the hours as a number, such as 1200 or 1.5.";
export const atLeastOneHour = "Enter at least 1 hour.";
export const atMostHours = (limit: number) => `Enter at most ${formatNumber(limit)} hours.`;
export const goalOffScale = "Enter a goal within the test's score range.";
