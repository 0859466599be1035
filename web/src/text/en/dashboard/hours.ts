import { formatNumber, plural } from "@domain/shared/language";

const inHours = (count: number) => `${formatNumber(count)} h`;

/** While the hours load. */
export const waiting = {
  loading: "your hours",
  notOnDevice: "Your hours are not on this device yet. They will appear when you are connected.",
};
export const logHours = "Log hours";
export const noHoursYet = "No hours yet";
export const whatShowsHere =
  "Each type of experience becomes part of a ring here. The more hours it has, the larger its part.";
export const addExperience = "Add an experience";

/* The ring and its legend. */
export const hours = inHours;
export const hoursInAll = (count: number) => `{total} ${plural(count, { one: "hour", other: "hours" })}`;
export const hoursOfGoal = (goalHours: number) => `{total} of ${inHours(goalHours)}`;
export const typeHours = (typeName: string, count: number) => `${typeName}, ${inHours(count)}`;
export const hoursByType = (total: number) =>
  `Hours by type, ${formatNumber(total)} in all. Choose a type to see its experiences.`;
export const type = "Type";
export const hoursColumn = "Hours";
export const goalReached = (goalHours: number) => `Goal of ${inHours(goalHours)} reached`;
export const goal = (count: number) => `Goal ${inHours(count)}`;
export const planned = (count: number) => `${inHours(count)} anticipated`;
export const setGoals = "Set goals by type";
export const changeGoals = "Change goals by type";
