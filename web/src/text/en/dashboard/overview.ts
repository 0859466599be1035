import { formatNumber, plural } from "@domain/shared/language";

const days = (count: number) => `${formatNumber(count)} ${plural(count, { one: "day", other: "days" })}`;

export const title = "Dashboard";
export const yourDashboard = "your dashboard";
/** For a student who has not given a name yet. */
export const welcome = "Welcome to Cairn";
export const welcomeByName = (name: string) => `Welcome, ${name}`;
export const welcomeBack = (name: string) => `Welcome back, ${name}`;

/* What is left of the year, below the greeting. */
const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
export const noTaskYet = "Your checklist is waiting for its first task.";
export const allTasksDone = "Every task on this year's checklist is done.";
export const onlyEarlierTasks = "Nothing is open. Some tasks are from before you joined.";
export const tasksLeft = (count: number) =>
  `${NUMBERS[count] ?? formatNumber(count)} ${plural(count, { one: "task", other: "tasks" })} left this year.`;
export const nextDueDate = (day: string) => `Your next due date is ${day}.`;
export const wasDueNext = (day: string) => `Your next step was due ${day}.`;

/* Standing and track. */
export const currentStanding = "Current standing";
export const planAheadFor = "Plan ahead for";
/** The specification's letters for the tracks. */
export const paths = {
  PD: { short: "PD", meaning: "Pre-dental" },
  PM: { short: "PM", meaning: "Pre-medical" },
};
export const stayWithHighSchool = "Stay with high school";

/* The season of a student who has applied. */
export const yourSeason = "Your season";

/* The next step. */
export const nextStep = "Next step";
export const aboutNextStep = "About Next step";
export const howNextStepIsChosen =
  "Missed deadlines come first, then what is due within a week, past suggestions, and the rest by date. “Not now” waits until tomorrow.";
export const yourNextStep = "your next step";
export const firstWithoutDate = "First on your list with no date this year";
export const suggestedFor = (stage: string, month: string) => `The list for ${stage} suggests this for ${month}`;
export const nothingOpen = "Nothing is open.";
export const addWhenYouThink = "Every task for this year is done. Add your own whenever you think of one.";
export const enoughForToday = "Enough for today.";
export const allPutOff = "You have put off every open task until tomorrow.";
/** The link to the resource of a suggested task. */
export const readMore = "Read more";
export const markAsDone = "Mark as done";
export const notNow = "Not now";
export const showAgain = "Show them again";
export const doneTask = (task: string) => `Done: "${task}".`;

/* The year. */
export const endOfYear = "End of Academic Year";
export const endsToday = (day: string) => `${day}, today`;
export const endsIn = (day: string, count: number) => `${day}, in ${days(count)}`;
/** A day of the month, by the plural category of its ordinal number. */
export const ordinals = {
  one: (date: string) => `${date}st`,
  two: (date: string) => `${date}nd`,
  few: (date: string) => `${date}rd`,
  other: (date: string) => `${date}th`,
};
export const noTaskDue = "No task is due this year.";
export const tasksDue = (months: string) => `Tasks due by month: ${months}.`;
export const todayIs = (day: string) => `Today is ${day}.`;
export const hillsAreBusy = "Hills are busy months.";
export const levelOfPastYear = "The dates on this list are from a past year, so the ground is level.";
export const levelWithoutDates = "Tasks with a due date will raise the hills.";
export const markIsToday = "The mark shows today.";
export const isComing = (year: string) => `This is the school year ${year}, which begins on August 1.`;

/* The cards next to it. */
export const widgetNames = {
  calendar: "Calendar",
  hours: "Your hours",
  saved: "Your Saved Resources",
  tracker: "Tracker View",
};
export const arrangeWidgets = "Arrange widgets";
