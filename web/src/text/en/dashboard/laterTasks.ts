import { formatNumber, plural } from "@domain/shared/language";

const tasks = (count: number) => `${formatNumber(count)} ${plural(count, { one: "task", other: "tasks" })}`;
const dates = (count: number) => `${formatNumber(count)} ${plural(count, { one: "date", other: "dates" })}`;

/* Set aside. */
export const askNotForMe = (task: string) => `Set "${task}" aside?`;
export const notForMeForm = "Set a task aside";
export const setAside = "Set it aside";
export const reasonExample = "My school has no AP courses";
export const setTaskAside = (task: string) => `Set aside: "${task}".`;
export const setAsideOn = (day: string) => `Set aside on ${day}`;
export const setAsideFor = (day: string, reason: string) => `Set aside on ${day}: ${reason}`;
export const bringBack = "Bring back";
export const bringBackTask = (task: string) => `Bring back: ${task}`;
export const broughtBack = (task: string) => `Back on your list: "${task}".`;
export const setAsideCount = (count: number) => `${tasks(count)} set aside`;

/* From before the student joined. */
export const earlierThisYear = "Earlier this year";
export const beforeYouJoined = (count: number) => `${tasks(count)} from before you joined`;
export const doneBeforeYouJoined = (count: number) => `${tasks(count)} done before you joined`;
export const earlierAreNotLate =
  "Nothing here is late, and nothing counts until you say so. Mark what you did, or set aside what you skipped.";

/* From one year to the next. */
export const datedToPastYear = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "open task has a date", other: "open tasks have dates" })} in a past school year. Nothing is late.`;
export const moveDates = (year: string) => `Move the dates to ${year}`;
export const movedDates = (count: number, year: string) => `Moved ${dates(count)} to ${year}.`;
