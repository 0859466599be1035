import { formatNumber, plural } from "@domain/shared/language";

/** Keeps the figure and its unit on one line. */
const inHours = (count: number) => `${formatNumber(count)}\u00A0h`;

/** While the pictures load. */
export const waiting = {
  loading: "your scores, schools and hours",
  notOnDevice: "Your scores, schools and hours are not on this device yet. They will appear when you are connected.",
};

/* Scores. */
export const noScoreYet = "Your latest and best score, your goal and the days to your next test appear here. {add}";
export const addScore = "Add a score";
export const best = (test: string) => `Best ${test}`;
export const bestPractice = (test: string) => `Best ${test}, practice`;
export const notTakenYet = "Not taken yet";
export const latestIsBest = "Also your latest";
export const latest = (result: string) => `Latest ${result}`;
export const goal = (result: string) => `Goal ${result}`;
/** `distance` is "in 15 days". */
export const nextTest = (test: string, distance: string) => `Next ${test} ${distance}, {day}`;
export const onScale = (result: string, low: string, high: string) => `${result} on a scale from ${low} to ${high}`;
export const onScaleWithGoal = (result: string, low: string, high: string, target: string) =>
  `${result} on a scale from ${low} to ${high}; your goal is ${target}`;
export const hidden = "hidden";
export const numbersHidden = "Numbers are hidden. {show}";
export const showNumbers = "Show them with Display Scores";

/* Schools. */
export const schools = {
  HS: { onList: "Colleges on your list", add: "Add a college" },
  PM: { onList: "Medical schools on your list", add: "Add a medical school" },
  PD: { onList: "Dental schools on your list", add: "Add a dental school" },
};
export const noSchoolYet = "Each one you add counts here as a safety, a match or a reach. {add}";
export const fits = { safety: "Safety", match: "Match", reach: "Reach" };
export const unknownFit = (count: number) => `${formatNumber(count)} without enough data. {see}`;
export const seeWhatIsMissing = "See what is missing";

/* The jar. */
export const hoursJar = "Hours jar";
export const emptyJar = "An empty jar";
export const jarHolds = (pebbles: number, all: number, hours: number, total: number) =>
  `A jar holding ${formatNumber(pebbles)} of ${formatNumber(all)} pebbles: ${formatNumber(hours)} of ${formatNumber(total)} ${plural(total, { one: "hour", other: "hours" })}`;
export const setGoalToFill = "Set a goal, and your hours drop in as pebbles.";
export const firstPebble = (hours: number) => `The first pebble drops in at ${inHours(hours)}.`;
export const pebblesSoFar = (hours: number, total: number, each: number) =>
  `${formatNumber(hours)} of ${inHours(total)}. One pebble is ${inHours(each)}.`;
export const goalReached = (hours: number, total: number) =>
  `${inHours(hours)}. Your goal of ${inHours(total)} is reached.`;
export const setGoal = "Set a goal";
export const changeGoal = "Change goal";
