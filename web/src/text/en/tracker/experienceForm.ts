import { formatNumber, plural } from "@domain/shared/language";

export const newExperience = "New experience";
export const editExperience = "Edit experience";
export const add = "+Add";
export const saveChanges = "Save changes";
export const added = (experience: string) => `Added "${experience}".`;
export const saved = (experience: string) => `Saved "${experience}".`;
export const draftKept = "Draft saved on this device";
export const closeKeepingDraft = "Close the form and keep the draft";
export const moreForApplication = "More for your application";
export const moreFields = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} field that applications ask for`,
    other: `${formatNumber(count)} fields that applications ask for`,
  });

export const parts = { what: "What", when: "When and hours", contact: "Contact", reflection: "Reflection" };
export const takeEarlierContact = "Use an earlier contact";
export const chooseContact = "Choose a contact";
export const yesNo = { Yes: "Yes", No: "No" };
export const grades = { 9: "9", 10: "10", 11: "11", 12: "12", PG: "PG" };
export const times = { S: "School year", B: "Breaks", Y: "All year" };
export const compensations = { paid: "Paid", credit: "For credit", volunteer: "As a volunteer" };
export const notSaid = "Not set";
export const fittingCategory = "The one that fits the experience type";

export const typeChanged = (type: string, emptied: string) => `Type is now ${type}. Cleared: ${emptied}.`;

export const yearlyTotal = "Yearly total";
export const hoursByWeeks = "Hours by weeks";
export const hoursAYear = (hours: string) => `${hours} a year`;
export const fixTheNumbers = "Fix the numbers to see it";

export const marksMayNotArrive = (count: number) =>
  plural(count, {
    one: `${formatNumber(count)} curly quote, dash or hidden character may not arrive as typed.`,
    other: `${formatNumber(count)} curly quotes, dashes or hidden characters may not arrive as typed.`,
  });
export const makePlain = "Make them plain";
export const tooLong = "The text is too long for one of your applications.";
