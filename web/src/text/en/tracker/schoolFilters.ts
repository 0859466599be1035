import { formatNumber, plural } from "@domain/shared/language";

export const filters = "Filters";
export const filtersOn = (count: number) => `Filters (${formatNumber(count)})`;
export const shownOf = (shown: number, all: number) =>
  `${formatNumber(shown)} of ${formatNumber(all)} ${plural(all, { one: "school", other: "schools" })}`;
export const clear = "Clear filters";
export const noneFits = "No school on your list fits these filters.";

export const words = "Words in the name, place or note";
export const status = "Status or outcome";
export const anyStatus = "Any status";
export const fit = "Fit";
export const anyFit = "Any fit";
export const kind = "MD or DO";
export const anyKind = "Both kinds";
export const state = "State";
export const anyState = "Any state";
export const control = "Public or private";
export const anyControl = "Both";
export const controls = { public: "Public", private: "Private" };
export const size = "Undergraduates";
export const anySize = "Any number";
export const sizes = {
  tiny: "Under 1,000",
  small: "1,000 to 4,999",
  medium: "5,000 to 9,999",
  large: "10,000 to 19,999",
  huge: "20,000 and more",
};
export const sizesOf = (year: string) => `As of ${year}. Schools without a known number are left out.`;
export const within = "Distance from home";
export const anyDistance = "Any distance";
export const inMyState = "In my state";
export const upTo = (miles: number) => `Up to ${formatNumber(miles)} miles`;
export const measuredByState = (from: string) => `Between the centers of ${from} and the school's state.`;
export const home = "Your state";
export const homeHint = "For this filter only. It is not saved.";
export const chooseHome = "Choose a state";
export const admits = "Admission rate";
export const anyRate = "Any rate";
export const admitRates = {
  least: "Under 10%",
  few: "10% to 29%",
  half: "30% to 59%",
  most: "60% and more, or open to everyone",
};
export const via = "Apply through";
export const anyService = "Any service";
