/** One file for what few visits need: a file of its own weighs more in those that name it than the part itself. */
export { DashboardNews } from "./DashboardNews.tsx";
export { EarlierTasks } from "./EarlierTasks.tsx";
export { PastDatesNote } from "./PastDatesNote.tsx";
export { SchoolYear } from "./SchoolYear.tsx";
export { SetAsideTasks } from "./SetAsideTasks.tsx";
export { showTask } from "./showTask.ts";
