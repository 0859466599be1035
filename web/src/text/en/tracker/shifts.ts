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
export const deleted = (hoursText: string, dayText: string) => `Deleted ${hoursText} on ${dayText}.`;
export const sameAsLastWeek = (hoursText: string, dayText: string) => `Same as last week: ${hoursText} on ${dayText}`;
export const moreFor = (hoursText: string, dayText: string) => `More for: ${hoursText} on ${dayText}`;
export const shifts = "Shifts";
export const showAll = (count: number) => `Show all ${formatNumber(count)} shifts`;
export const anticipated = "Anticipated";

export const startTimer = "Start timer";
export const stopTimer = "Stop timer";
export const ranTooLong = "The timer ran for more than a day. Type the hours you were there.";
export const timed = (hoursText: string) => `${hoursText} timed. Check them, then log them.`;
