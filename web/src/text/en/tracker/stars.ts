import { formatNumber } from "@domain/shared/language";

/** The meaning of a form's stars. */
export const starred = {
  meaningful: {
    heading: "Most meaningful",
    markAs: "Mark as most meaningful",
    only: (given: number, all: number) => `Only most meaningful (${formatNumber(given)} of ${formatNumber(all)})`,
    given: (given: number, all: number) => `${formatNumber(given)} of ${formatNumber(all)} most meaningful`,
    markedFor: (experience: string) => `Most meaningful: ${experience}`,
    tooMany: (given: number, form: string, all: number) =>
      `You marked ${formatNumber(given)} as most meaningful; ${form} takes ${formatNumber(all)}. Unmark ${formatNumber(given - all)}.`,
    whichGivesUp: (form: string, all: number) =>
      `${form} takes ${formatNumber(all)} most meaningful experiences. Which one should lose its star? Its texts stay.`,
    whichIsReplaced: (form: string, all: number, wanted: string) =>
      `${form} takes ${formatNumber(all)} most meaningful experiences, and all are marked. Choose the one that "${wanted}" replaces.`,
  },
  important: {
    heading: "Most important",
    markAs: "Mark as most important",
    only: (given: number, all: number) => `Only most important (${formatNumber(given)} of ${formatNumber(all)})`,
    given: (given: number, all: number) => `${formatNumber(given)} of ${formatNumber(all)} most important`,
    markedFor: (experience: string) => `Most important: ${experience}`,
    tooMany: (given: number, form: string, all: number) =>
      `You marked ${formatNumber(given)} as most important; ${form} takes ${formatNumber(all)}. Unmark ${formatNumber(given - all)}.`,
    whichGivesUp: (form: string, all: number) =>
      `${form} takes ${formatNumber(all)} most important experiences. Which one should lose its star? Its texts stay.`,
    whichIsReplaced: (form: string, all: number, wanted: string) =>
      `${form} takes ${formatNumber(all)} most important experiences, and all are marked. Choose the one that "${wanted}" replaces.`,
  },
};

export const takeOff = "Take the star off";
export const allGiven = (count: number) => `All stars are used: ${formatNumber(count)}`;
export const whoGivesUp = "Which one should lose its star?";
export const givesItsStarUp = "Gives its star up";
export const givesUpItsStar = "Gives up its star";
export const leaveAsItIs = "Keep it as is";
export const keepAsItIs = "Keep as it is";
export const swap = "Swap";
