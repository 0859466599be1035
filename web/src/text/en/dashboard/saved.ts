import { formatNumber, plural } from "@domain/shared/language";

/** While the saved resources load. */
export const waiting = {
  loading: "your saved resources",
  notOnDevice: "Your saved resources are not on this device yet. They will appear when you are connected.",
};
export const browse = "Browse";
export const seeAll = "See all";
export const saveOne = "Save a resource, and it counts here.";
/** A fold with the groups in which nothing is saved. */
export const groupsWithNone = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "group", other: "groups" })} with 0 saved`;
