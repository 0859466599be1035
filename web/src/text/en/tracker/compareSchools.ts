import { formatNumber, plural } from "@domain/shared/language";

export const compare = "Compare";
export const heading = {
  HS: "Colleges side by side",
  PM: "Medical schools side by side",
  PD: "Dental schools side by side",
};
export const close = "Close the comparison";
export const addSchool = "Add a school";
export const chooseSchool = "Choose a school";
export const chooseTwo = (most: number) =>
  `Choose up to ${formatNumber(most)} schools from your list. Each figure comes with its year and source.`;
export const takeOut = (school: string) => `Take out ${school}`;
export const addToComparison = "Compare";
export const takeOutOfComparison = "Take out of the comparison";
export const added = (school: string, count: number, most: number) =>
  `${school} is in the comparison (${formatNumber(count)} of ${formatNumber(most)}).`;
export const full = (most: number) => `The comparison holds ${formatNumber(most)} schools. Take one out first.`;
export const scrolls = "Comparison, scrolls sideways";
export const factsOfSchools = "the figures of these schools";
export const measure = "Figure";
export const notKnown = "Not known";
export const sources = "Sources";
export const sourceNumber = (number: number) => `Source ${formatNumber(number)}`;
export const sourceOf = (source: string, year: string) => (year === "" ? source : `${source} (${year})`);
export const enteredByYou = "Entered by you";

export const rows = {
  fit: "Fit",
  status: "Status",
  deadline: "Next deadline",
  place: "City and state",
  distance: "Distance from home",
  control: "Public or private",
  services: "Apply through",
  undergraduates: "Undergraduates",
  admitted: "Admission rate",
  tests: "SAT and ACT",
  sat: "SAT, middle half",
  act: "ACT, middle half",
  mcat: "Typical MCAT",
  dat: "Typical DAT",
  gpa: "Typical GPA",
  residents: "In-state students",
  tuitionInState: "Tuition and fees, in state",
  tuitionOutOfState: "Tuition and fees, out of state",
  setting: "Setting",
  netPrice: "Net price of a year, after grants",
  netPriceLow: "Net price, family income up to $30,000",
  graduation: "Graduate within 150% of the usual time",
  accreditation: "Accreditation",
  note: "Good to know",
};
export const settingOf = (setting: string, size: string) => `${setting}, ${size}`;
export const inYourState = "In your state";
export const aboutMiles = (miles: number) =>
  `About ${formatNumber(miles)} ${plural(miles, { one: "mile", other: "miles" })}`;
export const controls = { public: "Public", private: "Private", profit: "Private, for profit" };
export const ownForm = "Its own form";
export const percent = (share: string) => `${share}%`;
export const open = "Open to everyone";
export const range = (low: number, high: number) => `${low} to ${high}`;
export const sentBy = (scores: string, share: string) => `${scores}, sent by ${share}% of those who enrolled`;
export const tests = {
  required: "Required",
  "required-below": "Required of some",
  flexible: "Required, of any kind",
  optional: "Optional",
  blind: "Not looked at",
};
/** A policy of an earlier entry: "fall 2024 entry". */
export const testsIn = (policy: string, entry: string) => `${policy} for ${entry}`;
export const firstClass = (accreditation: string, year: string) =>
  [accreditation, `first class ${year}`].filter(Boolean).join(", ");
export const website = "Website";
export const ofSchool = (school: string) => ` of ${school}`;
