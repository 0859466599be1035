import { formatNumber, plural } from "@domain/shared/language";

export const hours = (count: number) => `${formatNumber(count)} ${plural(count, { one: "hour", other: "hours" })}`;
/** Where space is limited. */
export const hoursShort = (count: number) => `${formatNumber(count)} h`;
export const experiences = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "experience", other: "experiences" })}`;
