import { formatNumber, plural } from "@domain/shared/language";

export const goalsByType = "Goals by type";
export const howGoalsWork = "How many hours do you want in all? Leave a type empty to set no goal for it.";
export const saveGoals = "Save goals";
export const goalsSaved = "Goals saved.";
export const goalForJar = "Goal for the jar";
export const hoursInAll = "Hours in all";
export const goalTaken = "Goal removed.";
export const goalSet = (goal: number) =>
  `Goal set to ${formatNumber(goal)} ${plural(goal, { one: "hour", other: "hours" })}.`;
