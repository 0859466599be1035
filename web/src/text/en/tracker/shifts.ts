import { formatNumber } from "@domain/shared/language";

export const hours = "Hours";
export const completed = "{hours} completed";
export const completedAndAnticipated = (anticipatedHours: string, dayText: string) =>
  `{hours} completed, ${anticipatedHours} anticipated after ${dayText}`;
export const typedTotalCounts = (typed: string, sum: string) =>
  `The total of ${typed} that you typed counts. Your shifts add up to ${sum}. Empty the total below to count them instead.`;
export const logHours = "Log hours";
export const changeShift = "Change the shift";
export const day = "Day";
export const whatYouDid = "What you did";
export const enterTheDay = "Enter the day you were there.";
export const logged = (hoursText: string, dayText: string) => `Logged ${hoursText} on ${dayText}.`;
export const planned = (hoursText: string, dayText: string) => `Planned a shift: ${hoursText} on ${dayText}.`;
export const hoursOn = (hoursText: string, dayText: string) => `${hoursText} on ${dayText}`;
export const loggedShifts = (shiftTexts: string) => `Logged ${shiftTexts}.`;
export const deleted = (hoursText: string, dayText: string) => `Deleted ${hoursText} on ${dayText}.`;
export const sameAsLastWeek = (hoursText: string, dayText: string) => `Same as last week: ${hoursText} on ${dayText}`;
export const usualShifts = (shiftTexts: string) => `Log your usual shifts: ${shiftTexts}`;
export const moreFor = (hoursText: string, dayText: string) => `More for: ${hoursText} on ${dayText}`;
export const shifts = "Shifts";
export const showAll = (count: number) => `Show all ${formatNumber(count)} shifts`;
export const anticipated = "Anticipated";
export const plannedTag = "Planned";

export const startTimer = "Start timer";
export const stopTimer = "Stop timer";
export const ranTooLong = (dayText: string) =>
  `The timer has run for more than a day, since ${dayText}. How long were you there?`;
export const enterHours = "Enter the hours of that day";
export const discardTimer = "Discard the timer";
export const ranTooShort = "The timer ran for less than a minute, so there is nothing to log.";
export const timed = (hoursText: string, dayText: string) =>
  `${hoursText} timed on ${dayText}. Check them, then log them.`;
