import { formatNumber, plural } from "@domain/shared/language";

export const youApplyThrough = "You apply through";
export const keepOne = "At least one stays. Choose another one first.";
export const schoolsThrough = (count: number, service: string) =>
  `${formatNumber(count)} ${plural(count, { one: "school", other: "schools" })} through ${service}`;
export const listUses = (schools: string) => `Your list also has ${schools}.`;
export const addServices = (services: string) => `Use ${services}, too`;

export const aboutService = (service: string) => `About ${service}`;
export const aboutServiceMeta = "Dates, fees, letters and essays, each with its source";

export const currentUntil = "Current activities up to";
export const withoutDay = (day: string) => `If you leave this empty: ${day}. Later hours go under Planned Activities.`;
