import { formatNumber, plural } from "@domain/shared/language";

const days = (count: number) => `${formatNumber(count)} ${plural(count, { one: "day", other: "days" })}`;

/** These two replace a day inside a sentence. */
export const today = "today";
export const tomorrow = "tomorrow";
export const wasDue = (day: string) => `Was due ${day}`;
export const wasDueAgo = (day: string, count: number) => `Was due ${day}, ${days(count)} ago`;
export const due = (day: string) => `Due ${day}`;
export const dueIn = (day: string, count: number) => `Due ${day}, in ${days(count)}`;
export const done = "Done";
export const doneToday = "Done today";
export const doneOn = (day: string) => `Done ${day}`;
