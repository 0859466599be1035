import { formatNumber, plural } from "@domain/shared/language";

const schoolsIn = (count: number) => `${formatNumber(count)} ${plural(count, { one: "school", other: "schools" })}`;
export const lackDeadline = (count: number) =>
  `A usual deadline is known for ${schoolsIn(count)} without one. It is marked until you have checked the school's own.`;
export const addAll = "Add the usual deadlines";
export const added = (count: number) => `Added the usual deadline of ${schoolsIn(count)}. Check each one.`;
