import { isolated } from "../../shared/language.ts";

export const enterTime = "Enter a time, such as 09:30.";
export const chooseZone = "Choose a time zone from the list.";
export const chooseFormat = "Choose a format from the list.";

/** Short names of what is due, for the calendar. */
export const calendarDuties = {
  deposit: "Last safe day to reply or pay the deposit",
  narrow: "Last safe day to keep more than three offers",
  choose: "Last safe day to keep more than one offer",
  commit: "Last safe day to commit",
  rank: "TMDSAS ranking closes",
  thank: "Send a thank-you note",
  secondary: "Send the secondary back",
  supplemental: "Send the supplemental back",
  fafsa: "FAFSA due",
  css: "CSS Profile due",
  "own-aid": "College's own aid form due",
} as const;
export const commitOpens = "Commit to Enroll opens";
export const calendarEntry = (school: string, what: string) => `${isolated(school)}: ${what}`;
export const interviewDay = "Interview";
export const interviewAt = (time: string) => `Interview, ${time}`;
