export const writeTask = "Write what the task is.";
export const enterDay = "Enter a date as year-month-day.";
