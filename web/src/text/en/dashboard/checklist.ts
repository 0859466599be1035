import { formatNumber, plural } from "@domain/shared/language";

const tasks = (count: number) => `${formatNumber(count)} ${plural(count, { one: "task", other: "tasks" })}`;

export const currentYear = "Current Year's Checklist";
export const previousYear = "Previous Year's Checklist";
export const aboutList = (heading: string) => `About ${heading}`;
export const whatCurrentYearIs = (stage: string) =>
  `Steps we suggest for ${stage}, plus your own. Each one you finish lays a stone.`;
export const whatPreviousYearIs =
  "What we suggested for the stage before this one. Finish what is open here, or move it to this year.";
export const collapse = (heading: string) => `Collapse ${heading}`;
export const expand = (heading: string) => `Expand ${heading}`;
export const sortByDueDate = "Sort by due date";
export const sortedByDueDate = "Sorted by due date.";
export const doneOf = (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`;
/** Rows that were moved to another list and count there. */
export const countMoved = (count: number) => `${formatNumber(count)} moved`;
/** A fold of the list, by what is in it. */
export const farAway = (count: number, days: number) => `${tasks(count)} due in more than ${formatNumber(days)} days`;
export const settled = (done: number, moved: number) =>
  done === 0 ? `${tasks(moved)} moved` : `${tasks(done)} done${moved > 0 ? `, ${countMoved(moved)}` : ""}`;
/** Appended to the count, for screen readers. */
export const tasksDone = " tasks done";
export const stonesLaid = "{count} stones laid";

/* Shown instead of a list. */
export const noPreviousYear = "No previous year yet";
export const atFirstStage = "You are at the first stage. When you move on, this year's list is kept here.";
export const notLoaded = "Failed to load checklist items";
export const allSafe = "Your tasks are safe.";
export const notOnDevice = "This list is not on this device yet. It will appear when you are connected.";
export const checklistItems = "checklist items";
export const noTasksYet = "No tasks yet";
export const writeFirstTask = "Write down one thing to do this year. It becomes the first stone.";
export const addFirstTask = "Add your first task";
export const addOwnTask = "+ Add Your Own Task!";

/* A row. */
export const moreFor = (task: string) => `More for: ${task}`;
export const dueDate = "Due date";
export const moveUp = "Move up";
export const moveDown = "Move down";
export const openHereAgain = "Reopen it here";
export const aboutStep = "About this step";
export const deletedTask = (task: string) => `Deleted "${task}".`;
export const reopenedTask = (task: string) => `Reopened "${task}".`;
export const movedToPlace = (task: string, place: number, total: number) =>
  `Moved "${task}" to place ${formatNumber(place)} of ${formatNumber(total)}.`;
export const ownTask = "Your own task";
export const leftFromLastYear = "Left over from last year";
export const notSynced = "Not synced yet";
export const useSuggestedName = "Use the suggested name";
export const movedToThisYear = "Moved to this year";
export const movedToLaterList = "Moved to a later list";

/* Set aside. */
export const notForMe = "Not for me";

/* From before the student joined. */
export const suggestedBy = (day: string) => `Suggested by ${day}`;

/* From one year to the next. */
export const moveToThisYear = "Move to this year";
export const moveTaskToThisYear = (task: string) => `Move to this year: ${task}`;
export const setTasksAside = (count: number) => `Set aside ${tasks(count)}.`;
export const earlierOfLastYear = (count: number) =>
  `${tasks(count)} ${plural(count, { one: "is", other: "are" })} from a year before you joined. Nothing counts until you say so.`;
export const didThese = "I did these";
export const didEarlier = (count: number) => `Done: ${tasks(count)}.`;
export const leftOpen = (count: number) => `${tasks(count)} ${plural(count, { one: "was", other: "were" })} left open.`;
export const moveAllToThisYear = (count: number) => `Move all ${formatNumber(count)} to this year`;
export const movedTask = (task: string) => `Moved "${task}" to this year.`;
export const movedTasks = (count: number) => `Moved ${tasks(count)} to this year.`;
