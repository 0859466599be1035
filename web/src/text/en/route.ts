import { formatNumber } from "@domain/shared/language";

export const heading = "Your route";
export const aboutRoute = "About your route";
export const howToReadRoute =
  "Each stone is a step. Choose one to go to it below. The line is solid up to where you are.";
/** Shown only where there is a keyboard. */
export const routeKeys = "The arrow keys move along the route.";

/* A section. */
export const doneOf = (done: number, total: number) =>
  total === 0 ? "Behind you" : `${formatNumber(done)} of ${formatNumber(total)} done`;
export const doneOfAndSkipped = (done: number, total: number, skipped: number) =>
  `${doneOf(done, total)}, ${formatNumber(skipped)} skipped`;
/** Below a section that is not part of every path. */
export const sideNotes = { gap: "If you take one", school: "One of two paths" };

/* A step. */
export const states = { done: "Done", skipped: "Skipped", here: "You are here", next: "Next", open: "To do" };
export const doneOn = (state: string, day: string) => `${state} ${day}`;
/** After the step's name, for screen readers. */
export const stepFacts = (grade: string, months: string, state: string) => `(${grade}, ${months}). ${state}`;
export const applyOn = (day: string) => `Apply ${day}`;
export const factsAndDay = (facts: string, day: string) => `${facts}. ${day}`;

/* The way to the application. */
export const application = "Your application";
export const noApplicationDay = "Choose the day you submit, and the plan back from it appears here.";
export const setApplicationDay = "Set the day you submit";
export const daysOfPlan = (begin: string, finish: string) => `${begin} to ${finish}`;
/** After the name of a step in the plan. `state` is "" for a step that has not begun. */
export const planFacts = (days: string, state: string) => (state === "" ? `(${days})` : `(${days}). ${state}`);
export const planStates = { over: "Should be finished", now: "Under way", ahead: "" };
export const planNow = (finish: string) => `Now, to ${finish}`;
export const planOver = (finish: string) => `Until ${finish}`;
export const planAhead = (begin: string) => `From ${begin}`;

/* The printed sheet. */
export const routeOf = (name: string) => `Route of ${name}`;
