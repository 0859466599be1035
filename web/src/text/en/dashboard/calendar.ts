import { formatNumber, plural } from "@domain/shared/language";

/** The kinds of items on a day. */
export const kinds = {
  step: "Suggested step",
  own: "Your own task",
  "last-year": "From last year's list",
  deadline: "School deadline",
  essay: "Essay due",
  interview: "Interview",
  test: "Planned test",
  letter: "Letter of recommendation",
  shift: "Shift",
};
/** Marks today in the list of a day's items. */
export const today = "today";
export const doneItem = (item: string) => `${item}, done`;
export const andMore = (count: number) => `and ${formatNumber(count)} more`;
export const onWeekday = (weekday: string, distance: string) => `${weekday}, ${distance}`;

/* The card. */
export const collapseCalendar = "Collapse calendar";
export const expandCalendar = "Expand calendar";
export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const month = "Month";
export const year = "Year";
export const backToToday = "Back to today";
export const nothingDueThisMonth = "Nothing due this month";
export const comingUp = "Coming up";
export const nextDates = "Next dates";
export const yourDeadlines = "your deadlines";
export const deadlinesNotLoaded = "Your deadlines could not be loaded. Your tasks are safe.";
export const deadlinesNotOnDevice =
  "Your deadlines are not on this device yet. They will appear when you are connected.";

/* Other calendars. */
export const addToCalendar = "Add to my calendar";
export const addItemToCalendar = (item: string) => `Add to my calendar: ${item}`;
export const downloadAll = "Download all (.ics)";
export const keepUpToDate = "Subscribe by address";
export const download = "Download (.ics)";
export const google = "Google Calendar";
export const downloadedDates = (count: number) =>
  `Downloaded ${formatNumber(count)} ${plural(count, { one: "date", other: "dates" })}. Open the file to add them.`;

/* A day. */
export const closeDay = (day: string) => `Close ${day}`;
export const nothingDueThisDay = "Nothing due on this day";
export const doneKind = (kind: string) => `${kind} · Done`;
export const addTaskForDay = "Add a task for this day";
export const newTaskFor = (day: string) => `New task for ${day}`;
