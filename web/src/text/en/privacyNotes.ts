import { plural } from "@domain/shared/language";

export const detailsFound = (details: number) =>
  `${details} ${plural(details, { one: "detail", other: "details" })} could identify a patient`;
export const detailsFollow = (details: number) =>
  plural(details, { one: "One more follows.", other: `${details} more follow.` });
export const writeInstead = (suggestion: string) => `Write “${suggestion}”`;
export const leaveIt = "Keep as is";
export const leave = (found: string) => `${leaveIt}: ${found}`;
export const foundHere = "Found on this device. Nothing is sent anywhere.";
