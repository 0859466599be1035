import { isolated, LOCALE, plural } from "../../shared/language.ts";

const things = { one: "thing", other: "things" };
const shares = { one: "share", other: "shares" };

/** `parts`: what is due, and what is overdue. */
export const subject = (parts: readonly string[]) => `Cairn: ${parts.join(", ")}`;
export const countDue = {
  daily: (count: number) => `${count} ${plural(count, things)} for today and tomorrow`,
  weekly: (count: number) => `${count} ${plural(count, things)} for the next seven days`,
};
export const countOverdue = (count: number) => `${count} overdue`;
export const greeting = (name: string) => (name === "" ? "Hello," : `Hello ${isolated(name)},`);
export const intro = {
  daily: "This is what your plan has for today and tomorrow.",
  weekly: "This is what your plan has for the next seven days.",
};
export const introWithOverdue = {
  daily: "This is what your plan has for today and tomorrow, and what is overdue.",
  weekly: "This is what your plan has for the next seven days, and what is overdue.",
};
export const kinds = {
  tasks: "Task",
  deadlines: "Deadline",
  letters: "Letter",
  interviews: "Interview",
  comments: "Comments",
};
export const overdue = "Overdue";
export const more = (count: number) => `${count} more`;
export const today = "Today";
export const tomorrow = "Tomorrow";
export const newComments = "New comments";
export const commentsOn = (count: number) =>
  count === 1 ? "Someone commented on what you share." : `There are comments on ${count} ${plural(count, shares)}.`;
export const openDay = "Open this day";
export const openShares = "Open your shares";
export const openCairn = "Open Cairn";
export const why = "You get this email because you turned on reminders in Cairn.";
export const change = "Change your reminders";
export const unsubscribe = "Stop these emails";

const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
/** "Monday, November 23" */
export const dayName = (day: string) => DAY.format(new Date(day));
export const wasDue = (thing: string, day: string) => `${thing}, was due ${dayName(day)}`;
