import { formatNumber, plural } from "../../shared/language.ts";

export const hoursAsNumber = "Enter the hours as a number, such as 1200 or 1.5.";
export const hoursNotNegative = "Hours cannot be negative.";
export const atMostHours = (limit: number) => `Enter at most ${formatNumber(limit)} hours.`;
export const moreThanNoHours = "Enter more than 0 hours.";
export const hoursOfADay = "A day has 24 hours.";
export const hoursOfAWeek = "A week has 168 hours.";
export const weeksNotNegative = "Weeks cannot be negative.";
export const weeksOfAYear = "A year has 52 weeks.";
export const giveAName = "Give the experience a name.";
export const phoneWithAreaCode = "Enter a number with its area code, like (555) 014-7720.";
export const emailAddress = "Enter an email address like name@example.com.";
export const atMostShifts = (limit: number) =>
  `An experience can hold ${formatNumber(limit)} ${plural(limit, { one: "shift", other: "shifts" })}.`;
export const endBeforeStart = "The end is before the start.";
export const moreHoursThanDays = "There are not that many hours between the start and the end.";
export const notANumber = "Enter a number, such as 2.5.";
