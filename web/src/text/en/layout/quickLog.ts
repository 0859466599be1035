import { formatNumber, plural } from "@domain/shared/language";

export const logHours = "Log hours";
export const whatItDoes = "Adds one shift to an experience. Enter saves it.";
export const experiences = "experiences";
export const experience = "Experience";
export const newExperience = "A new experience";
export const type = "Type";
export const name = "Name";
export const nameHint = "If you leave this empty, the type is used as the name.";
export const hours = "Hours";
export const day = "Day";
export const note = "Note";
export const keyOpensThis = "Open this with the L key on this device";

export const enterHours = "Enter the hours.";
export const enterDay = "Enter the day.";
export const nameTooLong = (limit: number) => `Use at most ${formatNumber(limit)} characters.`;

export const halfAnHour = "half an hour";
export const hoursIn = (count: number) => `${formatNumber(count)} ${plural(count, { one: "hour", other: "hours" })}`;
export const logged = (amount: string, experienceName: string) => `Logged ${amount} to ${experienceName}.`;
export const planned = (amount: string, experienceName: string) =>
  `Planned a shift of ${amount} for ${experienceName}.`;
export const loggedUnderTotal = (amount: string, experienceName: string, total: string) =>
  `Logged ${amount} to ${experienceName}. Its total stays at the ${total} you entered.`;
